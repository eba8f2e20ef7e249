/** A greeting that the next table shows in place of its status line: the end of a lesson. As a message it would cover the board. */
const SHOWN_MS = 3500;

class Greeting {
  /** What to say; the title is set in bold. */
  text = $state('');

  set(title: string, text: string): void {
    this.text = `*${title}.* ${text}`;
  }

  clear(): void {
    this.text = '';
  }

  /** Clear the greeting after some seconds; the returned function clears it at once. */
  follow(): () => void {
    const timer = setTimeout(() => this.clear(), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      this.clear();
    };
  }
}

export const greeting = new Greeting();

/** Short messages at the edge of the screen: why something is refused, or that something was done. */
export interface Toast {
  id: number;
  kind: 'no' | 'yes' | 'news';
  title: string;
  text: string;
}

const SHOWN = 5000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private next = 1;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Say something. The same words again do not pile up. */
  say(kind: Toast['kind'], title: string, text = ''): void {
    for (const old of this.list) if (old.title === title && old.text === text) this.drop(old.id);
    const toast = { id: this.next++, kind, title, text };
    this.list = [...this.list.slice(-2), toast];
    this.wait(toast.id);
  }

  /** Let a message stay while it is read. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  wait(id: number): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.drop(id), SHOWN),
    );
  }

  drop(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

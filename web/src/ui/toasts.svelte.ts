/** Toasts: why an action is refused, or that it was done. */
interface Toast {
  id: number;
  kind: 'no' | 'yes' | 'news';
  title: string;
  text: string;
}

const SHOWN_MS = 5000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private next = 1;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Show a message; an equal one replaces it. */
  show(kind: Toast['kind'], title: string, text = ''): void {
    for (const old of this.list) if (old.title === title && old.text === text) this.drop(old.id);
    const toast = { id: this.next++, kind, title, text };
    this.list = [...this.list.slice(-2), toast];
    this.wait(toast.id);
  }

  /** Keep a message while it is hovered or focused. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  wait(id: number): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.drop(id), SHOWN_MS),
    );
  }

  drop(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** The toast: why an action is refused, or that it was done. A new one replaces it. */
interface Toast {
  id: number;
  kind: 'no' | 'yes' | 'news';
  title: string;
  text: string;
  link: Link | null;
}

/** A link below the text; `open`, if given, is called instead of following it. */
export interface Link {
  label: string;
  href: string;
  open?: () => void;
}

const SHOWN_MS = 5000;
/** A message with a link is read, and the link chosen. */
const LINKED_MS = 9000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private next = 1;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(kind: Toast['kind'], title: string, text = ''): number {
    this.clear();
    const toast = { id: this.next++, kind, title, text, link: null };
    this.list = [toast];
    this.wait(toast.id);
    return toast.id;
  }

  /** Add a link to a message, and show it for the whole time again. */
  addLink(id: number, link: Link): void {
    if (!this.list.some((toast) => toast.id === id)) return;
    this.list = this.list.map((toast) => (toast.id === id ? { ...toast, link } : toast));
    this.wait(id);
  }

  /** Keep a message while it is hovered or focused. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  wait(id: number): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => this.drop(id), this.list.some((toast) => toast.link) ? LINKED_MS : SHOWN_MS),
    );
  }

  clear(): void {
    for (const { id } of this.list) this.drop(id);
  }

  drop(id: number): void {
    this.hold(id);
    this.timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

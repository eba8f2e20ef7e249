/** Dragging by mouse, pen or finger, for all boards. A press that does not move stays a tap; a second finger may twist the piece. */
import { Pair, SLACK, type Finger } from './fingers';

/** What a board does while one of its pieces is dragged. */
export interface Drag {
  /** Whether it can be dragged now. */
  ready: boolean;
  begin(): void;
  /** The pointer has moved. A board may draw the piece above a finger, which would hide it. */
  move(at: Finger, touch: boolean): void;
  /** The drag has ended; `dropped` is false if the browser cancelled it. */
  end(dropped: boolean): void;
  /** Two fingers have twisted the piece by a quarter turn. */
  turn?(way: -1 | 1): void;
}

/** Svelte action. `asked` is called at each pointer event, so that it sees the present state. */
export function draggable(node: HTMLElement, asked: () => Drag): { update(asked: () => Drag): void; destroy(): void } {
  let drag = asked;
  const fingers = new Map<number, Finger>();
  let first: { id: number; x: number; y: number; started: boolean } | null = null;
  let pair: Pair | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || first || !drag().ready) return;
    first = { id: event.pointerId, x: event.clientX, y: event.clientY, started: false };
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    for (const [name, listener] of LISTENERS) addEventListener(name, listener);
  }

  function another(event: PointerEvent): void {
    if (!first || fingers.has(event.pointerId) || fingers.size !== 1) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pair = new Pair(...both(), true);
  }

  function move(event: PointerEvent): void {
    if (!first || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pair) {
      const { turn } = pair.move(...both());
      if (turn) drag().turn?.(turn);
      return; // two fingers turn the piece where it is
    }
    if (event.pointerId !== first.id) return;
    if (!first.started && Math.hypot(event.clientX - first.x, event.clientY - first.y) < SLACK) return;
    if (!first.started) drag().begin();
    first.started = true;
    drag().move({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    pair = null;
    if (event.pointerId !== first?.id) return;
    const { started } = first;
    release();
    if (!started) return;
    swallowClick();
    drag().end(event.type === 'pointerup');
  }

  function both(): [Finger, Finger] {
    const [one, two] = [...fingers.values()] as [Finger, Finger];
    return [one, two];
  }

  const LISTENERS = [
    ['pointerdown', another],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;

  function release(): void {
    first = pair = null;
    fingers.clear();
    for (const [name, listener] of LISTENERS) removeEventListener(name, listener);
  }

  node.addEventListener('pointerdown', down);
  return {
    update(next) {
      drag = next;
    },
    destroy() {
      release();
      node.removeEventListener('pointerdown', down);
    },
  };
}

/** Browsers send a click after a drag: suppress it. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

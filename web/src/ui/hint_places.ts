/** Where the bubble of a hint stands, and which hinted part the key I reaches next. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Distance to the piece and to the edges of the window, in pixels. */
const GAP = 8;

/** The corner of a bubble: above its piece, below it if there is no room, never outside the window. */
export function cornerOf(piece: Box, bubble: Size, view: Size): { left: number; top: number } {
  const above = piece.top - GAP - bubble.height;
  const below = Math.min(piece.bottom + GAP, view.height - GAP - bubble.height);
  const middle = (piece.left + piece.right - bubble.width) / 2;
  return {
    left: Math.max(GAP, Math.min(middle, view.width - GAP - bubble.width)),
    top: above >= GAP ? above : Math.max(GAP, below),
  };
}

type Part = HTMLElement | SVGElement;

/** The hinted part before or after the present one: within an element if it has such parts, else on the whole screen. */
export function partAfter(within: Element | null, present: Part | null, way: 1 | -1): Part | null {
  const inside = within ? hintedIn(within) : [];
  const own = within instanceof HTMLElement && within.dataset.hint ? [within] : [];
  const parts = inside.length ? [...own, ...inside] : own.length ? own : hintedIn(document.body);
  const at = present ? parts.indexOf(present) : -1;
  const next = at < 0 && way < 0 ? parts.length - 1 : (at + way + parts.length) % parts.length;
  return parts[next] ?? null;
}

/** The visible hinted elements inside another, in the order of reading. */
function hintedIn(element: Element): Part[] {
  const boxes = [...element.querySelectorAll<Part>('[data-hint]')].map((part) => ({ part, box: part.getBoundingClientRect() }));
  const visible = boxes.filter(({ box }) => box.width > 0 && box.height > 0);
  return visible.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left).map(({ part }) => part);
}

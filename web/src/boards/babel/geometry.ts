/** Sizes and directions on the board. */

/** How far apart the cards of a column lie, so that all of them fit: side by side if there is room, overlapping if not. */
export function pitch(count: number, room: number, card: number, gap: number): number {
  if (count < 2) return card + gap;
  return Math.max(4, Math.min(card + gap, (room - card) / (count - 1)));
}

/** A column in lanes: one as long as it can be read, more of them beside each other when it grows too long. */
export interface Lanes {
  count: number;
  /** Cards a lane. */
  each: number;
  step: number;
}

/** The least of a card that must stay in sight. */
export const LEAST = 13;

export function lanesOf(cards: number, room: number, card: number, gap: number): Lanes {
  const most = fitting(room, card, LEAST);
  const count = Math.max(1, Math.ceil(cards / most));
  const each = Math.max(1, Math.ceil(cards / count));
  return { count, each, step: pitch(each, room, card, gap) };
}

/** How many cards of a row that lie at least `least` apart fit into a width. */
export function fitting(width: number, card: number, least: number): number {
  return Math.max(1, Math.floor((width - card) / least) + 1);
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/**
 * Which box an arrow key leads to: the nearest one that lies wholly on that side, where being out of line counts three times. -1 if
 * there is none.
 */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const [ahead, aside] = distance(from, box, direction);
    if (ahead <= 0) return;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

const middle = (low: number, high: number): number => (low + high) / 2;

/** How far the middle of a box lies ahead, and by how much the boxes fail to overlap across that direction. */
function distance(from: Box, box: Box, direction: Direction): [number, number] {
  const level = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const back = direction === 'ArrowLeft' || direction === 'ArrowUp';
  const gap = level
    ? back ? from.left - box.right : box.left - from.right
    : back ? from.top - box.bottom : box.top - from.bottom;
  const ahead = level
    ? middle(box.left, box.right) - middle(from.left, from.right)
    : middle(box.top, box.bottom) - middle(from.top, from.bottom);
  const aside = level
    ? Math.abs(middle(box.top, box.bottom) - middle(from.top, from.bottom))
    : Math.abs(middle(box.left, box.right) - middle(from.left, from.right));
  const forward = back ? -ahead : ahead;
  // neighbours may overlap by a few pixels (cards in a hand, a pawn's halo): then the middles decide
  return [gap < -24 && forward < 20 ? 0 : forward, aside];
}

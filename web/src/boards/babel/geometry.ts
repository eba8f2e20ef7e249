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

/** Which box an arrow key leads to: the nearest one on that side, where lying out of line counts heavily. -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const far = distance(from, box, direction);
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

/** Distances along an axis: between the middles, and between the edges (negative where they overlap). */
function apart(from: [number, number], to: [number, number]): { middles: number; edges: number } {
  const middles = (to[0] + to[1] - from[0] - from[1]) / 2;
  return { middles, edges: Math.max(to[0] - from[1], from[0] - to[1]) };
}

/** Pieces in a hand overlap; more than that much overlap is not beside. */
const OVERLAP = 64;

function distance(from: Box, box: Box, direction: Direction): number {
  const level = apart([from.left, from.right], [box.left, box.right]);
  const upright = apart([from.top, from.bottom], [box.top, box.bottom]);
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const [ahead, across] = sideways ? [level, upright] : [upright, level];
  const forward = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -ahead.middles : ahead.middles;
  if (forward <= 2 || ahead.edges < -OVERLAP) return Infinity;
  return Math.max(0, ahead.edges) + forward / 8 + 3 * Math.max(0, across.edges) + Math.abs(across.middles) / 4;
}

/** Sizes on the board. */

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

/** Sizes on the board. */

/** The distance between the cards of a column, so that all fit; they overlap if they must. */
export function pitch(count: number, room: number, card: number, gap: number): number {
  if (count < 2) return card + gap;
  return Math.max(4, Math.min(card + gap, (room - card) / (count - 1)));
}

/** A column in lanes: one while it is readable, more when it grows too long. */
interface Lanes {
  count: number;
  /** Cards per lane. */
  each: number;
  step: number;
}

/** The smallest readable part of a card in pixels. */
export const LEAST = 13;

export function lanesOf(cards: number, room: number, card: number, gap: number): Lanes {
  const most = fitting(room, card, LEAST);
  const count = Math.max(1, Math.ceil(cards / most));
  const each = Math.max(1, Math.ceil(cards / count));
  return { count, each, step: pitch(each, room, card, gap) };
}

/** The number of cards, at least `least` apart, that fit into a width. */
export function fitting(width: number, card: number, least: number): number {
  return Math.max(1, Math.floor((width - card) / least) + 1);
}

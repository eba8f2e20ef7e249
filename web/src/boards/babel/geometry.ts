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

/** The smallest readable part of a card in pixels. On a phone, where a second lane would hide which cards are in a row, it is less. */
export const MIN_STEP = 13;
export const MIN_STEP_PHONE = 6;

export function lanesOf(cards: number, room: number, card: number, gap: number, least = MIN_STEP): Lanes {
  const most = fitting(room, card, least);
  const count = Math.max(1, Math.ceil(cards / most));
  const each = Math.max(1, Math.ceil(cards / count));
  return { count, each, step: pitch(each, room, card, gap) };
}

/** The number of cards, at least `least` apart, that fit into a width. */
export function fitting(width: number, card: number, least: number): number {
  return Math.max(1, Math.floor((width - card) / least) + 1);
}

/** The mean width of a letter in the names on the cards of a hand in pixels: those of a desktop, and the small ones. */
const LETTER = { large: 6.05, small: 5.13 };
/** The edge of the card and a gap to the next one. */
const NAME_EDGE = 2;

/** Whether all names fit the visible part of their cards. */
export function namesFit(names: readonly string[], seen: number, small: boolean): boolean {
  return Math.max(...names.map((name) => name.length)) * LETTER[small ? 'small' : 'large'] <= seen - NAME_EDGE;
}

/** The height of the label "last move" in pixels. */
export const LABEL_HIGH = 16;

/** Heights of a tier in the units of the drawing, 64 wide: with room for its number, and without. */
export const TALL = 13;
export const FLAT = 8;

export function templeHigh(levels: number, tier: number): number {
  return levels * tier + 3;
}

/** Sizes of the pieces on one side of a site: they grow with the room there is. */
export interface Sizes {
  card: number;
  gap: number;
  /** The width of a temple. */
  temple: number;
  tall: boolean;
  /** The height for the cards of a column. */
  room: number;
  /** The least visible part of a card in one lane. */
  step: number;
}

const between = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

export function sizesOf(width: number, height: number, screen: 'desktop' | 'phone' | 'low', levels: number): Sizes {
  if (screen === 'low') {
    const temple = between(24, Math.min(width * 0.44, ((height - 24) * 64) / templeHigh(levels, FLAT)), 60);
    return { card: between(14, height / 5, 20), gap: 1, temple, tall: false, room: Math.max(30, height - 8), step: MIN_STEP };
  }
  if (screen === 'phone') {
    const temple = between(38, height * 0.28, 56);
    const tall = height >= 250;
    const high = (temple * templeHigh(levels, tall ? TALL : FLAT)) / 64;
    return { card: between(17, height / 10, 26), gap: 1, temple, tall, room: Math.max(40, height - high - (tall ? 14 : 34)), step: MIN_STEP_PHONE };
  }
  // next to each other: the temple takes less than half of the width, and of the height all but a label above it
  const temple = between(60, Math.min(width * 0.46, ((height - 12 - LABEL_HIGH) * 64) / templeHigh(levels, TALL)), 220);
  return { card: between(27, Math.min((height - 12) / 5.6, width * 0.19), 72), gap: between(2, height / 90, 5), temple, tall: true, room: Math.max(60, height - 10), step: MIN_STEP };
}

/** Where the coach's bubble stands: next to the first place that matters, never over any of them. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

type Corner = Pick<Box, 'left' | 'top'>;

export type Side = 'left' | 'right' | 'above' | 'below' | 'free';

export interface Placing {
  left: number;
  top: number;
  /** On which side of the place it stands; `free`: anywhere else. */
  side: Side;
  /** The middle of its arrow along the edge, in pixels from its left or top. */
  arrow: number;
}

/** Distance between the bubble and the place. */
const GAP = 18;
const EDGE = 10;
/** How much farther away it may stand. */
const MAX_AWAY = 40;
/** The least distance of its arrow from its corners. */
const CORNER = 24;
const STEP = 24;
/** A place that matters counts more than a control. */
const PLACE_WEIGHT = 1000;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

export function boxOf(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** The smallest box around some; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Whether two boxes that touch or nearly touch fill the box around both. */
function fill(one: Box, other: Box, near: number): boolean {
  const both = around([one, other]);
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  const reaches = (box: Box, ...ends: (typeof sides)[number][]): boolean => ends.every((end) => Math.abs(box[end] - (both?.[end] ?? 0)) <= near);
  if (reaches(one, ...sides) || reaches(other, ...sides)) return true;
  if (overlap(grown(one, near), other) === 0) return false;
  return [one, other].every((box) => reaches(box, 'left', 'right')) || [one, other].every((box) => reaches(box, 'top', 'bottom'));
}

/** Neighbours that together make a larger box become one; others stay apart, so that nothing between them is bright. */
export function joined(boxes: readonly Box[], near = 4): Box[] {
  const found = [...boxes];
  for (let first = 0; first < found.length; first += 1) {
    const one = found[first] as Box;
    const second = found.findIndex((other, number) => number > first && fill(one, other, near));
    if (second < 0) continue;
    found[first] = around([one, found[second] as Box]) as Box;
    found.splice(second, 1);
    first = -1; // the larger box may fill another one with an earlier neighbour
  }
  return found;
}

/**
 * Place a bubble next to the first box, so that it covers neither a box nor any of `others`, the parts of the table that the learner
 * needs; null if there is no such place. It stands in the middle of a side, or moves along it and a little away from it.
 */
export function beside(size: Size, places: readonly Box[], area: Box, others: readonly Box[] = []): Placing | null {
  const first = places[0];
  if (!first) return null;
  const { least, most } = limits(size, area);
  const kept = [...places, ...others].map((box) => grown(box, EDGE / 2));
  const across = { from: first.left, to: first.right, length: size.width, least: least.left, most: most.left, edges: kept.map(({ left, right }) => [left, right] as const) };
  const upright = { from: first.top, to: first.bottom, length: size.height, least: least.top, most: most.top, edges: kept.map(({ top, bottom }) => [top, bottom] as const) };
  for (const side of ['left', 'right', 'above', 'below'] as const) {
    const level = side === 'left' || side === 'right';
    const before = side === 'left' || side === 'above';
    const [away, along] = level ? [across, upright] : [upright, across];
    for (const distant of distances(away, before)) {
      for (const shifted of shifts(along)) {
        const [left, top] = level ? [distant, shifted] : [shifted, distant];
        if (kept.some((box) => overlap(boxOf(left, top, size.width, size.height), box) > 0)) continue;
        return { left, top, side, arrow: pointer(along, shifted) };
      }
    }
  }
  return null;
}

/** One direction: the first box, the bubble's length, where the bubble may begin, and the ends of what it must not cover. */
interface Axis {
  from: number;
  to: number;
  length: number;
  least: number;
  most: number;
  edges: readonly (readonly [number, number])[];
}

/** Where a bubble before or after the first box may begin, the nearest first. */
function distances({ from, to, length, least, most, edges }: Axis, before: boolean): number[] {
  const base = before ? from - GAP - length : to + GAP;
  const found = [base, ...edges.map(([start, end]) => (before ? start - length : end))];
  return found.filter((at) => Math.abs(at - base) <= MAX_AWAY && (before ? at <= base : at >= base) && at >= least && at <= most).sort((a, b) => Math.abs(a - base) - Math.abs(b - base));
}

/** Where a bubble next to the first box may begin along it, the nearest to its middle first; its arrow must reach the box. */
function shifts(axis: Axis): number[] {
  const { from, to, length, least, most, edges } = axis;
  const middle = (from + to - length) / 2;
  const found = [middle, from, to - length, ...edges.flatMap(([start, end]) => [start - length, end])].map((at) => clamp(at, least, most));
  const reaches = (at: number): boolean => at + pointer(axis, at) >= from - CORNER && at + pointer(axis, at) <= to + CORNER;
  return [...new Set(found)].filter(reaches).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

/** The middle of the arrow, in pixels from the begin of the bubble. */
const pointer = ({ from, to, length }: Axis, at: number): number => clamp((from + to) / 2 - at, CORNER, length - CORNER);

/** Place a bubble next to the first box, or else where it covers as little of the boxes as possible, then as little of `others`. */
export function place(size: Size, places: readonly Box[], area: Box, others: readonly Box[] = []): Placing {
  const found = beside(size, places, area, others);
  if (found) return found;
  const { width, height } = size;
  const { least, most } = limits(size, area);
  const covers = (left: number, top: number): number =>
    covered(size, left, top, places) * PLACE_WEIGHT + covered(size, left, top, others);
  const all = [...places, ...others];
  const lefts = candidates(least.left, most.left, all.flatMap((box) => [box.left - EDGE - width, box.right + EDGE]));
  const tops = candidates(least.top, most.top, all.flatMap((box) => [box.top - EDGE - height, box.bottom + EDGE]));
  return { ...emptiest(lefts, tops, covers, places[0]), side: 'free', arrow: 0 };
}

/** Where the bubble's left top corner may be. */
function limits({ width, height }: Size, area: Box): { least: Corner; most: Corner } {
  return {
    least: { left: area.left + EDGE, top: area.top + EDGE },
    most: { left: area.right - width - EDGE, top: area.bottom - height - EDGE },
  };
}

/** The area of some boxes that a bubble covers. */
const covered = ({ width, height }: Size, left: number, top: number, boxes: readonly Box[]): number =>
  boxes.reduce((sum, one) => sum + overlap(boxOf(left, top, width, height), grown(one, EDGE / 2)), 0);

/** The spot that covers least; among equals, the one nearest to the first place. */
function emptiest(
  lefts: readonly number[],
  tops: readonly number[],
  covers: (left: number, top: number) => number,
  first: Box | undefined,
): { left: number; top: number } {
  let best = { left: lefts[0] ?? 0, top: tops.at(-1) ?? 0 };
  let bestCost = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const near = first ? Math.hypot(first.left - left, first.top - top) / 1e5 : 0;
      const cost = covers(left, top) + near;
      if (cost < bestCost) [best, bestCost] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Steps from the least to the most, both included, and the given values between them. */
function candidates(least: number, most: number, more: readonly number[]): number[] {
  const found = more.filter((value) => value > least && value < most);
  for (let value = least; value < most; value += STEP) found.push(value);
  return [...found, Math.max(least, most)].sort((a, b) => a - b);
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

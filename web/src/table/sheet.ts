/** The sizes of the phone's sheet, from low to high. */
export const SIZES = ['low', 'middle', 'high'] as const;
export type SheetSize = (typeof SIZES)[number];

/** Pixels that the grip must be dragged for the next size, and for two sizes. */
const ONE = 30;
const TWO = 190;

/** The next size upwards (1) or downwards (-1), if there is one. */
export function next(size: SheetSize, way: number): SheetSize {
  const place = SIZES.indexOf(size) + way;
  return SIZES[Math.max(0, Math.min(place, SIZES.length - 1))] ?? size;
}

/** The size after the grip was dragged up by some pixels, or down if negative. */
export function nearest(size: SheetSize, up: number): SheetSize {
  const steps = Math.abs(up) < ONE ? 0 : Math.abs(up) < TWO ? 1 : 2;
  return next(size, Math.sign(up) * steps);
}

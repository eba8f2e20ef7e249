/** The sizes of the phone's sheet, from low to high. */
export const SIZES = ['low', 'middle', 'high'] as const;
export type SheetSize = (typeof SIZES)[number];

/** How far a finger has to go for the next size, and for two sizes at once, in pixels. */
const ONE = 30;
const TWO = 190;

/** The next size upwards (1) or downwards (-1); the last one stays. */
export function next(size: SheetSize, way: number): SheetSize {
  const place = SIZES.indexOf(size) + way;
  return SIZES[Math.max(0, Math.min(place, SIZES.length - 1))] ?? size;
}

/** Where the sheet comes to rest after its grip was dragged so many pixels up (or, negative, down). */
export function nearest(size: SheetSize, up: number): SheetSize {
  const steps = Math.abs(up) < ONE ? 0 : Math.abs(up) < TWO ? 1 : 2;
  return next(size, Math.sign(up) * steps);
}

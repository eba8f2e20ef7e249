/** Cells, corners and turns of a garden (rules 2.1 and 2.2). Files a to h run to the right, ranks 1 to 8 upwards. */

export const FILES = 'abcdefgh';
export const SIDE = FILES.length;
export const RANKS = [8, 7, 6, 5, 4, 3, 2, 1] as const;
export const COLUMN_FILES = 'ABCD';

export interface Spot {
  x: number;
  y: number;
}

export function spotOf(cell: string): Spot {
  return { x: FILES.indexOf(cell.charAt(0)), y: Number(cell.charAt(1)) - 1 };
}

export function cellAt(x: number, y: number): string {
  return `${FILES.charAt(x)}${y + 1}`;
}

/** Corners NW, NE, SE, SW as steps from the anchor, which is the corner SW. */
const CORNERS: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: 0 },
];

/** The four cells of a tile: NW, NE, SE, SW. */
export function cornersOf(anchor: string): string[] {
  const { x, y } = spotOf(anchor);
  return CORNERS.map((corner) => cellAt(x + corner.x, y + corner.y));
}

/** The icons at NW, NE, SE, SW after clockwise quarter turns. */
export function turned(face: string, rotation: number): string[] {
  return [0, 1, 2, 3].map((corner) => face.charAt((corner - rotation + 4) % 4));
}

export function isAnchor(cell: string): boolean {
  const { x, y } = spotOf(cell);
  return x >= 0 && x < SIDE - 1 && y >= 0 && y < SIDE - 1;
}

/** All anchors, the last rank first. */
export const ANCHORS: readonly string[] = RANKS.flatMap((rank) => [...FILES].map((file) => `${file}${rank}`)).filter(isAnchor);

/** The nearest possible anchor. */
export function clamped(cell: string): string {
  const { x, y } = spotOf(cell);
  return cellAt(Math.min(x, SIDE - 2), Math.min(y, SIDE - 2));
}

/**
 * Anchors of the tiles that cover a point, nearest first: a tile is held by its middle. The point is in cells from the lower left corner of
 * the garden. In the middle of a cell that cell itself is the anchor.
 */
export function anchorsNear(point: Spot): string[] {
  const file = Math.min(SIDE - 1, Math.max(0, Math.floor(point.x)));
  const rank = Math.min(SIDE - 1, Math.max(0, Math.floor(point.y)));
  return [0, 1, 2, 3]
    .map((way) => ({ x: file - (way & 1), y: rank - (way >> 1) }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < SIDE - 1 && y < SIDE - 1)
    .map((spot) => ({ spot, far: Math.round(20 * Math.hypot(spot.x + 1 - point.x, spot.y + 1 - point.y)) }))
    .sort((one, other) => one.far - other.far)
    .map(({ spot }) => cellAt(spot.x, spot.y));
}

/** The cell an arrow key leads to; null if the key is not an arrow or leads off the board. */
export function walk(key: string, from: Spot, files = SIDE, ranks = SIDE): Spot | null {
  const within = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowLeft':
      return { x: within(from.x - 1, files), y: from.y };
    case 'ArrowRight':
      return { x: within(from.x + 1, files), y: from.y };
    case 'ArrowUp':
      return { x: from.x, y: within(from.y + 1, ranks) };
    case 'ArrowDown':
      return { x: from.x, y: within(from.y - 1, ranks) };
    case 'Home':
      return { x: 0, y: from.y };
    case 'End':
      return { x: files - 1, y: from.y };
    default:
      return null;
  }
}

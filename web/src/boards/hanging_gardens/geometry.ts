/** Squares and rotated cards. x grows to the right, y downwards; the start card lies at x 0 to 1, y 0 to 2. */
import type { Garden, Kind, Place, Shown } from './view';

export interface Square {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  /** Just beyond the last square. */
  right: number;
  bottom: number;
}

export const STEPS: readonly Square[] = [{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 }];

export const placeOf = ({ x, y }: Square): Place => `${x},${y}`;

export function squareOf(place: Place): Square {
  const [x, y] = place.split(',');
  return { x: Number(x), y: Number(y) };
}

/** The rows of a card after clockwise quarter turns (rules 5.1). */
export function turned(face: readonly string[], turn: number): string[] {
  let rows = [...face];
  for (let quarter = 0; quarter < turn % 4; quarter += 1) {
    const wide = rows[0]?.length ?? 0;
    rows = Array.from({ length: wide }, (_, column) => rows.map((row) => row[column] ?? '').reverse().join(''));
  }
  return rows;
}

/** Width and height of a rotated card. */
export function sizeOf(turn: number): { wide: number; high: number } {
  return turn % 2 ? { wide: 3, high: 2 } : { wide: 2, high: 3 };
}

/** The six squares of a card and what they show, in reading order. */
export function cardSquares(face: readonly string[], turn: number, corner: Square): Map<Place, Shown> {
  const squares = new Map<Place, Shown>();
  turned(face, turn).forEach((row, y) => {
    [...row].forEach((shown, x) => squares.set(placeOf({ x: corner.x + x, y: corner.y + y }), shown as Shown));
  });
  return squares;
}

/** The six squares under a card. */
export function covered(turn: number, corner: Square): Place[] {
  return [...cardSquares(['..', '..', '..'], turn, corner).keys()];
}

/** The corner of a card whose middle is nearest to a point. */
export function cornerAt(point: Square, turn: number): Square {
  const { wide, high } = sizeOf(turn);
  // rounding may give a negative zero
  return { x: Math.round(point.x - wide / 2) + 0, y: Math.round(point.y - high / 2) + 0 };
}

export function middleOf(corner: Square, turn: number): Square {
  const { wide, high } = sizeOf(turn);
  return { x: corner.x + wide / 2, y: corner.y + high / 2 };
}

export function boundsOf(places: Iterable<Place>): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const place of places) {
    const { x, y } = squareOf(place);
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return bounds;
}

/** The corner of a card for a button over it: where it covers least of a garden; the last one of equal corners. */
export function freeCorner(turn: number, { x, y }: Square, garden: Garden, top: number): Square {
  const { wide, high } = sizeOf(turn);
  const card = new Set(covered(turn, { x, y }));
  const corners = [x, x + wide].flatMap((x) => [y, y + high].map((y) => ({ x, y })));
  const cost = (corner: Square): number => {
    const around = [-1, 0].flatMap((x) => [-1, 0].map((y) => placeOf({ x: corner.x + x, y: corner.y + y })));
    return around.filter((place) => place in garden && !card.has(place)).length + (corner.y < top ? around.length : 0);
  };
  return corners.reduce((best, one) => (cost(one) <= cost(best) ? one : best));
}

/** Reading order: by row, then by column. */
export function inOrder(a: Place, b: Place): number {
  const one = squareOf(a);
  const two = squareOf(b);
  return one.y - two.y || one.x - two.x;
}

/** The next place in a direction: the nearest one, weighing sideways distance double. */
export function towards(from: Place, places: readonly Place[], step: Square): Place | null {
  const start = squareOf(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = squareOf(place);
    const ahead = (x - start.x) * step.x + (y - start.y) * step.y;
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x);
    const cost = ahead + aside * 2;
    if (ahead > 0 && cost < least) {
      best = place;
      least = cost;
    }
  }
  return best;
}

/** Groups: equal buildings connected by edges (rules 5.3). */
export function groupsIn(garden: Garden): { kind: Kind; places: Place[] }[] {
  const left = new Set(Object.keys(garden));
  return Object.entries(garden).flatMap(([start, kind]) => {
    if (kind === '.' || !left.delete(start)) return [];
    const places = [start];
    // grows while it is walked through
    for (const place of places) {
      const { x, y } = squareOf(place);
      for (const step of STEPS) {
        const next = placeOf({ x: x + step.x, y: y + step.y });
        if (garden[next] === kind && left.delete(next)) places.push(next);
      }
    }
    return [{ kind, places }];
  });
}

/**
 * What the possible ornaments of a garden score together; loaded after the board.
 * The server previews one step, not the ornaments after it, so the points of ornaments (rules 5) are computed here.
 */
import type { Decorating } from './actions';
import { cellsOf } from './layers';
import type { Garden, Kind } from './view';

/** How many ornaments can be built, and their points. */
export interface Worth {
  count: number;
  points: number;
}

const KINDS: readonly Kind[] = ['statue', 'fountain', 'bridge', 'stairs'];
const SET = 4;
/** Of more ornaments, as with a token, those of most points are compared. */
const MOST = 10;

/** Statues score their floor, fountains and bridges three times their floor, stairs both floors. */
export function scoreOf(kind: Kind, floor: number, other = floor): number {
  return kind === 'statue' ? floor : kind === 'stairs' ? floor + other : 3 * floor;
}

function pointsOf({ kind, cells }: Decorating, garden: Garden): number {
  const [floor = 0, other = 0] = cells.map((cell) => garden.cells[cell]?.h ?? 0);
  return scoreOf(kind, floor, other);
}

/** The visible ornaments of each kind; a bridge is always visible (rules 8, R56). */
function counted({ cells, ornaments }: Garden): number[] {
  const seen = ornaments.filter(({ kind, cells: ends, floors }) => kind === 'bridge' || ends.some((cell, end) => cells[cell]?.h === floors[end]));
  return KINDS.map((kind) => seen.filter((one) => one.kind === kind).length);
}

/** Whether two ornaments can both be built: no cell is shared, the token helps once, and a first statue binds the next one. */
function together(one: Decorating, other: Decorating, statues: boolean): boolean {
  const taken = new Set(cellsOf(one.cells));
  if (cellsOf(other.cells).some((cell) => taken.has(cell)) || (one.star && other.star)) return false;
  return statues || one.kind !== 'statue' || other.kind !== 'statue';
}

/** The most points of ornaments that can be built together, sets of four kinds included. */
export function worthOf(garden: Garden, possible: readonly Decorating[]): Worth {
  const there = counted(garden);
  const before = Math.min(...there);
  const best = [...possible].sort((one, other) => pointsOf(other, garden) - pointsOf(one, garden)).slice(0, MOST);
  const most = (from: number, chosen: readonly Decorating[]): Worth => {
    const all = KINDS.map((kind, number) => (there[number] ?? 0) + chosen.filter((one) => one.kind === kind).length);
    const points = chosen.reduce((sum, one) => sum + pointsOf(one, garden), SET * (Math.min(...all) - before));
    let found: Worth = { count: chosen.length, points };
    for (const [number, one] of best.entries()) {
      if (number < from || !chosen.every((other) => together(one, other, (there[0] ?? 0) > 0))) continue;
      const more = most(number + 1, [...chosen, one]);
      if (more.points > found.points) found = more;
    }
    return found;
  };
  return most(0, []);
}

const kept = new WeakMap<readonly Decorating[], Worth>();

/** The same, computed once for each list of ornaments. */
export function worth(garden: Garden | undefined, possible: readonly Decorating[]): Worth {
  const found = kept.get(possible) ?? (garden ? worthOf(garden, possible) : { count: 0, points: 0 });
  kept.set(possible, found);
  return found;
}

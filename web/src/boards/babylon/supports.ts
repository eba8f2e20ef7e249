/** What carries a tile: the ways to lay it at one place, and what they cost. */
import { placeWord, parse, type Placing } from './actions';
import type { BabylonView, Placement, Source } from './view';

/** One legal way to lay a tile. */
export interface Way extends Placing {
  word: string;
  floor: number;
  /** Number of the corner without support (NW 0, NE 1, SE 2, SW 3); -1 if all four have one. */
  open: number;
  singles: number;
  doubles: number;
}

/** Floor and pillars of every legal placement, by anchor and supports: `c4/11-2`. */
export function costsOf(view: BabylonView): Map<string, Placement> {
  return new Map(view.placements.flatMap((one) => one.anchors.map((anchor) => [`${anchor}/${one.supports}`, one] as const)));
}

export type Places = Map<string, Way[]>;

/** All legal ways of one tile, by anchor and rotation: `c4r2`. */
export function placesOf(view: BabylonView, source: Source, costs = costsOf(view)): Places {
  const places: Places = new Map();
  for (const word of view.actions) {
    if (!word.startsWith(`place:${source}@`)) continue;
    const placing = parse(word) as Placing;
    const cost = costs.get(`${placing.anchor}/${placing.supports}`);
    if (!cost) continue;
    const key = `${placing.anchor}r${placing.rotation}`;
    const { floor, singles, doubles } = cost;
    const way: Way = { ...placing, word, floor, singles, doubles, open: placing.supports.indexOf('-') };
    const known = places.get(key);
    if (known) known.push(way);
    else places.set(key, [way]);
  }
  for (const ways of places.values()) ways.sort((one, other) => one.floor - other.floor || one.open - other.open);
  return places;
}

/** The number of rotations that have actions of their own; without any action, all quarter turns. */
export function turnsOf(places: Places): number {
  if (places.size === 0) return 4;
  return 1 + Math.max(...[...places.values()].map(([way]) => way?.rotation ?? 0));
}

/** The lowest floor on which a tile can lie at an anchor, in any rotation; 0 if none can. */
export function lowestAt(anchor: string, places: Readonly<Record<Source, Places>>): number {
  const turns = Array.from({ length: 4 }, (_, rotation) => `${anchor}r${rotation}`);
  const floors = Object.values(places).flatMap((known) => turns.flatMap((turn) => (known.get(turn) ?? []).map((way) => way.floor)));
  return floors.length ? Math.min(...floors) : 0;
}

/** What laying a tile in one way scores, with the ornaments that it leaves possible; null while that is not known. */
export type Points = (way: Way) => number | null;

/** The word that asks why a tile cannot lie at a place: a placement without supports. */
export function questionAt(source: Source, anchor: string): string {
  return placeWord({ source, anchor, rotation: 0, supports: '----' });
}

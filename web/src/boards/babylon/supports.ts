/** What carries a tile: the ways to lay it at one place, what they cost, and the way a player most likely meant. */
import { placeWord, parse, type Placing } from './actions';
import { cornersOf } from './geometry';
import type { BabylonView, Cell, Source } from './view';

/** One legal way to lay a tile. */
export interface Way extends Placing {
  word: string;
  floor: number;
  /** Number of the corner without support (NW 0, NE 1, SE 2, SW 3); -1 if all four have one. */
  open: number;
  singles: number;
  doubles: number;
}

/** The floor of a tile: the common top of its supports (rules T5). */
export function floorOf(cells: Record<string, Cell>, anchor: string, supports: string): number {
  const corners = cornersOf(anchor);
  for (const [number, support] of [...supports].entries()) {
    const height = cells[corners[number] as string]?.h ?? 0;
    if (support !== '-') return height + (support === '2' ? 2 : 1);
  }
  return 0;
}

/** What supports cost: a double in hand pays first, each further one takes two singles. */
export function price(supports: string, doublesInHand: number): { singles: number; doubles: number } {
  const twos = [...supports].filter((support) => support === '2').length;
  const ones = [...supports].filter((support) => support === '1').length;
  const doubles = Math.min(twos, doublesInHand);
  return { singles: ones + 2 * (twos - doubles), doubles };
}

export type Places = Map<string, Way[]>;

/** All legal ways of one tile, by anchor and rotation: `c4r2`. */
export function placesOf(view: BabylonView, source: Source): Places {
  const places: Places = new Map();
  const player = view.players[view.player];
  if (!player) return places;
  for (const word of view.actions) {
    if (!word.startsWith(`place:${source}@`)) continue;
    const placing = parse(word) as Placing;
    const key = `${placing.anchor}r${placing.rotation}`;
    const way: Way = {
      ...placing,
      word,
      floor: floorOf(player.garden.cells, placing.anchor, placing.supports),
      open: placing.supports.indexOf('-'),
      ...price(placing.supports, player.doubles),
    };
    const known = places.get(key);
    if (known) known.push(way);
    else places.set(key, [way]);
  }
  for (const ways of places.values()) ways.sort((one, other) => one.floor - other.floor || one.open - other.open);
  return places;
}

/** The way closest to what was chosen before: same floor, same open corner; else the lowest floor with all corners supported. */
export function closest(ways: readonly Way[], wish: { floor: number | null; open: number }): Way | undefined {
  const low = Math.min(...ways.map((way) => way.floor));
  const floor = ways.some((way) => way.floor === wish.floor) ? wish.floor : low;
  const here = ways.filter((way) => way.floor === floor);
  return here.find((way) => way.open === wish.open) ?? here.find((way) => way.open === -1) ?? here[0];
}

/**
 * The word of a placement that is not legal, so that the rules can say why: each corner gets what would reach the floor above the highest cell,
 * the first that cannot be supported stays open, the others ask for a pillar where none can stand.
 */
export function attempt(cells: Record<string, Cell>, source: Source, anchor: string, rotation: number): string {
  const corners = cornersOf(anchor).map((name) => cells[name] ?? { h: 0, use: 'free', decks: [], flight: 0 });
  const floor = Math.max(...corners.map((cell) => cell.h)) + 1;
  let open = false;
  const supports = corners.map((cell) => {
    const free = cell.use === 'free' && cell.decks.length === 0;
    if (cell.h === floor - 1 && cell.use === 'statue') return 's';
    if (cell.h === floor - 1 && free) return '1';
    if (cell.h === floor - 2 && free) return '2';
    const sign = open ? (cell.h === floor - 2 ? '2' : '1') : '-';
    open = true;
    return sign;
  });
  return placeWord({ source, anchor, rotation, supports: supports.join('') });
}

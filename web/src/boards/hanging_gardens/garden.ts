/** Gardens: groups, what a card would make of them, and why it cannot lie somewhere. Only open knowledge, so the page may reckon it. */
import { cardSquares, inOrder, neighbours, type Square } from './geometry';
import type { GardensView, Kind, Place, PlayerView, Shown } from './view';

export type Garden = Record<Place, Shown>;

export interface Group {
  kind: Kind;
  /** In reading order. */
  places: Place[];
  temples: number;
  /** 5.5 Whether a temple may be put on it in this turn. */
  ready: boolean;
}

export const SMALLEST = 3;
export const BLIND = 6;

/** 5.3 The squares that show the same building and hang together over edges. */
export function groupAt(garden: Garden, place: Place): Place[] {
  const kind = garden[place];
  if (!kind || kind === '.') return [];
  const found = new Set([place]);
  for (const one of found) for (const next of neighbours(one)) if (garden[next] === kind) found.add(next);
  return [...found].sort(inOrder);
}

/** The groups that hold some squares, each once, in the order of these squares. */
export function groupsAt(garden: Garden, places: readonly Place[], temples: readonly Place[]): Group[] {
  const seen = new Set<Place>();
  const groups: Group[] = [];
  for (const place of places) {
    const kind = garden[place];
    if (seen.has(place) || !kind || kind === '.') continue;
    const members = groupAt(garden, place);
    for (const one of members) seen.add(one);
    const held = members.filter((one) => temples.includes(one)).length;
    groups.push({ kind, places: members, temples: held, ready: members.length >= SMALLEST && held === 0 });
  }
  return groups;
}

/** 5.8 From how many columns a group takes its tile. */
export function columnsFor(size: number): number {
  return Math.max(0, Math.min(size - 2, 3));
}

/** 5.8 Whether a group first draws a blind tile. */
export const drawsBlind = (size: number, stock: number): boolean => size >= BLIND && stock > 0;

export interface Fault {
  code: 'unsupported' | 'on_temple' | 'no_contact' | 'would_merge';
  /** The squares at fault. */
  places: Place[];
  params: Record<string, string | number>;
}

/** 5.1 Why a card cannot lie so, square by square; null if nothing speaks against it. */
export function faultOf(player: PlayerView, squares: ReadonlyMap<Place, Shown>, merge: unknown): Fault | null {
  const loose = [...squares].filter(([place, shown]) => shown !== '.' && !(place in player.garden));
  const first = loose[0];
  const onTemple = [...squares.keys()].filter((place) => player.temples.includes(place));
  if (!Object.keys(player.garden).some((place) => squares.has(place))) return { code: 'no_contact', places: [...squares.keys()], params: {} };
  if (first) {
    const places = [...loose.map(([place]) => place), ...onTemple];
    return { code: 'unsupported', places, params: { square: first[0], building: first[1], count: loose.length } };
  }
  if (onTemple[0]) return { code: 'on_temple', places: onTemple, params: { square: onTemple[0] } };
  if (merge !== 'forbid') return null;
  const after = { ...player.garden, ...Object.fromEntries(squares) };
  const joined = groupsAt(after, player.temples, player.temples).find((group) => group.temples > 1);
  return joined ? { code: 'would_merge', places: joined.places.filter((place) => squares.has(place)), params: {} } : null;
}

export interface Laid {
  squares: Map<Place, Shown>;
  garden: Garden;
  /** The groups with a building of the card, the most rewarding first. */
  groups: Group[];
  fault: Fault | null;
}

/** 5.5 The building squares of a card that can make a group qualify. */
function grownOf(garden: Garden, squares: ReadonlyMap<Place, Shown>, growth: unknown): Place[] {
  return [...squares].filter(([place, shown]) => shown !== '.' && (growth !== 'strict' || garden[place] !== shown)).map(([place]) => place);
}

/** What a card would make of the garden of whoever is to move. */
export function laid(view: GardensView, seat: number, card: number, turn: number, corner: Square): Laid | null {
  const face = view.faces[String(card)];
  const player = view.players[seat];
  if (!face || !player) return null;
  const squares = cardSquares(face, turn, corner);
  const garden = { ...player.garden, ...Object.fromEntries(squares) };
  const grown = grownOf(player.garden, squares, view.options.growth);
  const groups = groupsAt(garden, grown, player.temples).sort((a, b) => Number(b.ready) - Number(a.ready) || b.places.length - a.places.length);
  return { squares, garden, groups, fault: faultOf(player, squares, view.options.merge) };
}

/** The groups on which a temple may be put now, the largest first. */
export function readyGroups(view: GardensView, seat: number): Group[] {
  const player = view.players[seat];
  if (!player) return [];
  return groupsAt(player.garden, view.turn.grown, player.temples)
    .filter((group) => group.ready)
    .sort((a, b) => b.places.length - a.places.length);
}

/** 4 The seats of a round in their order; the last of them are still to move. */
export function orderOf(seats: number, start: number): number[] {
  if (seats === 2) return [start, 1 - start, 1 - start, start];
  return Array.from({ length: seats }, (_, step) => (start + step) % seats);
}

/** 4 How many rounds a game has. */
export const roundsOf = (seats: number): number => (seats === 3 ? 20 : 15);

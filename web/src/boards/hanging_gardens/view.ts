/** The view of The Hanging Gardens, as the server sends it. */
import type { ScoredView, Seat } from '../../net/types';

export type Kind = 'T' | 'P' | 'A' | 'F';
/** What a square shows: a building or empty ground. */
export type Shown = Kind | '.';
/** A square as the server writes it: `2,-1`. */
export type Place = string;
export type Space = '1a' | '1b' | '2a' | '2b' | '3a' | '3b';
export type Phase = 'card' | 'keep' | 'temple' | 'tile' | 'over';

export const SPACES: readonly Space[] = ['1a', '1b', '2a', '2b', '3a', '3b'];

export type Garden = Record<Place, Shown>;

/** A group with a new building. */
export interface Group {
  kind: Kind;
  /** In reading order. */
  places: Place[];
  temples: number;
  /** Whether a temple may be put on it in this turn. */
  ready: boolean;
  /** What a temple would earn: from how many columns a tile is taken, and whether a blind one is drawn first. */
  columns: number;
  blind: boolean;
}

/** What the tiles of one kind pay. */
export interface Ladder {
  tile: string;
  count: number;
  points: number;
  /** Complete sets before the rungs. */
  sets: number;
  /** Points, and the index of those that count now. */
  rungs: number[];
  rung: number;
}

/** What a tile would bring: its points, and the ladders that change, its own first. */
export interface Gain {
  points: number;
  ladders: Ladder[];
}

export interface PlayerView {
  garden: Garden;
  temples: Place[];
  supply: number;
  five_point_awards: number;
  /** Null if they are hidden from the viewer. */
  open_tiles: string[] | null;
  blind_tiles: string[] | null;
  open_count: number;
  blind_count: number;
  /** Of the tiles that the viewer knows, in the order of the score sheet. */
  ladders: Ladder[];
}

interface Person {
  series: string;
  low?: number;
  high?: number;
  per_tile?: number;
}

export interface Values {
  series: Record<string, number[]>;
  persons: Record<string, Person>;
  award: number;
}

export interface GardensView extends ScoredView {
  players: PlayerView[];
  round: { number: number; start_seat: Seat; to_move: Seat[]; order: Seat[]; last?: number };
  phase: Phase;
  card_display: (number | null)[];
  /** The faces of the displayed cards by card number: three rows of two squares. */
  faces: Record<string, string[]>;
  /** The names of a card's four turns in action words; turns that look the same have one name. */
  rotations: Record<string, number[]>;
  card_stack_size: number;
  burned_cards: number[];
  tile_display: Record<Space, string | null>;
  tile_stock_size: number;
  /** `columns`: from how many columns a tile is taken now. */
  turn: { grown: Place[]; merged: Place[]; size: number; columns: number; groups: Group[] };
  /** For the seat to move only. */
  tile_gains: Partial<Record<Space, Gain>>;
  values: Values;
  /** `group_sizes`: the size of the smallest group that opens each column. */
  constants: { rounds: number; group_sizes: number[] };
  box: { id: string; hash: string; status: Record<string, string> };
}

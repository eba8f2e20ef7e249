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

export interface PlayerView {
  garden: Record<Place, Shown>;
  temples: Place[];
  supply: number;
  five_point_awards: number;
  /** Null if they are hidden from the viewer. */
  open_tiles: string[] | null;
  blind_tiles: string[] | null;
  open_count: number;
  blind_count: number;
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
  round: { number: number; start_seat: Seat; to_move: Seat[]; last?: number };
  phase: Phase;
  card_display: (number | null)[];
  /** The faces of the displayed cards by card number: three rows of two squares. */
  faces: Record<string, string[]>;
  card_stack_size: number;
  burned_cards: number[];
  tile_display: Record<Space, string | null>;
  tile_stock_size: number;
  turn: { grown: Place[]; merged: Place[]; size: number };
  values: Values;
  box: { id: string; hash: string; status: Record<string, string> };
}

/** Babel's view for one viewer (docs/engine-protocol.md), and helpers that all parts of the board use. */
import type { ScoredView, Seat } from '../../net/types';

export const PEOPLES = ['A', 'H', 'M', 'P', 'S'] as const;
export type People = (typeof PEOPLES)[number];
export type Place = People | 'quarry';
type BySite<T> = Record<People, T>;
/** The place of a run's first card, counted from 1, and its length. */
export type Run = [place: number, length: number];

export interface BabelView extends ScoredView {
  hand: string | null;
  hand_size: [number, number];
  pinned: [string, string] | null;
  people_deck_size: number;
  discard: string;
  temple_deck_size: number;
  known_top: number[];
  /** Whether the end of this turn takes the last temple cards. */
  last_draw: boolean;
  pawn: [Place, Place];
  column: [BySite<string>, BySite<string>];
  /** Sites without a run are left out. */
  runs: [Partial<BySite<Run[]>>, Partial<BySite<Run[]>>];
  temple: [BySite<number[]>, BySite<number[]>];
  reserve: [number[], number[]];
  starter: [boolean, boolean];
  active: Seat;
  phase: 'draw' | 'act' | 'drop' | 'temple' | 'over';
  owed: number;
  migrated: boolean;
  turn: number;
  final: boolean;
  ending: string;
  /** Numbers of the rules. */
  constants: {
    /** The marks of the score track. */
    goals: number[];
    max_level: number;
    starter_level: number;
    migration_size: number;
  };
}

const NAMES: BySite<string> = { A: 'assyrians', H: 'hittites', M: 'medes', P: 'persians', S: 'sumerians' };

/** The icon of a people. */
export const emblem = (people: People): string => `people-${NAMES[people]}`;

export const isPeople = (letter: string): letter is People => (PEOPLES as readonly string[]).includes(letter);

/** The letters of a column or a hand. */
export const cards = (letters: string): People[] => [...letters].filter(isPeople);

/** The level of a temple: its top card (rules 2.1), 0 without one. */
export const levelOf = (temple: readonly number[]): number => temple.at(-1) ?? 0;

/** The seat whose side lies below: the viewer's; for spectators the first player's. */
export const nearSeat = (view: BabelView): Seat => view.seat ?? 0;

export const other = (seat: Seat): Seat => 1 - seat;

/** The level that a build reaches: the starter's, or the top card of a reserve. */
export function levelTaken(view: BabelView, from: string): number {
  const me = (view.seat ?? view.active) as 0 | 1;
  return from === 'first' ? view.constants.starter_level : levelOf(view.reserve[from === 'own' ? me : (other(me) as 0 | 1)]);
}

/** The cards at the end of a column that migrate together. */
export const migrating = (view: BabelView, column: string): string => column.slice(-view.constants.migration_size);

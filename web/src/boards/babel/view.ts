/** Babel's view for one viewer (docs/engine-protocol.md), and helpers that all parts of the board use. */
import type { ScoredView, Seat } from '../../net/types';

export const PEOPLES = ['A', 'H', 'M', 'P', 'S'] as const;
export type People = (typeof PEOPLES)[number];
export type Place = People | 'quarry';
type BySite<T> = Record<People, T>;

export interface BabelView extends ScoredView {
  hand: string | null;
  hand_size: [number, number];
  pinned: [string, string] | null;
  people_deck_size: number;
  discard: string;
  temple_deck_size: number;
  known_top: number[];
  pawn: [Place, Place];
  column: [BySite<string>, BySite<string>];
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

/** The sum of the levels of the five temples. */
export function scoreOf(temples: BySite<number[]>): number {
  return PEOPLES.reduce((sum, site) => sum + levelOf(temples[site]), 0);
}

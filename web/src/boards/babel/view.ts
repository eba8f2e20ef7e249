/** What Babel's table shows to one viewer (docs/engine-protocol.md), and the few things every part of the board asks of it. */
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

/** The drawing of a people. */
export const emblem = (people: People): string => `people-${NAMES[people]}`;

export const isPeople = (letter: string): letter is People => (PEOPLES as readonly string[]).includes(letter);

/** The letters of a column or a hand. */
export const cards = (letters: string): People[] => [...letters].filter(isPeople);

/** The level of a temple: its top card (rules 2.1), 0 without one. */
export const levelOf = (temple: readonly number[]): number => temple.at(-1) ?? 0;

/** Whose side lies below: the viewer's, or the first player's for whoever looks on. */
export const nearSeat = (view: BabelView): Seat => view.seat ?? 0;

export const other = (seat: Seat): Seat => 1 - seat;

/** The points of a player: the levels of the five temples added up. */
export function scoreOf(temples: BySite<number[]>): number {
  return PEOPLES.reduce((sum, site) => sum + levelOf(temples[site]), 0);
}

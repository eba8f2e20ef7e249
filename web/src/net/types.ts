/** Types of what the server sends: those of schema.ts, which is generated, with narrower field types. */
import type {
  ClockRuleView,
  ClockView as SentClock,
  LogEntry as SentEntry,
  OfferView,
  ResultView,
  SeatView as SentSeat,
  SettingsView,
  TableView as SentTable,
  TurnView as SentTurn,
} from './schema';

/** A type with narrower types for some of its fields. */
type With<Shape, Exact extends Partial<Record<keyof Shape, unknown>>> = Omit<Shape, keyof Exact> & Exact;

export type Seat = number;
export type Status = 'open' | 'playing' | 'paused' | 'ended' | 'closed';
export type Topic = 'undo' | 'draw' | 'pause' | 'hints' | 'rematch';

export type SeatView = With<SentSeat, { kind: 'person' | 'bot' | 'open'; name: string | null; out: 'resigned' | 'flagged' | null }>;
export type ClockRule = With<ClockRuleView, { kind: 'none' | 'live' | 'days' }>;
type Setting = With<SettingsView, { clock: ClockRule; flag: 'lose' | 'stand_in' }>;
export type ClockView = SentClock;
type Offer = With<OfferView, { topic: Topic }>;
/** Only its player receives the staged word and the targets of undo and restart. */
type TurnView = With<SentTurn, { staged: { word?: string } | null; undo?: number | null; restart?: number | null }>;
export type Result = With<ResultView, { reason: 'played' | 'resigned' | 'flagged' | 'draw' }>;
export type LogEntry = SentEntry;

/** Points by line of the score sheet. */
export type Sheet = Record<string, number>;

/** The part of the view that all games share; each board extends it. */
export interface GameView {
  game: string;
  rules: number;
  seats: number;
  seat: Seat | null;
  to_move: Seat | null;
  over: boolean;
  winners: Seat[] | null;
  actions: string[];
  /** Points and lines of the score sheet by seat; a game need not show them before its end. */
  scores?: number[];
  sheets?: Sheet[];
}

/** The view of a game that always shows scores; those of this package do. */
export interface ScoredView extends GameView {
  scores: number[];
  sheets: Sheet[];
  options: Record<string, unknown>;
}

export type TableView = With<
  SentTable,
  {
    status: Status;
    setting: Setting;
    seats: SeatView[];
    deal: { promise: string | null; seed: string | null; salt: string | null } | null;
    offers: Offer[];
    turn: TurnView | null;
    game: GameView | null;
    result: Result | null;
  }
>;

export interface ChatLine {
  seq: number;
  seat: Seat | null;
  name: string;
  at: number;
  text: string | null;
  preset: string | null;
}

export interface Refusal {
  code: string;
  params?: Record<string, string | number>;
  reason?: { code: string; params: Record<string, string | number> } | null;
}

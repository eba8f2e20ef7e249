/** What the server sends, with the narrower kinds that the page relies on. The fields themselves come from the server (schema.ts). */
import type {
  ClockRuleView,
  ClockView as SentClock,
  LastTurnView,
  LogEntry as SentEntry,
  OfferView,
  ResultView,
  SeatView as SentSeat,
  SettingsView,
  TableView as SentTable,
  TurnView as SentTurn,
} from './schema';

/** A shape of the server with some fields known more exactly; only fields that it has can be named. */
type With<Shape, Exact extends Partial<Record<keyof Shape, unknown>>> = Omit<Shape, keyof Exact> & Exact;

export type Seat = number;
export type Status = 'open' | 'playing' | 'paused' | 'ended' | 'closed';
export type Topic = 'undo' | 'draw' | 'pause' | 'rematch';

export type SeatView = With<SentSeat, { kind: 'person' | 'bot' | 'open'; name: string | null; out: 'resigned' | 'flagged' | null }>;
export type ClockRule = With<ClockRuleView, { kind: 'none' | 'live' | 'days' }>;
export type Setting = With<SettingsView, { clock: ClockRule; flag: 'lose' | 'stand_in' }>;
export type ClockView = SentClock;
export type Offer = With<OfferView, { topic: Topic }>;
/** Only its player is told the staged word, and where undo and restart would lead. */
export type TurnView = With<SentTurn, { staged: { word?: string } | null; undo?: number | null; restart?: number | null }>;
export type LastTurn = LastTurnView;
export type Result = With<ResultView, { reason: 'played' | 'resigned' | 'flagged' | 'draw' }>;
export type LogEntry = SentEntry;

/** Points by line of the score sheet. */
export type Sheet = Record<string, number>;

/** The part of a game's view that all games share; each board knows the rest of its own. */
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

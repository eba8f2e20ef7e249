/** What the server sends: the shapes of docs/table.md and docs/api.md. */
export type Seat = number;
export type Status = 'open' | 'playing' | 'paused' | 'ended' | 'closed';
export type Topic = 'undo' | 'draw' | 'pause' | 'rematch';

export interface SeatView {
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  out: 'resigned' | 'flagged' | null;
}

export interface ClockRule {
  kind: 'none' | 'live' | 'days';
  base: number;
  increment: number;
  days: number;
}

export interface Setting {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  box: { id: string; hash: string };
  clock: ClockRule;
  flag: 'lose' | 'stand_in';
  stand_in: string;
  private: boolean;
}

export interface ClockView {
  left: number[];
  running: Seat | null;
  since: number;
  due: number | null;
}

export interface Offer {
  topic: Topic;
  seat: Seat;
  version: number;
  agreed: Seat[];
  awaited: Seat[];
  keep: number | null;
}

export interface TurnView {
  seat: Seat;
  first: number;
  words: string[];
  staged: { word?: string } | null;
  undo?: number | null;
  restart?: number | null;
}

export interface LastTurn {
  seat: Seat;
  first: number;
  words: string[];
}

export interface Result {
  reason: 'played' | 'resigned' | 'flagged' | 'draw';
  winners: Seat[];
  seat: Seat | null;
  totals: number[] | null;
  sheets: Record<string, number>[] | null;
}

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
  scores: number[];
  sheets: Record<string, number>[];
  options: Record<string, unknown>;
}

export interface TableView {
  version: number;
  moved: number;
  status: Status;
  viewer: Seat | null;
  host: Seat | null;
  setting: Setting;
  seats: SeatView[];
  to_move: Seat | null;
  deal: { promise: string | null; seed: string | null; salt: string | null } | null;
  clock: ClockView | null;
  preferences: { auto_confirm: boolean; auto_forced: boolean } | null;
  offers: Offer[];
  may: string[];
  steps: number;
  turn: TurnView | null;
  last_turn: LastTurn | null;
  game: GameView | null;
  result: Result | null;
  rematch_of: string | null;
  rematch: string | null;
}

export interface LogEntry {
  seq: number;
  at: number;
  code: string;
  params: Record<string, string | number>;
  step: number | null;
}

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

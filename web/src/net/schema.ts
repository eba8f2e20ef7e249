/**
 * The shapes of what server and page say to each other, made by web/make_types.py from the server's types.
 * Not to be edited.
 *
 * types.ts gives them the names and the narrower kinds that the page uses.
 */

/** The box of the game. */
export interface BoxView {
  id: string;
  hash: string;
}

/** The time control, in milliseconds and days. */
export interface ClockRuleView {
  kind: string;
  base: number;
  increment: number;
  days: number;
}

/** The time of every seat at `since`; from then on the running seat's time passes. */
export interface ClockView {
  left: number[];
  running: number | null;
  since: number;
  due: number | null;
}

/** The commitment to the seed; seed and salt after the end. */
export interface DealView {
  promise: string;
  seed: string | null;
  salt: string | null;
}

/** The previous turn. */
export interface LastTurnView {
  seat: number;
  first: number;
  words: string[];
}

/** The public part of the view that rarely changes. */
export interface LastingView {
  setting: SettingsView;
  host: number | null;
  seats: SeatView[];
  deal: DealView | null;
  result: ResultView | null;
  rematch_of: string | null;
  rematch: string | null;
}

/** One entry of the log: a code with parameters. `step` is the number of the action it belongs to, from 1. */
export interface LogEntry {
  seq: number;
  at: number;
  code: string;
  params: Record<string, string | number>;
  step: number | null;
}

/** An open offer. */
export interface OfferView {
  topic: string;
  seat: number;
  version: number;
  agreed: number[];
  awaited: number[];
  keep: number | null;
}

/** The viewer's confirmation preferences. */
export interface PreferencesView {
  auto_confirm: boolean;
  auto_forced: boolean;
}

/** A command that the table refused. */
export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  reason: RefusalReason | null;
}

/** The game's reason for refusing an action. */
export interface RefusalReason {
  code: string;
  params: Record<string, string | number>;
}

/** How the game ended; totals and sheets only if it was played to its end. */
export interface ResultView {
  reason: string;
  winners: number[];
  seat: number | null;
  totals: number[] | null;
  sheets: Record<string, number>[] | null;
}

/** A seat and its player. */
export interface SeatView {
  kind: string;
  name: string;
  level: string | null;
  out: string | null;
}

/** The settings of the table. */
export interface SettingsView {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  box: BoxView;
  clock: ClockRuleView;
  flag: string;
  stand_in: string;
  private: boolean;
}

/** A staged action; `word` is null for all but its player. */
export interface StagedView {
  word: string | null;
}

/** Everything that one viewer may know of a table. */
export interface TableView {
  setting: SettingsView;
  host: number | null;
  seats: SeatView[];
  deal: DealView | null;
  result: ResultView | null;
  rematch_of: string | null;
  rematch: string | null;
  version: number;
  moved: number;
  status: string;
  to_move: number | null;
  clock: ClockView | null;
  offers: OfferView[];
  steps: number;
  last_turn: LastTurnView | null;
  viewer: number | null;
  preferences: PreferencesView | null;
  may: string[];
  turn: TurnView | null;
  game: Record<string, unknown> | null;
}

/** The turn being built: its actions from number `first` on, and the targets of undo and restart. */
export interface TurnView {
  seat: number;
  first: number;
  words: string[];
  staged: StagedView | null;
  undo: number | null;
  restart: number | null;
}

/** What one viewer may know of one event. */
export interface Update {
  version: number;
  kind: string;
  at: number;
  data: Record<string, unknown>;
  log: LogEntry[];
  view: TableView;
}

/** Make a step. */
export interface ActFrame {
  table: string;
  id: string;
  type: 'act';
  version: number;
  action: string;
  confirm?: boolean;
}

/** Agree or decline. */
export interface AnswerFrame {
  table: string;
  id: string;
  type: 'answer';
  topic: 'undo' | 'draw' | 'pause' | 'rematch';
  yes: boolean;
  version?: number | null;
}

/** Ask everybody for something. */
export interface AskFrame {
  table: string;
  id: string;
  type: 'ask';
  topic: 'undo' | 'draw' | 'pause' | 'rematch';
  keep?: number | null;
}

/** A bot for a seat. */
export interface BotBody {
  seat: number;
  level: string;
}

/** Look away from a table. */
export interface Bye {
  type: 'bye';
  table: string;
}

/** Say something: a text or a preset phrase. */
export interface ChatFrame {
  table: string;
  id: string;
  type: 'chat';
  text?: string | null;
  preset?: 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'one_moment' | 'back' | 'sorry' | 'good_game' | null;
}

/** How much time there is: none, live (milliseconds) or days per move. */
export interface ClockBody {
  kind?: 'none' | 'live' | 'days';
  base?: number;
  increment?: number;
  days?: number;
}

/** A name and a password. */
export interface CredentialsBody {
  name: string;
  password: string;
  token?: boolean;
}

/** Come in without any form. `token` asks for the session's token, for programs that keep no cookies. */
export interface GuestBody {
  name?: string | null;
  token?: boolean;
}

/** Come to a table, or come back after a gap. */
export interface Hello {
  type: 'hello';
  table: string;
  version?: number;
  invitation?: string | null;
}

/** A link to a seat; null is any open one. */
export interface InvitationBody {
  seat?: number | null;
}

/** Resign the game, or end a pause. */
export interface LeaveFrame {
  table: string;
  id: string;
  type: 'resign' | 'resume';
}

/** Watch the open tables, or stop. */
export interface Lobby {
  type: 'lobby';
  on?: boolean;
}

/** A way to be told that one is to move. */
export interface NoticeBody {
  kind: 'webhook' | 'email' | 'push';
  address: string;
  keys?: Record<string, string>;
}

/** A seat to be emptied. */
export interface OpenSeatBody {
  seat: number;
}

/** The password again, before something that cannot be taken back. */
export interface PasswordBody {
  password?: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
}

/** A moment of a finished game to play on from: after so many actions, from which seat, against which bots. */
export interface PlayOnBody {
  step: number;
  seat?: number | null;
  level?: string;
}

/** Choose how the own steps are carried out. */
export interface PreferFrame {
  table: string;
  id: string;
  type: 'prefer';
  auto_confirm: boolean;
  auto_forced: boolean;
}

/** Ask what an action would lead to; nothing is carried out. */
export interface PreviewFrame {
  table: string;
  id: string;
  type: 'preview';
  action: string;
}

/** Another display name. */
export interface RenameBody {
  name: string;
}

/** A seat to sit down at; null is the first open one. `invitation` opens the door of a private table. */
export interface SeatBody {
  seat?: number | null;
  invitation?: string | null;
}

/** How a table is to be set. */
export interface SettingBody {
  seats: number;
  options?: Record<string, unknown>;
  clock?: ClockBody;
  flag?: 'lose' | 'stand_in';
  stand_in?: string;
  private?: boolean;
}

/** A new table. `bots` are levels for seats, `sit` is the maker's own seat, `start` begins at once if it is full. */
export interface TableBody {
  seats: number;
  options?: Record<string, unknown>;
  clock?: ClockBody;
  flag?: 'lose' | 'stand_in';
  stand_in?: string;
  private?: boolean;
  game: string;
  box?: unknown;
  bots?: Record<string, string>;
  sit?: number | null;
  start?: boolean;
}

/** Confirm the staged step, undo one, or restart the turn. */
export interface TurnFrame {
  table: string;
  id: string;
  type: 'confirm' | 'undo' | 'restart';
  version: number;
}

/** Take back what one has asked. */
export interface WithdrawFrame {
  table: string;
  id: string;
  type: 'withdraw';
  topic: 'undo' | 'draw' | 'pause' | 'rematch';
}

/** Everything that the page may say on the socket. */
export type ClientFrame = ActFrame | AnswerFrame | AskFrame | Bye | ChatFrame | Hello | LeaveFrame | Lobby | Ping | PreferFrame | PreviewFrame | TurnFrame | WithdrawFrame;

/** The ready phrases of the chat. */
export type Preset = 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'one_moment' | 'back' | 'sorry' | 'good_game';

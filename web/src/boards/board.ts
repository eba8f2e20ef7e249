/**
 * The contract of a board. Each game is one folder and one lazily loaded chunk; the table knows a game only through this contract,
 * so that a second view of the same game (Babylon in 3D) is another `GameBoard`.
 *
 * The table screen provides the frame (bar, status line, log, chat, steps, confirm, dialogs), the board pieces and sentences.
 */
import type { Component } from 'svelte';
import type { GameView, LogEntry, Seat, Sheet } from '../net/types';
import type { Table } from '../table/table.svelte';
import type { Sound } from '../ui/sound';
import type { Move } from './shared/flight.svelte';
import type { Say } from '../words/words.svelte';

/** The layout of the screen by its width. */
export type Layout = 'desktop' | 'tablet' | 'phone';

/**
 * State between two steps: the picked card, its rotation, the ghost. One object per table, created by `GameBoard.play`, shared by
 * the parts of the board, and extended by each game (a class with `$state` fields in `play.svelte.ts`).
 */
export interface Play {
  /** The prepared step (shown as a ghost) as an action word; null if none. The confirm button makes it. */
  readonly pending: string | null;
  /** Whether `pending` is only the default (the end of the turn), not something the player has prepared. */
  readonly idle?: boolean;
  /** The most points that a step could bring before the turn ends; Infinity if one would win the game. */
  readonly left?: number;
  /** Later steps that the same confirmation makes, in order. */
  readonly rest?: readonly string[];
  /** Prepare a step as the player would, so that it is shown as a ghost; for demonstrations and hints. */
  prepare?(word: string): void;
  /** Drop everything prepared. Called on Escape, after steps and undo, and when the turn passes. */
  clear(): void;
  /** Handle a key of the game (R rotates ...); returns whether it was used. */
  key?(event: KeyboardEvent): boolean;
  /** The player whose garden was chosen; null shows the viewer's, to spectators the mover's. Missing if the board shows all players at once. */
  readonly watched?: Seat | null;
  /** Show the garden of a player. */
  watch?(seat: Seat | null): void;
}

export interface BoardProps<V extends GameView = GameView, P extends Play = Play> {
  table: Table<V>;
  play: P;
  /** The view to show, perhaps of a past moment. */
  view: V;
  layout: Layout;
}

/** What the picture on the end screen depends on. */
export interface FinaleProps<V extends GameView = GameView> {
  table: Table<V>;
  view: V;
  context: SpeechContext<V>;
  play: Play;
}

/** What a board's sentences depend on. */
export interface SpeechContext<V extends GameView = GameView> {
  say: Say;
  view: V;
  /** The players' names by seat. */
  names: string[];
  /** The reader's seat, null for spectators. */
  viewer: Seat | null;
}

/** A line of the score sheet. */
export interface SheetLine {
  /** Its key in `view.sheets[seat]`. */
  key: string;
  icon: string;
  /** Colour of the plate behind the icon, a CSS colour or variable. */
  fill: string;
  /** Colour of the icon, white if not given: light plates need ink. */
  ink?: string;
  name: string;
  formula: string;
  /** What it is and how it scores, in a sentence; name and formula if missing. */
  hint?: string;
}

/** What lists of games show of a game (`about.ts` in its folder); loaded with the front page, so it must stay small. */
export interface About {
  /** Its place in lists of games. */
  order: number;
  /** Whether newcomers start with it. */
  first?: boolean;
  /** Options of a player's first game, in which they have the first turn: a halved hand, say, would be a poor first decision. */
  newcomer?: Readonly<Record<string, unknown>>;
  minutes: number;
  icon: string;
  /** The address of its picture. */
  picture: string;
  /** Whether the picture fills its frame, as a photograph does. */
  fills?: boolean;
}

/** Where a garden or towers are drawn in the picture to share. */
export interface PictureProps<V extends GameView = GameView> {
  table: Table<V>;
  view: V;
  seat: Seat;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An aim as the ideas of a first game name it: of the whole game, or of a final phase by the options. */
export type Aim = 'aim' | 'final' | 'sudden';

/** What the first view of a table does not need (`extras.ts` in the game's folder). */
export interface BoardExtras<V extends GameView = GameView, P extends Play = Play> {
  /** Other possible steps: cards above the log on desktop, chips in the phone's sheet. */
  Choices?: Component<BoardProps<V, P>>;
  /** A picture of a player's work, first the winner's, in place of the board on the end screen while `finale` says so. */
  finale?(): boolean;
  Finale?: Component<FinaleProps<V>>;
  /** A player's garden or towers as a drawing, for the picture to share. */
  Picture?: Component<PictureProps<V>>;
  /** The places of the pieces that a line of the score sheet counts for a seat. */
  counted?(line: string, view: V, seat: Seat): string[];
  /** How the points of a line came about for a seat, in short parts: `12 × 1`, `5 × 2`. */
  tally?(context: SpeechContext<V>, line: string, seat: Seat): string[];
  /** Why one seat has more points in a line than another: `5 against 4`. */
  reason?(context: SpeechContext<V>, line: string, lead: Seat, rival: Seat): string;
  /** What else the log says about the scores, in a sentence or two for a player: what was taken from each other, what was hidden until the end. */
  attacks?(context: SpeechContext<V>, log: readonly LogEntry[]): string;
  /** Which aim of the first game's coach (docs/lessons.md) is true now; `aim` without this. */
  aim?(view: V): Aim;
  /** How a game that was played to its end ended, and what decided between equal points. */
  ending?(context: SpeechContext<V>): string;
  /** How the pieces moved between two views that are one step apart, in either direction. */
  moves?(before: V, after: V): Move[];
  /** The elements of a place that a lesson names (docs/lessons.md), as a selector; null if the board does not show it. */
  focus?(place: string, view: V): string | null;
  /** Selectors of the parts of the board that the player can use now; the coach of a lesson covers none of them. */
  live?(view: V): string[];
  /** A lesson asks for one of some actions, after it has asked for others: prepare what they have in common. */
  want?(play: P, words: readonly string[], before: readonly string[]): void;
  /** The rules behind the hints of pieces: the first selector that matches the piece has the anchor of its rule. */
  hintRules?: readonly (readonly [selector: string, rule: string])[];
}

export interface GameBoard<V extends GameView = GameView, P extends Play = Play> extends BoardExtras<V, P> {
  /** Loads the rest of the board, which is then added to it (`withExtras`). */
  extras?(): Promise<BoardExtras<V, P>>;
  /** Language files to load besides `GAME` and `page_GAME`. */
  words?: string[];
  /** Sounds of certain log entries, by their code. `everyone`: heard by all players, not only by the acting player. */
  sounds?: Record<string, { sound: Sound; everyone?: boolean }>;
  /** The board itself. */
  Board: Component<BoardProps<V, P>>;
  /** A second area: right of the board on desktop, under it on tablets held upright; on the phone the board decides (a row, or a switch). */
  Side?: Component<BoardProps<V, P>>;
  /** Hand, cards or tiles to be placed: left part of the row under the board, top of the sheet on the phone. */
  Hand?: Component<BoardProps<V, P>>;
  /** The other players: on top of the rail (desktop) or in the drawer. */
  Others?: Component<BoardProps<V, P>>;
  /** Whether the board shows names and scores itself; if not, the phone gets a row of chips above it. */
  strips?: boolean;
  /** Whether the second area stands right of the board on tablets too. */
  beside?: boolean;
  /** The heading of a turn in the log, by its first entry and the log before it. Turns with equal headings form one group. */
  heading?(context: SpeechContext<V>, first: LogEntry, before: readonly LogEntry[]): string;
  play(table: Table<V>): P;
  /** `Turn 12`, `Round 9 of 15`. */
  progress(context: SpeechContext<V>): string;
  /** What to do now, or what is going on, in one sentence. Parts between asterisks are bold. */
  status(context: SpeechContext<V>, play: P, table: Table<V>): string;
  /**
   * A step of the turn as a short chip: `Dig A3`. The log entry of a step that is made tells what the position does not show any more, the
   * steps before one to come what it does not show yet.
   */
  step(word: string, context: SpeechContext<V>, made?: LogEntry, before?: readonly string[]): string;
  /** Where an action takes place, for lists in which two actions would have the same chip. */
  where?(word: string, context: SpeechContext<V>): string;
  /** A log entry as a sentence; null if it is not shown. Parts between asterisks are bold. */
  entry(entry: LogEntry, context: SpeechContext<V>): string | null;
  /** Why an action is refused, from the rules' reason. */
  why(reason: { code: string; params: Record<string, string | number> }, context: SpeechContext<V>): string;
  /** The places of a log entry or an action, as keys that elements carry in `data-spot`. */
  spots(what: LogEntry | string, view: V): string[];
  /** The viewer's score after the prepared step; null if it is not known. */
  foreseen?(context: SpeechContext<V>, play: P): number | null;
  /** A lesson, or the game that it becomes, begins or ends at this board, which may choose its plainest view. */
  lesson?(on: boolean): void;
  /** Label of the confirm button: `End turn`, `Place card`. */
  confirm(context: SpeechContext<V>, play: P, table: Table<V>): string;
  /** The lines of the score sheet; `sheets` are the points that it shows. */
  sheet(context: SpeechContext<V>, sheets: readonly Sheet[]): SheetLine[];
}

/** What a lesson, or a position to try things on, changes in the frame around a board. */
import type { BoardProps, GameBoard, Layout, Play, SpeechContext } from '../boards/board';
import type { Refusal } from '../net/types';
import type { Table } from './table.svelte';

export interface LessonFrame {
  table: Table;
  /** The status line. */
  readonly pill: string;
  /** Its text on phones; on other layouts only if `titled`, else it shows what any table says. */
  readonly text?: string;
  readonly titled?: boolean;
  readonly done: boolean;
  /** Next to the name of the game. */
  readonly progress: string;
  /** Show a refusal; `text` is the usual sentence for it. Without this, refusals are shown as at any table. */
  explain?(refusal: Refusal, text: string): void;
}

export interface CoachParts {
  board: GameBoard;
  play: Play;
  layout: Layout;
}

export interface ChapterParts {
  board: GameBoard;
  given: BoardProps;
  context: SpeechContext;
  layout: Layout;
  close: () => void;
}

/** What lies over the table: a dialog, the menu, or the rail where it is a drawer. */
export type Opened = 'settings' | 'help' | 'menu' | 'rail';

/** How much room the coach of a first game keeps in the place of the status line: that of its first turn, of later ones, or none. */
export type Band = 'opening' | 'kept' | '';

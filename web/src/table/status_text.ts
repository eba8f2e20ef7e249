/** The sentence of the status line: what to do now, what another player did, or what happened at a past moment. */
import type { GameBoard, Play, SpeechContext } from '../boards/board';
import type { TableView } from '../net/types';
import { say } from '../words/words.svelte';
import { person } from '../words/person';
import type { TurnReplay } from './replay/turn_replay.svelte';
import { tableEntry } from './sentences';
import type { Table } from './table.svelte';

export function statusText(table: Table, board: GameBoard, play: Play, context: SpeechContext, replay: TurnReplay): string {
  if (!table.view) return '';
  if (replay.step !== null) return watched(table, board, context, replay, replay.step);
  if (table.past) return sentenceOf(table, board, context, table.past.step) ?? say('page-table-before');
  const end = table.log.findLast((entry) => entry.code === 'table-log-ended');
  if (table.view.status === 'ended' && end) return tableEntry(end, context, table.view.result?.winners ?? [], say);
  return others(table, table.view, board, context) ?? board.status(context, play, table);
}

/** The first sentence of the log about a step. */
function sentenceOf(table: Table, board: GameBoard, context: SpeechContext, step: number): string | undefined {
  const sentences = table.log.filter((entry) => entry.step === step).map((entry) => board.entry(entry, context));
  return sentences.find(Boolean) ?? undefined;
}

/** A step of another player's turn: which one it is, and what happens. */
function watched(table: Table, board: GameBoard, context: SpeechContext, replay: TurnReplay, step: number): string {
  const { first, last } = replay.span;
  // the viewer's own move, while its pieces are under way
  if (first === last) return sentenceOf(table, board, context, step) ?? '';
  const text = step > first ? sentenceOf(table, board, context, step) : undefined;
  return text ? say('page-watch-step', { step: step - first, steps: last - first, text }) : say('page-watch-begin', person(context, replay.mover ?? 0));
}

/** What another player did last in the turn under way; null at its beginning. */
function others(table: Table, view: TableView, board: GameBoard, context: SpeechContext): string | null {
  const { status, turn, to_move } = view;
  if (status !== 'playing' || !turn || to_move === table.seat || turn.seat !== to_move) return null;
  const made = table.log.filter((entry) => entry.step !== null && entry.step > turn.first && entry.params.seat === turn.seat);
  return made.map((entry) => board.entry(entry, context)).findLast(Boolean) ?? null;
}

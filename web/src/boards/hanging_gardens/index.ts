import type { GameBoard } from '../board';
import Board from './Board.svelte';

/** Not yet drawn: lists the actions. */
const board: GameBoard = {
  id: 'hanging_gardens',
  words: ['hanging_gardens'],
  Board,
  play: () => ({ pending: null, clear: () => {} }),
  progress: () => 'hanging_gardens',
  status: ({ view }) => String(view.to_move),
  step: (word) => word,
  action: (word) => word,
  entry: (entry) => entry.code,
  why: (reason) => reason.code,
  spots: () => [],
  confirm: ({ say }) => say('page-confirm'),
  sheet: () => [],
};

export default board;

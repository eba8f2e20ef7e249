/** A board for any game: its state as tables, its actions as a list of words. */
import type { GameBoard } from '../board';
import type { GameView } from '../../net/types';
import { actionText } from './actions';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { GenericPlay } from './play.svelte';
import { entrySentence, progressText, sheetLines, whySentence } from './speech';
import { confirmLabel, statusSentence } from './status';

const board: GameBoard<GameView, GenericPlay> = {
  words: ['page_generic'],
  Board,
  Hand,
  play: (table) => new GenericPlay(table),
  progress: progressText,
  status: statusSentence,
  step: actionText,
  entry: entrySentence,
  why: whySentence,
  spots: () => [],
  confirm: confirmLabel,
  sheet: sheetLines,
};

export default board;

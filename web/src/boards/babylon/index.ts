import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Hand from './Hand.svelte';
import Others from './Others.svelte';
import { BabylonPlay } from './play.svelte';
import type { BabylonView } from './view';
import Side from './Side.svelte';
import { actionSentence, entrySentence, progressText, sheetLines, stepChip, whySentence } from './speech';
import { spots } from './spots';
import { confirmLabel, statusSentence } from './status';

/** Babylon seen from above. A second view of the same table needs only another `Board`. */
const board: GameBoard<BabylonView, BabylonPlay> = {
  sounds: { 'babylon-fountain': { sound: 'water' } },
  Board,
  Side,
  Hand,
  Others,
  Choices,
  beside: true,
  play: (table) => new BabylonPlay(table),
  heading: (turn, { say, view }) => heading(turn, view, say),
  progress: progressText,
  status: statusSentence,
  step: stepChip,
  action: (word, context) => actionSentence(word, context),
  entry: entrySentence,
  why: whySentence,
  spots,
  confirm: confirmLabel,
  sheet: sheetLines,
};

/** Turns of the set-up come first: one for each clay tile that is removed. */
function heading(turn: number, view: BabylonView, say: (key: string, params?: Record<string, number>) => string): string {
  const { removals } = view.constants;
  if (turn <= removals) return say('babylon-setting-up');
  return say('page-babylon-round', { round: Math.ceil((turn - removals) / view.seats) });
}

export default board;

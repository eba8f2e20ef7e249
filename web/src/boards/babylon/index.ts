import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Hand from './Hand.svelte';
import Others from './Others.svelte';
import { BabylonPlay } from './play.svelte';
import type { BabylonView } from './view';
import Side from './Side.svelte';
import { entrySentence, progressText, sheetLines, stepChip, whySentence } from './speech';
import { spots } from './spots';
import { confirmLabel, statusSentence } from './status';

/** Babylon seen from above. A second view of the same table needs only another `Board`. */
const board: GameBoard<BabylonView, BabylonPlay> = {
  words: ['hints_babylon'],
  sounds: { 'babylon-fountain': { sound: 'water' } },
  Board,
  Side,
  Hand,
  Others,
  Choices,
  beside: true,
  play: (table) => new BabylonPlay(table),
  heading: ({ say }, first, before) => {
    if (first.code === 'babylon-remove') return say('babylon-setting-up');
    return say('page-babylon-round', { round: before.findLast(({ params }) => params.round)?.params.round ?? 1 });
  },
  progress: progressText,
  status: statusSentence,
  step: stepChip,
  entry: entrySentence,
  why: whySentence,
  spots,
  confirm: confirmLabel,
  sheet: sheetLines,
};

export default board;

import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Others from './Others.svelte';
import { looks } from './looks.svelte';
import { BabylonPlay } from './play.svelte';
import type { BabylonView } from './view';
import Side from './Side.svelte';
import { entrySentence, progressText, sheetLines, stepChip, whySentence } from './speech';
import { spots } from './spots';
import { confirmLabel, statusSentence } from './status';

/** Babylon in 3D, flat or as a grid: three views of the same board with the same actions. */
const board: GameBoard<BabylonView, BabylonPlay> = {
  words: ['hints_babylon', 'page_babylon_scene'],
  sounds: {
    'babylon-dig': { sound: 'dig' },
    'babylon-remove': { sound: 'dig' },
    'babylon-fountain': { sound: 'water' },
    ...Object.fromEntries(['statue', 'bridge', 'stairs'].map((kind) => [`babylon-${kind}`, { sound: 'build' as const }])),
  },
  Board,
  Side,
  Hand,
  Others,
  extras: async () => (await import('./extras')).default,
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
  foreseen: ({ view, viewer }, play) => {
    const gain = play.settled ? play.gain(play.pending) : null;
    return gain && viewer !== null ? (view.scores[viewer] ?? 0) + gain.points : null;
  },
  lesson: (on) => (looks.flattened = on),
  confirm: confirmLabel,
  sheet: sheetLines,
};

export default board;

import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { tileFill, tileIcon } from './appearance';
import Others from './Others.svelte';
import { GardensPlay } from './play.svelte';
import type { GardensView } from './view';
import Side from './Side.svelte';
import { entrySentence, formula, game, page, stepChip, stepPlace, tileHint, tileName, whySentence } from './speech';
import { spots } from './spots';
import { confirmLabel, statusSentence } from './status';

const AWARDS = 'awards';

const board: GameBoard<GardensView, GardensPlay> = {
  words: ['hints_hanging_gardens'],
  sounds: { 'hanging-gardens-temple': { sound: 'build' } },
  Board,
  Side,
  Hand,
  Others,
  extras: async () => (await import('./extras')).default,
  play: (table) => new GardensPlay(table),
  heading: ({ say, view }, _, before) => {
    const number = before.findLast(({ code }) => code === 'hanging-gardens-round')?.params.number ?? 1;
    return game(say, 'round-number', { number, rounds: view.constants.rounds });
  },
  progress: ({ say, view }) => {
    const { number, last } = view.round;
    const { rounds } = view.constants;
    const text = game(say, 'round-number', { number, rounds });
    return number >= Math.min(last ?? rounds, rounds) ? `${text} · ${page(say, 'last-round')}` : text;
  },
  status: statusSentence,
  step: stepChip,
  where: stepPlace,
  entry: entrySentence,
  why: whySentence,
  spots,
  foreseen: ({ view, viewer }, play) => {
    const gain = play.shown?.name === 'tile' ? view.tile_gains[play.shown.space] : undefined;
    return gain && viewer !== null ? (view.scores[viewer] ?? 0) + gain.points : null;
  },
  confirm: confirmLabel,
  sheet: ({ say, view }) => [
    ...[...Object.keys(view.values.series), ...Object.keys(view.values.persons)].map((tile) => ({
      key: tile,
      icon: tileIcon(tile),
      fill: tileFill(tile),
      name: tileName(say, tile),
      formula: formula(say, view.values, tile),
      hint: tileHint(say, view.values, tile),
    })),
    { key: AWARDS, icon: 'ui-trophy', fill: 'var(--gold)', name: tileName(say, AWARDS), formula: page(say, 'formula-award', { points: view.values.award }), hint: tileHint(say, view.values, AWARDS) },
  ],
};

export default board;

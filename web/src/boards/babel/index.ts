import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Hand from './Hand.svelte';
import Others from './Others.svelte';
import { BabelPlay } from './play.svelte';
import { entrySentence, peopleName, stepChip, whySentence } from './speech';
import { entrySpots, wordSpots } from './spots';
import { confirmLabel, statusSentence } from './status';
import { emblem, PEOPLES, type BabelView } from './view';

const board: GameBoard<BabelView, BabelPlay> = {
  words: ['hints_babel'],
  sounds: {
    'babel-raze': { sound: 'raze', everyone: true },
    'babel-steal': { sound: 'raze', everyone: true },
    'babel-build': { sound: 'build' },
    'babel-leap': { sound: 'build' },
  },
  Board,
  Hand,
  Others,
  Choices,
  extras: async () => (await import('./extras')).default,
  strips: true,
  play: (table) => new BabelPlay(table),
  // a hand halved by the opponent is discarded within the opponent's turn
  heading: ({ say }, _, before) => say('babel-turn-number', { turn: 1 + before.filter(({ code }) => code === 'babel-end').length }),
  progress: ({ say, view }) => {
    const turn = say('babel-turn-number', { turn: view.turn });
    return view.final ? `${turn} · ${say('babel-final')}` : turn;
  },
  status: statusSentence,
  step: stepChip,
  entry: (entry, context) => (entry.code.startsWith('babel-') ? entrySentence(entry, context) : null),
  why: whySentence,
  spots: (what, view) => (typeof what === 'string' ? wordSpots(what, view) : entrySpots(what)),
  confirm: confirmLabel,
  sheet: ({ say }) =>
    PEOPLES.map((people) => ({
      key: people,
      icon: emblem(people),
      fill: `var(--people-${people.toLowerCase()})`,
      ink: people === 'H' ? '#2a2218' : undefined,
      name: peopleName(say, people),
      formula: say('page-babel-sheet-formula'),
      hint: say('hint-babel-site', { site: people }),
    })),
};

export default board;

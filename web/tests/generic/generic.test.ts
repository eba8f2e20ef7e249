import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../src/boards';
import { aboutGame, FIRST_GAME, GAMES, inDisplayOrder } from '../../src/boards/games';
import { actionText, groupedActions, matching } from '../../src/boards/generic/actions';
import { entrySentence, sheetLines, whySentence } from '../../src/boards/generic/speech';
import { changesOf, stateOf, textOf } from '../../src/boards/generic/view';
import type { SpeechContext } from '../../src/boards/board';
import type { GameView } from '../../src/net/types';
import { gameName } from '../../src/words/readable';

const view = {
  game: 'pebbles',
  seats: 2,
  seat: 0,
  scores: [4, 0],
  sheets: [{ even: 4, odd: 0 }, { even: 0, odd: 0 }],
  hand: [3, 5],
  rows: [[4], []],
  players: [{ open_tiles: null, supply: 2 }, { open_tiles: ['king'], supply: 3 }],
  turn: { grown: ['0,1'], size: 2 },
  nodded: false,
} as unknown as GameView;
const context = { say: (key: string) => key, view, names: ['Ada', 'Ben'], viewer: 0 } as SpeechContext;

describe('the list of boards', () => {
  it('holds one folder per game, in display order', () => {
    expect(GAMES).toEqual(['babylon', 'babel', 'hanging_gardens']);
    expect(FIRST_GAME).toBe('hanging_gardens');
    expect(aboutGame('pebbles')).toBeUndefined();
  });

  it('puts games of other packages last', () => {
    expect(inDisplayOrder(['zebra', 'babel', 'ants', 'babylon'])).toEqual(['babylon', 'babel', 'ants', 'zebra']);
    expect(gameName('my_game')).toBe('My game');
  });

  it('has the generic board for any other game', async () => {
    expect(await loadBoard('pebbles')).toBe(await loadBoard('zebra'));
  }, 60_000); // compiles the board's components
});

describe('actions', () => {
  it('are text', () => {
    expect(actionText('nod')).toBe('Nod');
    expect(actionText('lay:3')).toBe('Lay 3');
    expect(actionText('move:A>H')).toBe('Move A → H');
    expect(actionText('end_turn')).toBe('End turn');
  });

  it('are grouped by their names', () => {
    expect(groupedActions(['lay:3', 'nod', 'lay:5'])).toEqual([
      { name: '', actions: [{ word: 'nod', text: 'Nod' }] },
      { name: 'Lay', actions: [{ word: 'lay:3', text: '3' }, { word: 'lay:5', text: '5' }] },
    ]);
    expect(groupedActions([])).toEqual([]);
  });

  it('are searched by all parts of a query', () => {
    expect(matching(['lay:3', 'lay:5', 'nod'], 'LAY 5')).toEqual(['lay:5']);
    expect(matching(['lay:3', 'nod'], '')).toEqual(['lay:3', 'nod']);
  });
});

describe('the state', () => {
  it('has a column per player for lists and objects, and a row for everything else', () => {
    expect(stateOf(view)).toEqual({
      players: [
        { path: 'rows', name: 'Rows', values: ['4', '–'] },
        { path: 'players.open_tiles', name: 'Open tiles', values: ['–', 'king'] },
        { path: 'players.supply', name: 'Supply', values: ['2', '3'] },
      ],
      table: [
        { path: 'hand', name: 'Hand', values: ['3, 5'] },
        { path: 'turn.grown', name: 'Turn: Grown', values: ['0,1'] },
        { path: 'turn.size', name: 'Turn: Size', values: ['2'] },
        { path: 'nodded', name: 'Nodded', values: ['✗'] },
      ],
    });
    expect(textOf({ a_b: 1, c: [true] })).toBe('A b: 1, C: ✓');
  });

  it('shows what a preview changes', () => {
    const after = { ...view, rows: [[4, 3], []], nodded: true } as GameView;
    expect([...changesOf(stateOf(view), stateOf(after))]).toEqual([
      ['rows 0', '4, 3'],
      ['nodded 0', '✓'],
    ]);
  });
});

describe('sentences', () => {
  it('are made of codes and parameters', () => {
    const entry = { seq: 1, at: 0, step: 1, code: 'pebbles-you-drew', params: { seat: 1, pebble: 5 } };
    expect(entrySentence(entry, context)).toBe('*Ben*: You drew (pebble 5)');
    expect(whySentence({ code: 'not_in_hand', params: {} }, context)).toBe('Not in hand');
    expect(sheetLines(context, view.sheets ?? []).map((line) => line.name)).toEqual(['Even', 'Odd']);
  });
});

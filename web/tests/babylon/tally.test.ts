/** What the lines of the score sheet count: pieces that can be seen from above. */
import { beforeEach, describe, expect, it, test } from 'vitest';
import { counted, ending, reason, tally } from '../../src/boards/babylon/tally';
import type { BabylonView } from '../../src/boards/babylon/view';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';
import { garden, laid, view } from './garden';

/** Floor 2 at c1 covers a statue and a belvedere at c1 and half of the fountain c2-b2. */
const OWN = garden(
  {
    ...Object.fromEntries(['a1', 'b1', 'a2', 'b2'].map((cell) => [cell, { h: 1 }])),
    ...Object.fromEntries(['c1', 'd1', 'c2', 'd2'].map((cell) => [cell, { h: 2 }])),
  },
  {
    tiles: [
      { ...laid('a1', 1), flower: 'white' },
      { ...laid('c1', 1), flower: 'pink' },
      { ...laid('c1', 2), flower: 'blue' },
    ],
    ornaments: [
      { kind: 'statue', cells: ['c1'], floors: [1], gap: null },
      { kind: 'statue', cells: ['a1'], floors: [1], gap: null },
      { kind: 'statue', cells: ['b1'], floors: [1], gap: null },
      { kind: 'statue', cells: ['d1'], floors: [2], gap: null },
      { kind: 'fountain', cells: ['b2', 'c2'], floors: [1, 1], gap: null },
      { kind: 'stairs', cells: ['a2', 'd2'], floors: [1, 2], gap: null },
      { kind: 'bridge', cells: ['f1', 'f3'], floors: [1, 1], gap: 'f2' },
    ],
    belvederes: [
      { cell: 'c1', floor: 1 },
      { cell: 'c2', floor: 2 },
    ],
  },
);
const SHEET = { statues: 4, fountains: 3, bridges: 3, stairs: 3, variety: 4, flowers: 0, belvederes: 1, highest: 4 };

const context = (more: Partial<BabylonView> = {}) => ({
  say,
  view: view(OWN, [], { sheets: [SHEET, { statues: 2 }], scores: [22, 2], ...more }),
  names: ['Ann', 'Bob'],
  viewer: 0,
});
const parts = (line: string, more: Partial<BabylonView> = {}): string => tally(context(more), line, 0).join(' + ').replaceAll('\u00a0', ' ');

beforeEach(() => loadWords('page_babylon', 'page_rooms'));

describe('the points of a line', () => {
  it('are those of visible pieces, by floor', () => {
    expect(parts('statues')).toBe('2 × 1 + 1 × 2');
    expect(parts('fountains')).toBe('1 × 3');
    expect(parts('stairs')).toBe('1 × 3');
    expect(parts('bridges')).toBe('1 × 3'); // its middle is free
  });

  it('are those of sets, belvederes and floors', () => {
    expect(parts('variety')).toBe('1 × 4');
    expect(parts('belvederes')).toBe('1 × 1');
    expect(parts('highest')).toBe('2 × 2');
  });

  it('of covered belvederes count if an option says so', () => {
    expect(parts('belvederes', { options: { belvedere_score: 'all' }, sheets: [{ belvederes: 2 }, {}] })).toBe('2 × 1');
  });

  it('are not explained without points, or by pieces that do not add up to them', () => {
    expect(parts('flowers')).toBe('');
    expect(parts('statues', { sheets: [{ statues: 5 }, {}] })).toBe('');
  });
});

test('a player has more of a line, or it stands higher', () => {
  const players = context().view.players;
  const both = { players: [players[0]!, { ...players[0]!, garden: { ...OWN, ornaments: OWN.ornaments.slice(1, 3) } }] };
  expect(reason(context(both), 'statues', 0, 1).replaceAll('\u00a0', ' ')).toBe('3 statues against 2');
  expect(reason(context({ players: [players[0]!, players[0]!] }), 'statues', 0, 1)).toBe('on higher floors');
});

test('the end names the rounds, and the bare squares that decide between equal points', () => {
  expect(ending(context())).toBe('All 15 rounds have been played.');
  expect(ending(context({ scores: [22, 22], bare: [13, 11] }))).toBe('All 15 rounds have been played. Equal points: fewer bare squares win, 11 to 13.');
  expect(ending(context({ scores: [22, 22], bare: [11, 11] }))).toBe('All 15 rounds have been played. Equal points and equally many bare squares.');
  expect(ending(context({ scores: [22, 9, 22], bare: [13, 2, 11] }))).toMatch(/11 to 13\.$/); // the third player's board does not matter
});

describe('the cells that a line counts', () => {
  const cells = (line: string) => counted(line, context().view, 0).map((spot) => spot.replace('garden-0-', ''));

  it('are those of visible pieces', () => {
    expect(cells('statues')).toEqual(['a1', 'b1', 'd1']);
    expect(cells('bridges')).toEqual(['f1', 'f2', 'f3']);
    expect(cells('belvederes')).toEqual(['c2']);
  });

  it('are the free spaces of tiles', () => {
    expect(cells('highest')).toHaveLength(4);
    expect(cells('flowers')).toHaveLength(8);
    expect(counted('flowers', { players: [] } as unknown as BabylonView, 0)).toEqual([]);
  });
});

/** How the points of the tiles came about, and why a game ended as it did. */
import { beforeEach, expect, test } from 'vitest';
import { attacks, ending, reason, tally } from '../../src/boards/hanging_gardens/tally';
import type { LogEntry } from '../../src/net/types';
import type { GardensView } from '../../src/boards/hanging_gardens/view';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';
import { playerOf, viewOf } from './positions';

const VALUES = {
  series: { gate: [0, 5, 14, 25], chalice: [1, 5, 11, 20] },
  persons: { priest: { series: 'chalice', low: 3, high: 10 }, guard: { series: 'gate', per_tile: 3 } },
  award: 5,
};
const holding = (tiles: Record<string, number>, awards = 0): GardensView['players'][0] => ({
  ...playerOf('..'),
  five_point_awards: awards,
  open_count: Object.values(tiles).reduce((sum, count) => sum + count, 0),
  ladders: Object.entries(tiles).map(([tile, count]) => ({ tile, count, points: 0, sets: 0, rungs: [], rung: 0 })),
});
const context = (changes: Partial<GardensView>) => ({
  say,
  view: viewOf({
    players: [holding({ gate: 7, guard: 1, priest: 2 }, 2), holding({ gate: 2, guard: 1, priest: 2, chalice: 4 })],
    sheets: [
      { gate: 39, guard: 21, priest: 6, awards: 10 },
      { gate: 5, guard: 6, priest: 20, chalice: 20, awards: 0 },
    ],
    scores: [76, 51],
    values: VALUES,
    round: { number: 15, start_seat: 0, to_move: [], order: [0, 1] },
    constants: { rounds: 15, group_sizes: [3, 4, 5] },
    ...changes,
  }),
  names: ['Ann', 'Bob'],
  viewer: 0,
});
const parts = (line: string): string => tally(context({}), line, 0).join().replaceAll('\u00a0', ' ');
const why = (line: string, lead: number): string => reason(context({}), line, lead, 1 - lead).replaceAll('\u00a0', ' ');
const ended = (changes: Partial<GardensView>): string => ending(context(changes));

beforeEach(() => loadWords('hanging_gardens', 'page_hanging_gardens', 'page_rooms'));

test('with more than two players the columns are too narrow for words', () => {
  const three = context({ players: [holding({ gate: 7 }), holding({}), holding({})] });
  expect(tally(three, 'gate', 0)).toEqual(['4\u00a0+\u00a03']);
});

test('a series counts tiles; characters and awards have points each', () => {
  expect(['gate', 'guard', 'priest', 'awards', 'chalice'].map(parts)).toEqual(['4 tiles,3 tiles', '1 × 21', '2 × 3', '2 × 5', '']);
});

test('a line is won by more tiles, or by tiles of the series', () => {
  expect(why('gate', 0)).toBe('7 tiles against 2');
  expect(why('guard', 0)).toBe('Gate: 7 against 2');
  expect(why('priest', 1)).toBe('with a complete set: Chalice');
  expect(why('awards', 0)).toBe('2 awards against 0');
});

test('the end is that of the cards or of the tiles', () => {
  expect(ended({})).toBe('The cards are used up after 15 rounds.');
  const round = { number: 12, start_seat: 0, to_move: [], order: [0, 1], last: 12 };
  expect(ended({ round })).toBe('The tiles are used up; round 12 was the last.');
});

test('between equal points sets decide, then tiles', () => {
  const tied = (own: Record<string, number>, other: Record<string, number>, options = {}) =>
    ended({ players: [holding(own), holding(other)], scores: [50, 50], options: { tie_break: 'sets', ...options } }).replace(/^.*?\. /, '');
  expect(tied({ gate: 8 }, { gate: 7, chalice: 3 })).toBe('Equal points: more complete sets win, 2 to 1.');
  expect(tied({ gate: 4 }, { gate: 7 })).toBe('Equal points and sets: more tiles win, 7 to 4.');
  expect(tied({ gate: 4 }, { chalice: 4 })).toBe('Points, sets and tiles are equal.');
  expect(tied({ gate: 8 }, { gate: 7 }, { tie_break: 'shared' })).toBe('Equal points share the victory.');
});

test('the result names tiles that were hidden until the end, with their points', () => {
  const entry = { code: 'hanging-gardens-revealed', params: { seat: 1, tiles: 'king,tiger', points: 2 } } as unknown as LogEntry;
  expect(attacks(context({}), [entry])).toBe('Bob’s hidden tiles are revealed: King and Tiger (+2).');
  expect(attacks(context({}), [])).toBe('');
});

/** Why a game of Babel ended as it did. */
import { beforeEach, expect, test } from 'vitest';
import { ending, reason } from '../../src/boards/babel/ending';
import extras from '../../src/boards/babel/extras';
import type { BabelView } from '../../src/boards/babel/view';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';
import { position } from './board';

const context = (changes: Partial<BabelView>) => ({ say, view: position(changes), names: ['Ann', 'Bob'], viewer: 0 });
const ended = (changes: Partial<BabelView>): string => ending(context(changes));

beforeEach(() => loadWords('page_babel'));

test('a win by points names the points that it took', () => {
  const won = { ending: 'points', winners: [1] };
  expect(ended({ ...won, scores: [8, 15] })).toBe('15 points win if the other player has fewer than 10.');
  expect(ended({ ...won, scores: [12, 20] })).toBe('20 points win against any score.');
  expect(ended({ ...won, scores: [8, 13] })).toBe('In the final phase, fewer than 10 points lose.');
});

test('otherwise points decide, then hands', () => {
  const deck = { ending: 'deck', winners: [0] };
  expect(ended({ ...deck, scores: [12, 9] })).toBe('The temple deck ran out. The higher score wins.');
  expect(ended({ ...deck, scores: [9, 9], hand_size: [2, 5] })).toBe('The temple deck ran out. Equal points: the larger hand wins, 5 cards to 2.');
  expect(ended({ ending: 'repetition', winners: [0, 1], scores: [9, 9], hand_size: [2, 2] })).toBe('The position was repeated. Points and hands are equal.');
  expect(ended({ ending: 'turn_limit', winners: [0], scores: [9, 3] })).toMatch(/^The last turn was played/);
});

test('a site is won by the level of its temple', () => {
  expect(reason(context({ sheets: [{ P: 0 }, { P: 6 }] }), 'P', 1, 0)).toBe('level\u00a06\u00a0against\u00a00');
});

test('a line counts the temples that stand at its site, of both players', () => {
  const temple = position().temple.map((one) => ({ ...one })) as unknown as BabelView['temple'];
  temple[0].H = [1, 2];
  temple[1].H = [1];
  temple[1].A = [1];
  const counted = (site: string) => extras.counted?.(site, position({ temple }), 0);
  expect([counted('H'), counted('A'), counted('S')]).toEqual([['temple-0-H', 'temple-1-H'], ['temple-1-A'], []]);
});

/** Why a game of Babel ended as it did. */
import { beforeEach, expect, test } from 'vitest';
import { attacks, ending, reason } from '../../src/boards/babel/ending';
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

test('destroyed temples and stolen levels are named for both players', () => {
  const entry = (name: string, seat: number, level: number) => ({ code: `babel-${name}`, params: { seat, level, site: 'A' }, step: 1, seq: 1, at: 0 });
  const said = (...log: ReturnType<typeof entry>[]) => attacks({ ...context({}), viewer: 1 }, log);
  expect(said(entry('build', 1, 3))).toBe('');
  expect(said(entry('raze', 1, 6))).toBe('You destroyed a temple worth 6 points.');
  expect(said(entry('raze', 0, 1), entry('steal', 1, 2))).toBe('You stole level 2. Ann destroyed a temple of yours worth 1 point.');
  expect(said(entry('raze', 0, 1), entry('steal', 0, 4), entry('raze', 0, 3), entry('steal', 0, 5))).toBe(
    'Ann destroyed 2 temples of yours worth 4 points and stole levels 4 and 5 from you.',
  );
});

test('a line counts the temples that stand at its site, of both players', () => {
  const temple = position().temple.map((one) => ({ ...one })) as unknown as BabelView['temple'];
  temple[0].H = [1, 2];
  temple[1].H = [1];
  temple[1].A = [1];
  const counted = (site: string) => extras.counted?.(site, position({ temple }), 0);
  expect([counted('H'), counted('A'), counted('S')]).toEqual([['temple-0-H', 'temple-1-H'], ['temple-1-A'], []]);
});

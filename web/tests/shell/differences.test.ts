import { beforeEach, describe, expect, test } from 'vitest';
import type { GameBoard, SpeechContext } from '../../src/boards/board';
import type { GameView, Sheet } from '../../src/net/types';
import { differences, rivalOf, whySentences } from '../../src/table/differences';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';

test('the largest differences of each sign are named', () => {
  const own = { king: 11, tiger: 16, garden: 0, gate: 5, queen: 3, statue: 9, chalice: 0 };
  const other = { king: 0, tiger: 0, garden: 24, gate: 25, queen: 3, statue: 0, chalice: 1 };
  const { ahead, behind } = differences(own, other, Object.keys(own));
  expect(ahead).toEqual({ lines: [{ key: 'tiger', points: 16 }, { key: 'king', points: 11 }, { key: 'statue', points: 9 }], others: 0 }); // the only other one
  expect(behind).toEqual({ lines: [{ key: 'garden', points: -24 }, { key: 'gate', points: -20 }, { key: 'chalice', points: -1 }], others: 0 });
});

test('a line that equals the last one named is named too', () => {
  const { behind } = differences({}, { a: 1, b: 6, c: 3, d: 3 }, ['a', 'b', 'c', 'd']);
  expect(behind.lines.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'a']);
});

test('what is not named adds up to the points of the others', () => {
  const { ahead, behind } = differences({ a: 9, b: 7, c: 3, d: 2, e: 1 }, { f: 4, g: 4, h: 4, i: 1, j: 1 }, [...'abcdefghij']);
  expect([ahead.lines.length, ahead.others]).toEqual([2, 6]);
  expect([behind.lines.length, behind.others]).toEqual([3, -2]); // three equal ones
});

test('a line that only one sheet has counts, an equal one does not', () => {
  expect(differences({ a: 2 }, { b: 1 }, ['a', 'b'])).toMatchObject({ ahead: { lines: [{ key: 'a', points: 2 }] }, behind: { lines: [{ key: 'b', points: -1 }] } });
  expect(differences({ a: 2 }, { a: 2 }, ['a'])).toMatchObject({ ahead: { lines: [] }, behind: { lines: [] } });
});

test('a player is compared with the best of the others', () => {
  expect(rivalOf(0, [50, 30, 40])).toBe(2);
  expect(rivalOf(1, [50, 60, 40])).toBe(0);
  expect(rivalOf(0, [50])).toBeNull();
});

describe('the sentences why', () => {
  const lines = ['gate', 'king', 'queen'].map((key) => ({ key, name: key, icon: '', fill: '', formula: '' }));
  const board = { sheet: () => lines, reason: (_: unknown, line: string, lead: number, rival: number) => `${line} of ${lead} and ${rival}` } as unknown as GameBoard;
  const sheets = [{ gate: 9, king: 1, queen: 2 }, { gate: 4, king: 3, queen: 2 }, { gate: 0, king: 5, queen: 0 }];
  const context = (names: string[]): SpeechContext => ({ say, view: {} as GameView, names, viewer: 0 });
  const why = (own: number, winners: number[], seats = 2, one = board): string[] =>
    whySentences(own, { sheets: sheets.slice(0, seats), totals: [12, 9, 5].slice(0, seats), winners }, one, context(['Ann', 'Bob', 'Cy'].slice(0, seats)), []).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  beforeEach(() => loadWords('page_rooms'));

  test('name the winner’s lines first', () => {
    expect(why(0, [0])).toEqual(['You were ahead on: gate +5 (gate of 0 and 1)', 'Bob was ahead on: king +2 (king of 1 and 0)']);
    expect(why(1, [0])).toEqual(['Ann was ahead on: gate +5 (gate of 0 and 1)', 'You were ahead on: king +2 (king of 1 and 0)']);
  });

  test('end with the points of all other lines', () => {
    const keys = [...'abcd'];
    const many = { sheet: () => keys.map((key) => ({ key, name: key, icon: '', fill: '', formula: '' })) } as unknown as GameBoard;
    const result = { sheets: [{ a: 9, b: 7, c: 4, d: 2 }, {}] as Sheet[], totals: [22, 0], winners: [0] };
    expect(whySentences(0, result, many, context(['Ann', 'Bob']), [])[0]?.replaceAll('\u00a0', ' ')).toBe('You were ahead on: a +9, b +7 and others +6');
  });

  test('after a draw and a shared victory begin with the player', () => {
    expect(why(1, [])[0]).toMatch(/^You/);
    expect(why(1, [0, 1])[0]).toMatch(/^You/);
  });

  test('of several players compare with the best of the others', () => {
    expect(why(2, [0], 3)).toEqual([
      'Ann was ahead on: gate +9 (gate of 0 and 2) and queen +2 (queen of 0 and 2)',
      'Compared with Ann, you were ahead on: king +4 (king of 2 and 0)',
    ]);
  });

  test('end with what the log tells', () => {
    const other = { ...board, attacks: (_: unknown, log: readonly unknown[]) => (log.length ? 'Bob stole level 4.' : '') } as unknown as GameBoard;
    expect(why(0, [0], 2, other)).toHaveLength(2);
    const entry = { code: 'babel-steal', params: { seat: 1, level: 4 }, step: 3, seq: 1, at: 0 };
    expect(whySentences(0, { sheets: sheets.slice(0, 2), totals: [12, 9], winners: [0] }, other, context(['Ann', 'Bob']), [entry]).at(-1)).toBe('Bob stole level 4.');
  });

  test('have no reasons in a game that gives none, and are left out without sheets', () => {
    expect(why(0, [0], 2, { sheet: () => lines } as unknown as GameBoard)[0]).toBe('You were ahead on: gate +5');
    expect(whySentences(0, { sheets: null, totals: null, winners: [0] }, board, context(['Ann', 'Bob']), [])).toEqual([]);
    expect(whySentences(0, { sheets: [sheets[0]!, sheets[0]!], totals: [12, 12], winners: [0, 1] }, board, context(['Ann', 'Bob']), [])).toEqual([]);
  });
});

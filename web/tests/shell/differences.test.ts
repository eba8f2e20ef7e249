import { expect, test } from 'vitest';
import { differences, rivalOf, signed } from '../../src/table/differences';

test('the largest differences of each sign are named', () => {
  const own = { king: 11, tiger: 16, garden: 0, gate: 5, queen: 3, statue: 9, chalice: 0 };
  const other = { king: 0, tiger: 0, garden: 24, gate: 25, queen: 3, statue: 0, chalice: 1 };
  const { ahead, behind } = differences(own, other, Object.keys(own));
  expect(ahead).toEqual([{ key: 'tiger', points: 16 }, { key: 'king', points: 11 }]);
  expect(behind).toEqual([{ key: 'garden', points: -24 }, { key: 'gate', points: -20 }]);
});

test('a line that equals the last one named is named too', () => {
  const { behind } = differences({}, { a: 1, b: 6, c: 3, d: 3 }, ['a', 'b', 'c', 'd']);
  expect(behind.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
});

test('a line that only one sheet has counts, an equal one does not', () => {
  expect(differences({ a: 2 }, { b: 1 }, ['a', 'b'])).toEqual({ ahead: [{ key: 'a', points: 2 }], behind: [{ key: 'b', points: -1 }] });
  expect(differences({ a: 2 }, { a: 2 }, ['a'])).toEqual({ ahead: [], behind: [] });
});

test('a player is compared with the best of the others', () => {
  expect(rivalOf(0, [50, 30, 40])).toBe(2);
  expect(rivalOf(1, [50, 60, 40])).toBe(0);
  expect(rivalOf(0, [50])).toBeNull();
});

test('differences have a sign', () => {
  expect([signed(3), signed(-12)]).toEqual(['+3', '−12']);
});

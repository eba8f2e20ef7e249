/** Who has won a game, and by how much. */
import { beforeEach, expect, test } from 'vitest';
import { headline, standings } from '../../src/table/headline';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';

const NAMES = ['Ann', 'Bob', 'Apprentice 2'];
/** Both lines of a result, for a reader. */
function lines(totals: number[] | null, winners: number[], viewer: number | null, reason: 'played' | 'resigned' | 'flagged' | 'draw' = 'played'): string[] {
  const result = { totals, winners, reason, seat: totals || reason === 'draw' ? null : 1 - (winners[0] ?? 0) };
  const reader = { names: NAMES.slice(0, totals?.length ?? 2), viewer };
  return [headline(result, reader, say), ...standings(result, reader, say)].map((text) => text.replaceAll('\u00a0', ' '));
}

beforeEach(() => loadWords('page', 'page_rooms', 'page_table'));

test('between two players the headline has the points of both', () => {
  expect(lines([85, 75], [0], 0)).toEqual(['You win 85 to 75', '10 points ahead']);
  expect(lines([85, 75], [0], 1)).toEqual(['Ann wins 85 to 75', '10 points ahead']);
  expect(lines([3, 16], [1], null)).toEqual(['Bob wins 16 to 3', '13 points ahead']);
  expect(lines([12, 11], [0], 0)[1]).toBe('1 point ahead');
  expect(lines([9, 11], [0], 0)).toEqual(['You win 9 to 11']); // an option of Babel
});

test('equal points have another reason, which follows', () => {
  expect(lines([90, 90], [0], 0)).toEqual(['You win with 90 points', 'Bob: 90']);
  expect(lines([90, 90], [0, 1], 0)[0]).toMatch('You share the victory');
  expect(lines([9, 9], [], 0)).toEqual(['It’s a draw', 'You: 9, Bob: 9']);
});

test('of more players the second is compared', () => {
  expect(lines([46, 42, 52], [2], 0)).toEqual(['Apprentice 2 wins with 52 points', '6 points ahead of second place', 'You: 46, Bob: 42']);
  expect(lines([46, 47, 42], [1], 1)).toEqual(['You win with 47 points', '1 point ahead of second place', 'Ann: 46, Apprentice 2: 42']);
  expect(lines([46, 46, 42], [0], 0)).toEqual(['You win with 46 points', 'Bob: 46, Apprentice 2: 42']);
});

test('a game that was not played to its end has no points', () => {
  expect(lines(null, [0], 0, 'resigned')).toEqual(['You win', 'Bob has resigned.']);
  expect(lines(null, [0], 1, 'flagged')).toEqual(['Ann wins', 'You have run out of time.']);
  expect(lines(null, [], 1, 'draw')).toEqual(['It’s a draw', 'The players agreed on a draw.']);
});

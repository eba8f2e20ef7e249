import { beforeEach, expect, test } from 'vitest';
import babel from '../../src/boards/babel/extras';
import type { GameBoard } from '../../src/boards/board';
import { aimOf, bestOf, explain, explainedIdeas, followedIdeas, possibleIdea, type Idea } from '../../src/table/first_game.svelte';
import type { GameView } from '../../src/net/types';
import type { Table } from '../../src/table/table.svelte';
import { isFirstGame } from '../../src/table/is_first_game';

beforeEach(() => localStorage.clear());

const idea = (id: string, when: string): Idea => ({ id, when, rule: id, text: { en: id } });
const IDEAS = [idea('bridge', 'bridge:.*'), idea('end', 'end'), idea('place', 'place:.*')];

test('only the first game of each kind on this device is guided', () => {
  expect(isFirstGame('babel', 'a')).toBe(true);
  expect(isFirstGame('babel', 'b')).toBe(false);
  expect(isFirstGame('babel', 'a')).toBe(true);
  expect(isFirstGame('babylon', 'b')).toBe(true);
});

test('an idea is explained when it becomes possible, in the order of the list', () => {
  expect(possibleIdea(IDEAS, new Set(), ['place:x', 'bridge:a-b'])?.idea.id).toBe('bridge');
  expect(possibleIdea(IDEAS, new Set(), ['place:x', 'place:y'])?.words).toEqual(['place:x', 'place:y']);
  expect(possibleIdea(IDEAS, new Set(), ['end:keep'])).toBeNull();
});

test('each idea is explained once', () => {
  explain('babylon', 'bridge');
  expect(explainedIdeas('babel').size).toBe(0);
  expect(possibleIdea(IDEAS, explainedIdeas('babylon'), ['place:x', 'bridge:a-b'])?.idea.id).toBe('place');
});

test('an idea that a player has followed needs no explanation', () => {
  expect(followedIdeas(IDEAS, ['place:x', 'bridge:a-b']).map(({ id }) => id)).toEqual(['bridge', 'place']);
  expect(followedIdeas(IDEAS, ['end:keep'])).toEqual([]);
});

test('of two ideas about the same actions, the second one is explained at the next opportunity', () => {
  const ideas = [...IDEAS, idea('twice', 'place:.*')];
  expect(followedIdeas(ideas, ['place:x']).map(({ id }) => id)).toEqual(['place']);
  expect(possibleIdea(ideas, new Set(['place']), ['place:y'])?.idea.id).toBe('twice');
});

test('the aim names the rounds of this game', () => {
  const ideas = { aim: { en: 'Three tasks in {rounds} rounds.' }, ideas: [] };
  expect(aimOf(ideas, { rounds: 12 } as unknown as GameView, {})).toBe('Three tasks in 12 rounds.');
});

test('the aim of the final phase depends on the option', () => {
  const ideas = { aim: { en: '20 or 15' }, final: { en: '20, or 15 against less than 10' }, sudden: { en: '20, or less than 10' }, ideas: [] };
  const aim = (final: boolean, sudden_death: boolean) => aimOf(ideas, { final, options: { sudden_death } } as unknown as GameView, babel as Pick<GameBoard, 'aim'>);
  expect([aim(false, true), aim(true, false), aim(true, true)]).toEqual(['20 or 15', '20, or 15 against less than 10', '20, or less than 10']);
});

test('the best of a few actions is recommended, of many none', async () => {
  const gains: Record<string, number> = { a: 1, b: 6, c: 2 };
  const asked: string[] = [];
  const preview = (word: string) => {
    asked.push(word);
    return Promise.resolve({ scores: [10 + (gains[word] ?? 0), 0] });
  };
  const table = { seat: 0, game: { scores: [10, 0] }, preview } as unknown as Table;
  expect(await bestOf(table, ['a', 'b', 'c'])).toEqual({ word: 'b', points: 6 });
  asked.length = 0;
  const many = Array.from({ length: 13 }, (_, number) => (number === 7 ? 'b' : `w${number}`));
  expect(await bestOf(table, many)).toEqual({ word: 'w0', points: 0 });
  expect(asked).toEqual([]);
});

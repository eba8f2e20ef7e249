import { beforeEach, expect, test } from 'vitest';
import { explain, explainedIdeas, isFirstGame, possibleIdea, type Idea } from '../../src/table/first_game.svelte';

beforeEach(() => localStorage.clear());

const idea = (id: string, when: string): Idea => ({ id, when, text: { en: id } });
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

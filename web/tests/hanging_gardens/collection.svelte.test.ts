import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Collection from '../../src/boards/hanging_gardens/Collection.svelte';
import type { Gain, Ladder, Values } from '../../src/boards/hanging_gardens/view';
import { landing } from '../../src/ui/motion';
import { loadWords } from '../words';
import { playerOf, viewOf } from './positions';

const shown = (): string | undefined => document.querySelector('b[data-score]')?.textContent?.trim();

test('the points keep their old value until those of a previewed tile have flown there', async () => {
  const coming = { points: 8, ladders: [] } as unknown as Gain;
  const props = $state({ view: viewOf({ scores: [1, 0], sheets: [{}, {}], players: [playerOf('T'), playerOf('T')] }), seat: 0, title: 'tiles', coming: coming as Gain | null });
  const collection = mount(Collection, { target: document.body, props });
  flushSync();
  expect([shown(), document.querySelector('.new')?.textContent]).toEqual(['1', '9']);
  landing.at = performance.now() + 60;
  Object.assign(props, { view: viewOf({ scores: [9, 0], sheets: [{}, {}], players: [playerOf('T'), playerOf('T')] }), coming: null });
  flushSync();
  expect([shown(), document.querySelector('.new')]).toEqual(['1', null]);
  await vi.waitFor(() => expect(shown()).toBe('9'), 2000);
  landing.at = 0;
  await unmount(collection);
});

test('a person names the set for which it scores more', async () => {
  await loadWords('page_hanging_gardens', 'hanging_gardens');
  const handler = { tile: 'animal_handler', count: 1, points: 4, sets: 0, rungs: [4, 12], rung: 0 } satisfies Ladder;
  const values: Values = { series: { tiger: [2, 6, 14] }, persons: { animal_handler: { series: 'tiger', low: 4, high: 12 } }, award: 5 };
  const player = { ...playerOf('T'), ladders: [handler] };
  const view = viewOf({ scores: [4, 0], sheets: [{ animal_handler: 4 }, {}], values, players: [player, playerOf('T')] });
  const collection = mount(Collection, { target: document.body, props: { view, seat: 0, title: 'tiles' } });
  flushSync();
  expect([...document.querySelectorAll('.rung')].map((one) => one.textContent)).toEqual(['4', '12 with Tiger × 3']);
  await unmount(collection);
});

test('where words have no room, a person shows the symbol of its set', async () => {
  await loadWords('page_hanging_gardens', 'hanging_gardens');
  const row = [2, 6, 14];
  const ladder = (tile: string, rungs: number[]): Ladder => ({ tile, count: 1, points: rungs[0] ?? 0, sets: 0, rungs, rung: 0 });
  const persons = { animal_handler: { series: 'tiger', low: 4, high: 12 }, guard: { series: 'gate', per_tile: 3 } };
  const values: Values = { series: { queen: row, king: row, tiger: row, gate: row }, persons, award: 5 };
  const ladders = [ladder('queen', row), ladder('king', row), ladder('animal_handler', [4, 12]), ladder('guard', [0, 3])];
  const sheet = Object.fromEntries(ladders.map(({ tile, points }) => [tile, points]));
  const player = { ...playerOf('T'), ladders };
  const view = viewOf({ scores: [4, 0], sheets: [sheet, {}], values, players: [player, playerOf('T')] });
  const collection = mount(Collection, { target: document.body, props: { view, seat: 0, title: 'tiles' } });
  flushSync();
  const next = (tile: string) => document.querySelector(`[data-topic="${tile}"] .next`)?.textContent;
  expect(['queen', 'animal_handler', 'guard'].map(next)).toEqual(['6', '12×312 with Tiger × 3', '3+13 with one more']);
  await unmount(collection);
});

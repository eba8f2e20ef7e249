import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import PointTile from '../../src/boards/hanging_gardens/PointTile.svelte';
import { loadWords } from '../words';
import { viewOf } from './positions';

test('only a tile that can be taken has its key', async () => {
  const table = { mine: true, marked: new Set(), past: null, view: null, legal: (word: string) => word === 'tile:1a' };
  const view = viewOf({ phase: 'tile', tile_display: { '1a': 'gate', '2a': 'gate' }, tile_gains: {}, values: { series: { gate: [1] }, persons: {}, award: 5 } } as never);
  const props = { table, play: { shown: null }, view, layout: 'desktop' };
  const shown = (['1a', '2a'] as const).map((space) => mount(PointTile, { target: document.body, props: { ...props, space, reach: '' } as never }));
  flushSync();
  const tiles = [...document.querySelectorAll('.tile')];
  expect(tiles.map((tile) => tile.classList.contains('legal'))).toEqual([true, false]);
  expect(tiles.map((tile) => tile.querySelector('kbd')?.textContent)).toEqual(['1', undefined]);
  for (const one of shown) await unmount(one);
});

test('the values of a person are no series: the higher one names the set that it needs', async () => {
  await loadWords('page_hanging_gardens', 'hanging_gardens');
  const table = { mine: false, marked: new Set(), past: null, view: null, legal: () => false };
  const values = { series: { statue: [1, 9, 20], king: [4, 11] }, persons: { sculptor: { series: 'statue', low: 3, high: 10 } }, award: 5 };
  const view = viewOf({ tile_display: { '1a': 'sculptor', '1b': 'king' }, tile_gains: {}, values } as never);
  const props = { table, play: { shown: null }, view, layout: 'phone', reach: '' };
  const shown = (['1a', '1b'] as const).map((space) => mount(PointTile, { target: document.body, props: { ...props, space } as never }));
  flushSync();
  const [person, series] = [...document.querySelectorAll('.pays')];
  expect([person?.textContent, series?.textContent]).toEqual(['3/10×310 with Statue × 3', '4 11']);
  expect(person?.querySelector('.drawing .plate')).not.toBeNull();
  expect(person?.querySelector('.unseen')?.textContent).toBe('10 with Statue × 3');
  for (const one of shown) await unmount(one);
});

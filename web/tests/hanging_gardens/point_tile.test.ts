import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import PointTile from '../../src/boards/hanging_gardens/PointTile.svelte';
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

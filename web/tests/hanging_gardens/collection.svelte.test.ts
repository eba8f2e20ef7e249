import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Collection from '../../src/boards/hanging_gardens/Collection.svelte';
import type { Gain } from '../../src/boards/hanging_gardens/view';
import { landing } from '../../src/ui/motion';
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

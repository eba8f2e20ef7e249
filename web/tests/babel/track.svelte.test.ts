import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Track from '../../src/boards/babel/Track.svelte';
import { landing } from '../../src/ui/motion';

const filled = (): number => document.querySelectorAll('i.full').length;
const hatched = (kind: 'gain' | 'loss'): number => document.querySelectorAll(`i.${kind}`).length;

test('the track keeps the hatching of a gain or a loss until its points have arrived', async () => {
  const props = $state({ score: 6, next: 6, goals: [10, 15, 20] });
  const shown = mount(Track, { target: document.body, props });
  for (const [score, kind, kept] of [[9, 'gain', 6], [4, 'loss', 4]] as const) {
    landing.at = performance.now() + 60;
    Object.assign(props, { score, next: score });
    flushSync();
    expect([filled(), hatched(kind)]).toEqual([kept, kind === 'gain' ? 3 : 5]);
    await vi.waitFor(() => expect([filled(), hatched(kind)]).toEqual([score, 0]), 2000);
  }
  landing.at = 0;
  Object.assign(props, { score: 5, next: 5 });
  flushSync();
  expect([filled(), hatched('gain')]).toEqual([5, 0]);
  await unmount(shown);
});

import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Previews } from '../../src/boards/shared/preview.svelte';
import type { GameView, Refusal } from '../../src/net/types';
import { landing } from '../../src/ui/motion';
import type { Table } from '../../src/table/table.svelte';

const game = (points: number) => ({ scores: [points] }) as unknown as GameView;

function tableWith(answer: GameView | null) {
  const preview = vi.fn(async () => answer);
  const table = { view: { moved: 4 }, game: game(10), preview } as unknown as Table;
  return { table, preview };
}

const gain = (before: GameView, after: GameView): number => (after.scores?.[0] ?? 0) - (before.scores?.[0] ?? 0);
const settled = () => new Promise((done) => setTimeout(done));

describe('previews', () => {
  it('are asked once per action', async () => {
    const { table, preview } = tableWith(game(13));
    const previews = new Previews(table, gain);
    previews.request('a', 'b', null);
    previews.request('a');
    expect(preview.mock.calls).toEqual([['a'], ['b']]);
    expect(previews.of('a')).toBeNull();
    await settled();
    expect(previews.of('a')).toBe(3);
    expect(previews.of('c')).toBeNull();
  });

  it('that arrive while pieces move are shown together', async () => {
    const { busy } = landing;
    landing.busy = () => true;
    const preview = (word: string) => new Promise((done) => setTimeout(() => done(game(13)), word.charCodeAt(0) - 96));
    const previews = new Previews({ view: { moved: 4 }, game: game(10), preview } as unknown as Table, gain);
    const seen: (number | null)[][] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push([previews.of('a'), previews.of('b'), previews.of('c')]));
    });
    flushSync();
    previews.request('a', 'b', 'c');
    await vi.waitFor(() => (flushSync(), expect(seen.at(-1)).toEqual([3, 3, 3])));
    stop();
    landing.busy = busy;
    // before they were asked for, and with all of them
    expect(seen.filter((one) => new Set(one).size > 1)).toEqual([]);
  });

  it('are asked again in another position', async () => {
    const { table, preview } = tableWith(game(13));
    const previews = new Previews(table, gain);
    previews.request('a');
    await settled();
    (table as unknown as { view: { moved: number } }).view = { moved: 5 };
    expect(previews.of('a')).toBeNull();
    previews.request('a');
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it('that the server refuses stay unknown and are not asked again', async () => {
    const { table, preview } = tableWith(null);
    const previews = new Previews(table, gain);
    previews.request('a');
    await settled();
    previews.request('a');
    expect(previews.of('a')).toBeNull();
    expect(preview).toHaveBeenCalledTimes(1);
  });

  it('keep what a board makes of a refusal', async () => {
    const preview = async (word: string, refused: (refusal: Refusal) => void) => {
      refused({ code: word });
      return null;
    };
    const table = { view: { moved: 4 }, game: game(10), preview } as unknown as Table;
    const previews = new Previews(table, gain, ({ code }) => (code === 'a' ? 0 : null));
    previews.request('a', 'b');
    await settled();
    expect([previews.of('a'), previews.of('b')]).toEqual([0, null]);
  });
});

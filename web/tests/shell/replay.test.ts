import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameBoard } from '../../src/boards/board';
import type { TableView } from '../../src/net/types';
import { Socket } from '../../src/net/socket.svelte';
import { Replay } from '../../src/table/replay/replay.svelte';
import { Table } from '../../src/table/table.svelte';

/** A server that tells who looked at which moment; each game is named after it. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.replace('/api/tables/t/moments/', ''));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ game: { moment: path } }) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function finished(steps: number): { table: Table; replay: Replay } {
  const table = new Table('t', null, new Socket(() => ''));
  table.view = { status: 'ended', steps, viewer: 0, seats: [], may: [], game: { moment: 'now' } } as unknown as TableView;
  table.log = [{ seq: 1, at: 0, code: 'lay', params: {}, step: 2 }];
  const board = { spots: () => ['a place'] } as unknown as GameBoard;
  return { table, replay: new Replay(table, () => board) };
}

test('it begins at the last step and does not pass it', async () => {
  const { table, replay } = finished(3);
  expect(replay.step).toBe(3);
  await replay.by(1);
  expect(replay.step).toBe(3);
  expect(table.past).toBeNull();
});

test('a step back shows that moment and marks its places', async () => {
  const { table, replay } = finished(3);
  await replay.by(-1);
  expect(replay.step).toBe(2);
  expect([...table.marked]).toEqual(['a place']);
  await replay.by(-1);
  expect([...table.marked]).toEqual([]);
});

test('played from the last step, it starts again and stops at the end', async () => {
  const { replay } = finished(3);
  await replay.toggle();
  expect([replay.step, replay.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(450 * 3 + 60);
  expect([replay.step, replay.playing]).toEqual([3, false]);
});

test('stepping by hand stops automatic play', async () => {
  const { replay } = finished(9);
  await replay.toggle();
  await replay.by(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.step, replay.playing]).toEqual([1, false]);
});

test("another seat's view includes the end, and the seat changes together with the view", async () => {
  const { table, replay } = finished(3);
  expect(table.seat).toBe(0);
  const seen = replay.see(1);
  expect(table.seat).toBe(0);
  await seen;
  expect(table.seat).toBe(1);
  expect(asked).toEqual(['3?seat=1']);
  replay.leave();
  expect(table.seat).toBe(0);
  expect(table.past).toBeNull();
});

test('a late answer to an earlier request is ignored', async () => {
  const { table } = finished(9);
  const first = table.showStep(4);
  await table.showStep(5);
  await first;
  expect(table.past?.step).toBe(5);
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameBoard } from '../../src/boards/board';
import { flights } from '../../src/boards/shared/flight.svelte';
import type { LogEntry, TableView } from '../../src/net/types';
import { Socket } from '../../src/net/socket.svelte';
import { Replay } from '../../src/table/replay/replay.svelte';
import { TurnReplay, watchOthers } from '../../src/table/replay/turn_replay.svelte';
import { Table } from '../../src/table/table.svelte';

/** Whether pieces move. */
const busy = vi.spyOn(flights, 'busy', 'get');
afterEach(() => void busy.mockReset());

/** A server that records which viewer asked for which moment; each game is named after it. */
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

test('a turn of others is shown step by step, with its seat, and ends in the present', async () => {
  const { table } = finished(5);
  table.log = [1, 2, 3, 4, 5].map((step) => ({ seq: step, at: 0, code: 'lay', params: { seat: step > 3 ? 1 : 0 }, step }));
  const board = { spots: (entry: LogEntry) => [`place ${entry.step}`] } as unknown as GameBoard;
  const turn = new TurnReplay(table, () => board);
  const shown: unknown[] = [];
  void turn.play(3, 5);
  for (let beat = 0; beat < 4; beat += 1) {
    await vi.advanceTimersByTimeAsync(beat ? 450 : 10);
    shown.push([table.past?.step ?? null, turn.seat, [...table.marked].join()]);
  }
  expect(shown).toEqual([
    [3, 1, 'place 4'],
    [4, 1, 'place 4'],
    [5, 1, 'place 5'],
    [null, null, ''],
  ]);
});

test('a longer turn is shown faster, and ending it returns to the present', async () => {
  const { table } = finished(20);
  const turn = new TurnReplay(table, () => null);
  void turn.play(0, 20);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.past?.step).toBeGreaterThanOrEqual(3);
  turn.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.past, turn.playing]).toEqual([null, false]);
});

test('a press while pieces move lets them land first; when it is released, the present is there', async () => {
  busy.mockReturnValue(true);
  const { table } = finished(20);
  const turn = new TurnReplay(table, () => null);
  const steps: (number | undefined)[] = [];
  for (const released of [false, true]) {
    void turn.play(0, 20);
    await vi.advanceTimersByTimeAsync(0);
    busy.mockReturnValue(true);
    turn.leave();
    steps.push(table.past?.step);
    busy.mockReturnValue(false);
    if (released) turn.leave();
    else await vi.advanceTimersByTimeAsync(40);
    steps.push(table.past?.step);
  }
  expect(steps).toEqual([0, undefined, 0, undefined]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.past, turn.playing]).toEqual([null, false]);
});

test('a step waits a little for pieces that are late', async () => {
  busy.mockReturnValue(true);
  const { table } = finished(20);
  const turn = new TurnReplay(table, () => null);
  void turn.play(0, 2);
  const shown: (number | undefined)[] = [];
  for (const time of [470, 100]) {
    await vi.advanceTimersByTimeAsync(time);
    shown.push(table.past?.step);
  }
  expect(shown).toEqual([0, 1]);
  turn.stop();
});

test('another view with the same game concerns only what depends on the rest of it', () => {
  const { table } = finished(3);
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      void [table.game, table.seat, table.mine, table.names, table.legal('lay'), table.marked];
      runs += 1;
    });
  });
  flushSync();
  table.view = { ...table.view, steps: 4 } as TableView;
  table.marked = new Set();
  flushSync();
  expect(runs).toBe(1);
  end();
});

test('the pieces of a step have room within it, and as much as they want afterwards', async () => {
  const { table } = finished(20);
  const turn = new TurnReplay(table, () => null);
  const shown: (number | undefined)[] = [];
  void turn.play(0, 8);
  await vi.advanceTimersByTimeAsync(0);
  const room = flights.room;
  for (const time of [room, 60]) {
    await vi.advanceTimersByTimeAsync(time);
    shown.push(table.past?.step);
  }
  expect(room).toBeGreaterThan(240);
  expect(shown).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([table.past, flights.room]).toEqual([null, Infinity]);
});

test('ended while its first moment is still loading, it stays in the present', async () => {
  const { table } = finished(5);
  const turn = new TurnReplay(table, () => null);
  void turn.play(3, 5);
  turn.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.past, turn.playing]).toEqual([null, false]);
});

describe('turns of others', () => {
  const view = (steps: number, mover: number, words: string[] = []): TableView =>
    ({
      status: 'playing',
      steps,
      viewer: 0,
      to_move: mover,
      seats: [],
      may: [],
      game: {},
      turn: { seat: mover, words, first: steps - words.length },
      last_turn: { seat: 1, first: 3, words: ['a', 'b'] },
    }) as unknown as TableView;

  function watching(allowed: boolean): { table: Table; asked: number[][] } {
    const { table } = finished(3);
    const asked: number[][] = [];
    const replay = { play: async (first: number, last: number) => void asked.push([first, last]) } as unknown as TurnReplay;
    table.view = view(3, 0, ['own']);
    table.log = [4, 5, 6].map((step) => ({ seq: step, at: 0, code: 'lay', params: { seat: step === 4 ? 0 : 1 }, step }));
    $effect.root(() => watchOthers(table, replay, () => allowed));
    flushSync();
    return { table, asked };
  }

  async function played(table: Table, pause: number): Promise<void> {
    for (const next of [view(4, 1), view(5, 1, ['a']), view(6, 0)]) {
      await vi.advanceTimersByTimeAsync(pause);
      table.view = next;
      flushSync();
    }
  }

  test('are shown when they were played at once, from the viewer’s last action on', async () => {
    const { table, asked } = watching(true);
    await played(table, 5);
    expect(asked).toEqual([[4, 6]]);
  });

  test('are not shown again when they were played one by one, or if that is not wanted', async () => {
    const slow = watching(true);
    await played(slow.table, 2000);
    const off = watching(false);
    await played(off.table, 5);
    expect([slow.asked, off.asked]).toEqual([[], []]);
  });

  describe('while the viewer’s own pieces travel', () => {
    function travelling(): { table: Table; replay: TurnReplay } {
      const { table } = finished(3);
      const replay = new TurnReplay(table, () => null);
      table.view = view(3, 0, ['own']);
      table.log = [4, 5, 6].map((step) => ({ seq: step, at: 0, code: 'lay', params: { seat: step === 4 ? 0 : 1 }, step }));
      $effect.root(() => watchOthers(table, replay, () => !table.past));
      flushSync();
      busy.mockReturnValue(true);
      return { table, replay };
    }

    test('the viewer’s own move stays, and the replay begins when they have landed', async () => {
      const { table, replay } = travelling();
      const drawn: unknown[] = [];
      const end = $effect.root(() => {
        $effect(() => void drawn.push(table.game));
      });
      flushSync();
      await played(table, 5);
      expect(drawn.length).toBe(2); // what others did meanwhile does not reach the board
      end();
      expect([table.past?.step, replay.seat]).toEqual([4, null]);
      expect(replay.mover).toBe(1); // the status line does not change back to the viewer's turn
      await vi.advanceTimersByTimeAsync(600);
      expect([table.past?.step, replay.seat]).toEqual([4, null]);
      busy.mockReturnValue(false);
      await vi.advanceTimersByTimeAsync(40);
      expect([table.past?.step, replay.seat]).toEqual([4, 1]);
      await vi.advanceTimersByTimeAsync(450);
      expect(table.past?.step).toBe(5);
      await vi.advanceTimersByTimeAsync(900);
      expect(table.past).toBeNull();
    });

    test('a tap shows the present at once', async () => {
      const { table, replay } = travelling();
      await played(table, 5);
      replay.stop();
      await vi.advanceTimersByTimeAsync(3000);
      expect([table.past, replay.playing]).toEqual([null, false]);
    });

    test('others who think for long are shown as they play', async () => {
      const { table } = travelling();
      table.view = view(4, 1);
      flushSync();
      table.view = view(5, 1, ['a']);
      flushSync();
      expect(table.past?.step).toBe(4);
      await vi.advanceTimersByTimeAsync(1600);
      expect(table.past).toBeNull();
    });
  });
});

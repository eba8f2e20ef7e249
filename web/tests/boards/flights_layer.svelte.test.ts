/** Which changes of a table are moves: pieces travel and points rise only after those. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { flights } from '../../src/boards/shared/flight.svelte';
import FlightsLayer from '../../src/table/Flights.svelte';

interface Shown {
  game: { scores: number[] };
  past: { step: number } | null;
  view: { steps: number; version: number };
}

/** Show one state of a table after the other, and return the points that rise after each change. */
function risen(...states: Shown[]): unknown[] {
  const prepared: unknown[] = [];
  vi.spyOn(flights, 'prepare').mockImplementation((_moves, points) => void prepared.push(points));
  let now = $state.raw(states[0]);
  const table = { onCommand: null, get game() { return now?.game; }, get past() { return now?.past; }, get view() { return now?.view; } };
  const layer = mount(FlightsLayer, { target: document.body, props: { table: table as never, board: { moves: () => [] } as never } });
  flushSync();
  for (const state of states.slice(1)) {
    now = state;
    flushSync();
  }
  void unmount(layer);
  return prepared;
}

const at = (score: number, steps: number, version: number, past: Shown['past'] = null): Shown => ({ game: { scores: [score] }, past, view: { steps, version } });

afterEach(() => vi.restoreAllMocks());

test('points rise after a step', () => {
  expect(risen(at(0, 1, 1), at(2, 2, 2))).toEqual([[{ seat: 0, points: 2 }]]);
});

test('and after a step that is shown again', () => {
  expect(risen(at(0, 9, 9, { step: 1 }), at(2, 9, 9, { step: 2 }))).toEqual([[{ seat: 0, points: 2 }]]);
});

test('but not at another moment', () => {
  expect(risen(at(0, 9, 9), at(2, 9, 9, { step: 2 }))).toEqual([]);
});

test('nor at the next position of a lesson, which may have had one more step', () => {
  expect(risen(at(6, 3, 1004), at(2, 4, 2001))).toEqual([]);
});

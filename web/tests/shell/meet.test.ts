/** Being paired, the embedded viewer, and whose turn it is. */
import { expect, test, vi } from 'vitest';
import { routeOf } from '../../src/app/router.svelte';
import { addressOf, WatchedTable } from '../../src/embed/watched.svelte';
import type { SeatView, TableView } from '../../src/net/types';
import { pairClock } from '../../src/pages/clock_choices';
import { opponents } from '../../src/table/names';
import { isMyTurn } from '../../src/table/turn.svelte';

test('the clock of a pairing comes from the address', () => {
  expect(pairClock('?clock=days')).toBe('days');
  expect(pairClock('?clock=blitz')).toBe('quick');
  expect(pairClock('')).toBe('quick');
});

test('pages for pairing and friends need a game or a link', () => {
  expect(routeOf('/pair/babel')).toEqual({ page: 'pair', id: 'babel', part: '' });
  expect(routeOf('/friend/abc')).toEqual({ page: 'friend', id: 'abc', part: '' });
  expect(routeOf('/pair').page).toBe('missing');
  expect(routeOf('/friend').page).toBe('missing');
});

test('the address of the viewer has a table, a link and a language', () => {
  expect(addressOf('/embed/t1', '?share=s1&lang=fr')).toEqual({ id: 't1', share: 's1', language: 'fr' });
  expect(addressOf('/embed/t1', '')).toEqual({ id: 't1', share: null, language: null });
});

test('opponents are found by seat, also if one has the name of the user', () => {
  const say = (key: string) => key;
  const seats = [{ kind: 'person', name: 'Anna', level: null }, { kind: 'person', name: 'Anna', level: null }, { kind: 'open', name: null, level: null }] as SeatView[];
  expect(opponents({ seats, seat: 0 }, 'Anna', say)).toEqual(['Anna 2']);
  expect(opponents({ seats: [seats[0], { ...seats[1], name: 'Ben' }] as SeatView[], seat: null }, 'Anna', say)).toEqual(['Ben']);
});

test('it is the turn of the player to move in a running game only', () => {
  const view = (changed: Partial<TableView>) => ({ view: { status: 'playing', to_move: 1, viewer: 1, ...changed } as TableView });
  expect(isMyTurn(view({}))).toBe(true);
  expect(isMyTurn(view({ viewer: 0 }))).toBe(false);
  expect(isMyTurn(view({ viewer: null, to_move: null }))).toBe(false);
  expect(isMyTurn(view({ status: 'paused' }))).toBe(false);
  expect(isMyTurn({ view: null })).toBe(false);
});

test('the viewer asks without cookies, again while the game runs, and stops at its end', async () => {
  vi.useFakeTimers();
  const asked: [string, RequestCredentials | undefined][] = [];
  const states = [{ version: 3, view: { version: 3, status: 'playing' }, log: [] }, { version: 3 }, { version: 4, view: { version: 4, status: 'ended' }, log: [] }];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push([address, options.credentials]);
    return { ok: true, json: async () => states[asked.length - 1] };
  });
  const table = new WatchedTable('t1', 'a b');
  table.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([
    ['/api/watch/t1?version=0&share=a+b', 'omit'],
    ['/api/watch/t1?version=3&share=a+b', 'omit'],
    ['/api/watch/t1?version=3&share=a+b', 'omit'],
  ]);
  expect(table.view?.status).toBe('ended');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a game that is not shared is reported, and not asked for again', async () => {
  vi.useFakeTimers();
  let count = 0;
  vi.stubGlobal('fetch', async () => {
    count += 1;
    return { ok: false, status: 404 };
  });
  const table = new WatchedTable('t1', null);
  table.open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.gone).toBe(true);
  expect(count).toBe(1);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

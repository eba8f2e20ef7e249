/** What the status line says, and whose turn it names. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameBoard, Layout, Play, SpeechContext } from '../../src/boards/board';
import type { LogEntry } from '../../src/net/types';
import type { TurnReplay } from '../../src/table/replay/turn_replay.svelte';
import { statusText } from '../../src/table/status_text';
import StatusLine from '../../src/table/StatusLine.svelte';
import type { Table } from '../../src/table/table.svelte';

const entry = (step: number, seat: number): LogEntry => ({ seq: step, at: 0, code: `step ${step}`, params: { seat }, step });
const board = { entry: (one: LogEntry) => one.code, status: () => 'what to do' } as unknown as GameBoard;
const tableOf = (view: object): Table =>
  ({
    seat: 0,
    past: null,
    log: [entry(2, 0), entry(3, 1), entry(4, 1)],
    name: (seat: number) => ['Ada', 'Marek'][seat],
    view: { status: 'playing', to_move: 1, viewer: 0, ...view },
  }) as unknown as Table;
const textOf = (table: Table, replay: object = { step: null }): string => statusText(table, board, {} as Play, { names: ['Ada', 'Marek'], viewer: 0 } as unknown as SpeechContext, replay as TurnReplay);

test('it shows the last step of another player’s turn', () => {
  expect(textOf(tableOf({ turn: { seat: 1, first: 2, words: ['a', 'b'] } }))).toBe('step 4');
  expect(textOf(tableOf({ turn: { seat: 1, first: 4, words: [] } }))).toBe('what to do');
});

test('it describes the step of the player while its pieces move, then the shown step of the others', () => {
  const table = tableOf({ turn: { seat: 1, first: 2, words: ['a', 'b'] } });
  expect(textOf(table, { step: 2, span: { first: 2, last: 2 } })).toBe('step 2');
  expect(textOf(table, { step: 2, span: { first: 2, last: 4 } })).toBe('page-watch-begin');
});

let shown: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

test.each<[Layout, number, string]>([
  ['phone', 0, 'page-your-turn'],
  ['desktop', 0, 'page-your-turn'],
  ['phone', 1, 'Marek'],
])('on a %s, the turn of seat %i is named %s', (layout, seat, name) => {
  const table = tableOf({ to_move: seat });
  shown = mount(StatusLine, { target: document.body, props: { table, layout, replay: { step: 0, last: 0 } as never, text: 'now', watched: null } });
  flushSync();
  expect(document.querySelector('.pill')?.textContent?.trim()).toBe(name);
});

test('while the turn that ended the game is shown, it is named like any other turn', () => {
  const table = tableOf({ status: 'ended', to_move: null });
  const props = { table, layout: 'desktop' as const, replay: { step: 9, last: 9 } as never, text: 'now' };
  for (const [watched, name] of [[1, 'page-turn-of'], [null, 'page-table-over']] as const) {
    const line = mount(StatusLine, { target: document.body, props: { ...props, watched } });
    flushSync();
    expect(document.querySelector('.pill')?.textContent?.trim()).toBe(name);
    void unmount(line);
  }
});

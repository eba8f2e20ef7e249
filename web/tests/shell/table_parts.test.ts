/** Parts of the table's frame, mounted without a browser. */
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameBoard, SpeechContext } from '../../src/boards/board';
import Collection from '../../src/boards/hanging_gardens/Collection.svelte';
import Piles from '../../src/boards/babel/Piles.svelte';
import Quarry from '../../src/boards/babylon/Quarry.svelte';
import { Socket } from '../../src/net/socket.svelte';
import type { LogEntry, TableView } from '../../src/net/types';
import BelowBoard from '../../src/table/BelowBoard.svelte';
import Log from '../../src/table/panels/Log.svelte';
import Rail from '../../src/table/Rail.svelte';
import ResultScore from '../../src/table/ResultScore.svelte';
import Players from '../../src/table/panels/Players.svelte';
import { repeats } from '../../src/table/sentences';
import { Table } from '../../src/table/table.svelte';
import Toasts from '../../src/ui/Toasts.svelte';
import { toasts } from '../../src/ui/toasts.svelte';
import { position } from '../babel/board';
import { garden, view as babylonView } from '../babylon/garden';
import { playerOf, viewOf } from '../hanging_gardens/positions';

const mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
  document.body.innerHTML = '';
  toasts.clear();
});

function show<P extends Record<string, unknown>>(part: unknown, props: P): HTMLElement {
  mounted.push(mount(part as Component<P>, { target: document.body, props }));
  flushSync();
  return document.body;
}

const entry = (seq: number): LogEntry => ({ seq, at: 0, code: 'move', params: { seat: 0 }, step: seq });
const board = { entry: () => 'A line.', confirm: () => 'End turn', spots: () => [], step: () => '' } as unknown as GameBoard;
const context = { say: (key: string) => key, view: { scores: [46, 9] }, names: ['Ada', 'Sofia'], viewer: 0 } as unknown as SpeechContext;

function seated(log: LogEntry[] = []): Table {
  const table = new Table('t', null, new Socket(() => ''));
  const game = { scores: [46, 9], actions: ['end', 'go:A'] };
  table.view = { status: 'playing', viewer: 0, to_move: 0, seats: [], may: ['act', 'confirm'], steps: 9, turn: null, game, offers: [] } as unknown as TableView;
  table.log = log;
  return table;
}

describe('the log', () => {
  test('tells no more than the step that is shown', async () => {
    const table = seated([entry(1), entry(2), entry(3)]);
    expect(show(Log, { table, board, context, told: 2 }).querySelectorAll('.log li')).toHaveLength(2);
  });

  /** A list of 1000 px in a window of 200 px: happy-dom has no layout. */
  function scrollable(list: HTMLElement): HTMLElement {
    Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
    list.scrollTo = ((to: { top: number }) => {
      list.scrollTop = Math.max(0, Math.min(to.top, 800));
      queueMicrotask(() => list.dispatchEvent(new Event('scroll'))); // browsers send it later
    }) as typeof list.scrollTo;
    return list;
  }
  /** The log follows two frames after a step, and scrolls in the next. */
  const settled = async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await tick();
      await new Promise(requestAnimationFrame);
    }
    await tick();
  };

  test('stays behind another panel: a long one takes too long to build again', async () => {
    const given = { table: seated([entry(1)]), board, play: {}, context, layout: 'desktop', turnReplay: {}, tab: 'log', close: () => {} };
    const body = show(Rail, given);
    const log = body.querySelector('.log');
    const hidden: boolean[] = [];
    for (const tab of [2, 0]) {
      body.querySelectorAll<HTMLElement>('[role=tab]')[tab]?.click();
      await settled();
      hidden.push(log?.closest('[hidden]') !== null);
    }
    expect(body.querySelector('.log')).toBe(log);
    expect(hidden).toEqual([true, false]);
  });

  test('follows its end again after an earlier moment was shown', async () => {
    const table = seated([1, 2, 3].map(entry));
    const list = scrollable(show(Log, { table, board, context }).querySelector<HTMLElement>('.log') as HTMLElement);
    table.past = { step: 1, game: {} as never, viewAs: null };
    await settled();
    expect(list.scrollTop).toBeLessThan(800);
    table.past = null;
    table.log = [1, 2, 3, 4].map(entry);
    await settled();
    expect(list.scrollTop).toBe(800);
  });

  test('marks the places of a line only when the mouse moves over it', () => {
    const table = seated([1, 2].map(entry));
    const spotted = { ...board, spots: (one: LogEntry) => [`spot ${one.seq}`] } as unknown as GameBoard;
    const [first, second] = [...show(Log, { table, board: spotted, context }).querySelectorAll('.log li button')] as [Element, Element];
    const over = (line: Element, screenX: number): boolean => line.dispatchEvent(new PointerEvent('pointermove', { screenX, bubbles: true }));
    table.marked = new Set(['shown']);
    first.dispatchEvent(new PointerEvent('pointerenter'));
    over(first, 5);
    first.dispatchEvent(new PointerEvent('pointerleave'));
    expect([...table.marked]).toEqual(['shown']); // the line has scrolled under the mouse
    over(second, 5);
    expect([...table.marked]).toEqual(['shown']);
    over(second, 6);
    expect([...table.marked]).toEqual(['spot 2']);
    second.dispatchEvent(new PointerEvent('pointerleave'));
    expect([...table.marked]).toEqual([]);
  });

  test('stays where the reader scrolled to, and offers the newest line', async () => {
    const table = seated([1, 2, 3].map(entry));
    const list = scrollable(show(Log, { table, board, context }).querySelector<HTMLElement>('.log') as HTMLElement);
    table.log = [1, 2, 3, 4].map(entry);
    await settled();
    list.scrollTop = 300;
    list.dispatchEvent(new Event('scroll')); // a change of the list's height
    table.log = [1, 2, 3, 4, 5].map(entry);
    await settled();
    expect(list.scrollTop).toBe(800);
    list.dispatchEvent(new Event('wheel'));
    list.scrollTop = 300;
    list.dispatchEvent(new Event('scroll'));
    table.log = [1, 2, 3, 4, 5, 6].map(entry);
    await settled();
    expect(list.scrollTop).toBe(300);
    document.querySelector<HTMLElement>('.newest')?.click();
    await settled();
    expect(list.scrollTop).toBe(800);
    expect(document.querySelector('.newest')).toBeNull();
  });
});

describe('the row of buttons', () => {
  const play = { pending: 'end', idle: true, clear: () => {} };
  const all = (confirm: () => void) => ({ board, play, context, layout: 'phone', replay: {}, hint: { next: null, thinking: false }, leave: () => {}, commands: { confirm } });

  test('takes a double click for one click', () => {
    const confirm = vi.fn();
    show(BelowBoard, { table: seated(), ...all(confirm) });
    const gold = document.querySelector('.confirm') as HTMLElement;
    gold.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    gold.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('is gold only after something has been done in the turn, if no points are left, or if nothing can be done', () => {
    const plain = (words: string[], actions: string[], own = play): boolean => {
      const table = seated();
      table.view = { ...table.view, turn: { words }, game: { scores: [], actions } } as unknown as TableView;
      document.body.replaceChildren();
      show(BelowBoard, { table, ...all(() => {}), play: own });
      return document.querySelector('.confirm')?.classList.contains('plain') ?? false;
    };
    expect(plain([], ['end', 'go:A'])).toBe(true);
    expect(plain(['go:A'], ['end', 'lay:A'])).toBe(false);
    expect(plain([], ['end'])).toBe(false);
    expect(plain([], ['end', 'go:A'], { ...play, pending: 'go:A', idle: false })).toBe(false);
    const offering = { ...play, left: 2 };
    expect(plain(['go:A'], ['end', 'build:own'], offering)).toBe(true);
    expect(plain(['go:A'], ['end', 'build:own'], { ...offering, pending: 'build:own', idle: false })).toBe(false);
  });

  test('waits for the answer to the last command', () => {
    const confirm = vi.fn();
    const table = seated();
    table.busy = true;
    show(BelowBoard, { table, ...all(confirm) });
    (document.querySelector('.confirm') as HTMLElement).click();
    expect(confirm).not.toHaveBeenCalled();
  });

  test('names undo and restart on the phone too, with different signs', () => {
    show(BelowBoard, { table: seated(), ...all(() => {}) });
    const sign = (name: string) => document.querySelector(`.${name} use`)?.getAttribute('href');
    expect(document.querySelector('.undo')?.textContent).toContain('page-undo-short');
    expect(document.querySelector('.restart')?.textContent).toContain('page-restart-short');
    expect(sign('restart')).not.toContain('ui-rotate');
    expect(sign('restart')).not.toBe(sign('undo'));
  });
});

test('the chip of the viewer shows what the score would become', () => {
  show(Players, { table: seated(), context, foreseen: 58 });
  const [own, other] = [...document.querySelectorAll('li')].map((chip) => chip.textContent?.replace(/\s+/g, ' ').trim());
  expect(own).toMatch(/46 58$/);
  expect(other).toBe('Sofia 9');
});

describe('toasts', () => {
  test('a new one replaces the one before', () => {
    toasts.show('no', 'Not here');
    toasts.show('no', 'Not possible');
    expect(toasts.list.map((toast) => toast.title)).toEqual(['Not possible']);
  });

  test('Escape removes them', () => {
    show(Toasts, {});
    toasts.show('no', 'Not here');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(toasts.list).toEqual([]);
  });

  /** A message of 300 x 60 px at a window of 768 px: where it stands. */
  async function placed(marks: string): Promise<string[]> {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
      return new DOMRect(left, top, width, height);
    });
    document.body.innerHTML = marks;
    show(Toasts, {});
    toasts.show('no', 'Not here');
    flushSync();
    await new Promise(requestAnimationFrame);
    flushSync();
    vi.restoreAllMocks();
    const { left, bottom, width } = document.querySelector<HTMLElement>('.toasts')?.style ?? new CSSStyleDeclaration();
    return [left, bottom, width];
  }
  const high = `${innerHeight - 120 - 60}px`;

  test('stand over the hand, at the buttons below the board', async () => {
    expect(await placed('<i data-toasts data-at="0 400 900 300"></i><i data-toasts data-at="500 600 300 50"></i>')).toEqual(['500px', `${innerHeight - 600 + 8}px`, '300px']);
  });

  test('are whole on the screen', async () => {
    expect((await placed('<i data-toasts data-at="500 20 300 300"></i>'))[1]).toBe(`${innerHeight - 60 - 8}px`);
  });

  test('do not cover what they are about', async () => {
    expect((await placed('<i data-toasts data-at="500 600 300 50"></i><i data-crossed data-at="520 560 40 40"></i>'))[1]).toBe(high);
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 600, clientY: 570 }));
    expect((await placed('<i data-toasts data-at="500 600 300 50"></i>'))[1]).not.toBe(high); // another message, another pointer
  });

  test('do not repeat the status line', () => {
    expect(repeats('Not here: *a corner* hangs in the air.', 'A corner hangs in the air.')).toBe(true);
    expect(repeats('Not here: *a corner* hangs in the air.', 'A corner lies on a statue.')).toBe(false);
  });
});

describe('Babel’s piles', () => {
  const opened = (): boolean => document.querySelector('.pop') !== null;
  const open = (): void => {
    show(Piles, { view: position(), say: (key: string) => key });
    document.querySelector<HTMLElement>('.line')?.click();
    flushSync();
  };

  test.each([
    ['a tap elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('are closed by %s', (_, act) => {
    open();
    expect(opened()).toBe(true);
    act();
    flushSync();
    expect(opened()).toBe(false);
  });
});

test('Babylon’s quarry names its columns at its edges', () => {
  const table = { ...seated(), marked: new Set(), legal: () => false, mine: false, seat: 0, past: null };
  show(Quarry, { table, play: { staged: null }, view: babylonView(garden()), layout: 'desktop' });
  expect([...document.querySelectorAll('.rank')].map((one) => one.textContent)).toEqual(['4', '3', '2', '1']);
  expect(document.querySelector('.files')?.textContent?.trim()).toBe('ABCD');
});

test('in 3D a tile of the quarry can travel, and the letters and numbers have their places', () => {
  const table = { ...seated(), marked: new Set(), legal: () => false, mine: false, seat: 0, past: null };
  const edges = { A: { x: 40, y: 90 }, '4': { x: 3, y: 20 } };
  show(Quarry, { table, play: { staged: null }, view: babylonView(garden()), layout: 'desktop', boxes: {}, edges });
  expect(document.querySelector('[data-column=B3] [data-fly=tile-granite01] svg')).not.toBeNull();
  expect(document.querySelector('.rank')?.getAttribute('style')).toContain('left: 3px; top: 20px');
  expect(document.querySelector('.files span')?.getAttribute('style')).toContain('left: 40px; top: 90px');
});

test('the text in a column of the quarry is part of its name, also if it gives one pillar', () => {
  const table = seated() as never;
  const view = babylonView(garden());
  const tile = Object.keys(view.tiles)[0] ?? '';
  view.columns = { A1: { height: 1, top: tile, gain: 1 } } as never;
  show(Quarry, { table, play: { staged: null }, view, layout: 'desktop' });
  const cell = document.querySelector('[data-column=A1]');
  expect(cell?.querySelector('.gain')?.getAttribute('data-drawn')).toBe('+1');
  expect(cell?.textContent?.trim()).toBe('');
});

test('tiles of four and more kinds keep their names', () => {
  const kinds = ['queen', 'king', 'tiger', 'gate', 'statue'];
  const ladders = kinds.map((tile) => ({ tile, count: 1, points: 1, sets: 0, rungs: [1, 5], rung: 0 }));
  const sheets = [Object.fromEntries(kinds.map((tile) => [tile, 1]))];
  const values = { series: Object.fromEntries(kinds.map((tile) => [tile, [1, 5]])), persons: {}, award: 5 };
  show(Collection, { view: viewOf({ players: [{ ...playerOf('..'), ladders }], sheets, scores: [5], values } as never), seat: 0, title: 'Your tiles' });
  expect(document.querySelectorAll('li .name')).toHaveLength(kinds.length);
  expect(document.querySelectorAll('li > .unseen')).toHaveLength(0);
});

describe('the count after the end', () => {
  const play = { pending: null, clear: () => {} };
  const sheets = [
    { statues: 6, stairs: 3 },
    { statues: 4, stairs: 0 },
  ];
  const lines = ['statues', 'stairs', 'bridges'].map((key) => ({ key, name: key, icon: 'x', fill: '#000', formula: '' }));
  const counting = { ...board, sheet: () => lines, counted: (line: string) => [`${line} on the board`] } as unknown as GameBoard;

  function ended(): Table {
    const table = seated();
    table.view = { ...(table.view as TableView), status: 'ended', result: { winners: [0], totals: [9, 4], sheets, reason: 'played', seat: null } as never };
    return table;
  }
  const totals = () => [...document.querySelectorAll('tfoot td:not(.bars)')].map((cell) => cell.textContent);

  test('goes line by line over the pieces, and a key ends it', async () => {
    document.documentElement.dataset.speed = 'test'; // durations are read once per speed
    document.documentElement.style.setProperty('--travel', '20ms');
    vi.useFakeTimers();
    const scrolledTo: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.querySelector('[data-line]')?.getAttribute('data-line') ?? '');
    };
    const table = ended();
    show(ResultScore, { play, table, board: counting, context });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2); // a line without points is left out
    expect(totals()).toEqual(['0', '0']);
    await vi.advanceTimersByTimeAsync(180); // the headline is read first
    flushSync();
    expect(totals()).toEqual(['6', '4']);
    expect([...table.marked]).toEqual(['statues on the board']);
    expect(scrolledTo).toEqual(['statues']);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    flushSync();
    expect(totals()).toEqual(['9', '4']);
    expect([...table.marked]).toEqual([]);
    document.querySelector<HTMLElement>('.again')?.click();
    window.dispatchEvent(new Event('wheel'));
    await vi.advanceTimersByTimeAsync(45);
    expect(scrolledTo).toEqual(['statues']); // the reader has scrolled
    vi.useRealTimers();
    document.documentElement.style.removeProperty('--travel');
    delete document.documentElement.dataset.speed;
  });

  test('shows how each line was counted, and marks the pieces of the line under the mouse', () => {
    const lined = lines.map((line) => ({ ...line, formula: `${line.key} each` }));
    const tally = (_: unknown, line: string, seat: number): string[] => (line === 'statues' ? ['2 × 1', '1 × 2', '2 × 1'] : [`${seat} × 3`]);
    const table = ended();
    show(ResultScore, { play, table, board: { ...counting, sheet: () => lined, tally } as unknown as GameBoard, context });
    const rows = [...document.querySelectorAll('tbody tr')];
    expect([...document.querySelectorAll('th small')].map((small) => small.textContent)).toEqual(['statues each', 'stairs each']);
    expect([...(rows[0]?.querySelectorAll('td:nth-of-type(2) .part') ?? [])].map((part) => part.textContent)).toEqual(['2 × 1', '+\u00a01 × 2', '+\u00a02 × 1']);
    const point = (type: string): boolean | undefined => rows[1]?.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
    point('pointerenter');
    expect([...table.marked]).toEqual(['stairs on the board']);
    point('pointerleave');
    expect([...table.marked]).toEqual([]);
  });

  test('shows a formula that all lines share once', () => {
    show(ResultScore, { play, table: ended(), board: { ...counting, sheet: () => lines.map((line) => ({ ...line, formula: 'one each' })) } as unknown as GameBoard, context });
    expect([...document.querySelectorAll('small')].map((small) => small.textContent)).toEqual(['one each']);
  });
});

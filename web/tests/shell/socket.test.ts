import { beforeEach, expect, test, vi } from 'vitest';
import { Socket, type Frame } from '../../src/net/socket.svelte';
import { Table } from '../../src/table/table.svelte';

/** A socket whose other end is this test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Frame[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.lose();
  }
  says(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
const view = (version: number) => ({ version, steps: version, may: ['act'], seats: [], viewer: 0, game: { actions: [] } });
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  socket = new Socket(() => 'ws://table/ws');
  socket.start();
  last().says({ type: 'welcome', now: Date.now() + 5000 });
});

test('the difference to the server’s time is known', () => {
  expect(socket.state).toBe('open');
  expect(socket.skew).toBe(5000);
});

test('a command that was not answered is sent again under the same id', async () => {
  const answer = socket.command({ type: 'act', table: 't', action: 'end' });
  const id = last().sent[0]?.id;
  last().lose();
  expect(socket.state).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(2);
  last().says({ type: 'welcome', now: 0 });
  expect(last().sent).toEqual([{ type: 'act', table: 't', action: 'end', id }]);
  last().says({ type: 'ack', id: id as string, version: 9 });
  await expect(answer).resolves.toEqual({ ok: true, version: 9 });
});

test('an answered command is not sent again', () => {
  void socket.command({ type: 'undo', table: 't' });
  last().says({ type: 'ack', id: last().sent[0]?.id as string, version: 2 });
  last().lose();
  vi.advanceTimersByTime(400);
  last().says({ type: 'welcome', now: 0 });
  expect(last().sent).toEqual([]);
});

test('a refusal comes back with its reason', async () => {
  const answer = socket.command({ type: 'act', table: 't', action: 'x' });
  last().says({ type: 'refused', id: last().sent[0]?.id as string, code: 'illegal_action', version: 3 });
  await expect(answer).resolves.toMatchObject({ ok: false, version: 3, refusal: { code: 'illegal_action' } });
});

test('reconnection delays grow, and a request by the player reconnects immediately', () => {
  for (const wait of [300, 700, 1500]) {
    last().lose();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  last().lose();
  socket.reconnect();
  expect(FakeSocket.all.length).toBe(5);
});

function opened(): Table {
  const table = new Table('t', null, socket);
  table.open();
  last().says({ type: 'sync', table: 't', view: view(4), log: [] });
  last().sent = [];
  return table;
}
const entry = (step: number) => ({ seq: step, at: 0, code: 'c', params: {}, step });

test('a movement ends when a legal step is sent, not for a question or a chat line', () => {
  const table = opened();
  table.view = { ...view(4), may: ['act'], game: { actions: ['lay:A'] } } as never;
  let ended = 0;
  table.onCommand = () => (ended += 1);
  void table.act('lay:H');
  void table.say('hello');
  expect(ended).toBe(0);
  void table.act('lay:A');
  void table.undo();
  expect(ended).toBe(2);
});

test('events apply in order, known versions are ignored', () => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, view: view(5), log: [entry(5)] });
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, view: view(5), log: [entry(5)] });
  expect(table.view?.version).toBe(5);
  expect(table.log.length).toBe(1);
});

test('a patch changes the view', () => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, patch: { set: { version: 5 } }, log: [] });
  expect(table.view).toEqual({ ...view(4), version: 5 });
});

test('a gap in the versions causes a resync', () => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 7, kind: 'stepped', data: {}, view: view(7), log: [entry(7)] });
  expect(table.view?.version).toBe(4);
  expect(last().sent).toEqual([{ type: 'hello', table: 't', version: 4, patches: true }]);
});

test('a reconnection sends hello for the table', () => {
  opened();
  last().lose();
  vi.advanceTimersByTime(400);
  last().says({ type: 'welcome', now: 0 });
  expect(last().sent[0]).toEqual({ type: 'hello', table: 't', version: 4, patches: true });
});

test('undone steps leave the log', () => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, view: view(5), log: [entry(5), entry(6)] });
  last().says({ type: 'event', table: 't', version: 6, kind: 'undone', data: { keep: 5 }, view: view(6), log: [] });
  expect(table.log.map((one) => one.step)).toEqual([5]);
});

test('a preview returns the view, or null', async () => {
  const table = opened();
  const good = table.preview('go:A');
  last().says({ type: 'previewed', table: 't', id: last().sent[0]?.id as string, game: { scores: [1, 2] } });
  await expect(good).resolves.toEqual({ scores: [1, 2] });
  const bad = table.preview('end');
  last().says({ type: 'refused', table: 't', id: last().sent[1]?.id as string, code: 'preview_reveals' });
  await expect(bad).resolves.toBeNull();
});

test('a sync since the known version keeps the view, and adds the rest of the log', () => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, view: view(5), log: [entry(5)] });
  last().says({ type: 'sync', table: 't', version: 5, since: 5, viewer: 0, kept: 1, log: [] });
  expect(table.view?.version).toBe(5);
  last().says({ type: 'sync', table: 't', version: 6, since: 5, viewer: 0, kept: 1, view: view(6), log: [entry(6)] });
  expect(table.view?.version).toBe(6);
  expect(table.log.map((line) => line.seq)).toEqual([5, 6]);
});

test.each([
  { kept: 0, viewer: 0 },
  { kept: 1, viewer: 1 },
])('a sync that does not fit the known log or seat is asked for again as a whole: %o', (fields) => {
  const table = opened();
  last().says({ type: 'event', table: 't', version: 5, kind: 'stepped', data: {}, view: view(5), log: [entry(5)] });
  last().says({ type: 'sync', table: 't', version: 6, since: 5, view: view(6), log: [], ...fields });
  expect(table.view?.version).toBe(5);
  expect(last().sent).toEqual([{ type: 'hello', table: 't', version: 0, patches: true }]);
});

test('a table gets a connection of its own address, used once the server has accepted it', () => {
  socket = new Socket((id) => `ws://table/ws${id ?? ''}`);
  socket.start();
  last().says({ type: 'welcome', now: 0 });
  const first = last();
  const table = new Table('t', null, socket);
  socket.route('t');
  table.open();
  expect(last().address).toBe('ws://table/wst');
  expect([first.sent, last().sent]).toEqual([[], []]);
  expect(socket.state).toBe('open');
  last().says({ type: 'welcome', now: 0 });
  expect(first.readyState).toBe(3);
  expect(last().sent).toEqual([{ type: 'hello', table: 't', version: 0, patches: true }]);
  const count = FakeSocket.all.length;
  socket.route('t');
  expect(FakeSocket.all.length).toBe(count);
});

test('if the connection for a table fails, the present one serves it', () => {
  socket = new Socket((id) => `ws://table/ws${id ?? ''}`);
  socket.start();
  last().says({ type: 'welcome', now: 0 });
  const present = last();
  const table = new Table('t', null, socket);
  socket.route('t');
  table.open();
  last().lose();
  expect(present.sent).toEqual([{ type: 'hello', table: 't', version: 0, patches: true }]);
  expect(socket.state).toBe('open');
});

test('if the present connection is lost first, the one for the table takes over', () => {
  socket = new Socket((id) => `ws://table/ws${id ?? ''}`);
  socket.start();
  last().says({ type: 'welcome', now: 0 });
  const present = last();
  socket.route('t');
  present.lose();
  expect(socket.state).toBe('connecting');
  last().says({ type: 'welcome', now: 0 });
  expect(socket.state).toBe('open');
});

/**
 * The page's only WebSocket. It reconnects automatically; tables send `hello` again after each reconnection, and commands without an
 * answer are sent again under the same id, which the server executes only once.
 */
import type { Refusal } from './types';

export interface Frame {
  type: string;
  table?: string;
  id?: string;
  [field: string]: unknown;
}

export type Answer = { ok: true; version: number } | { ok: false; refusal: Refusal; version: number | null };
type Listener = (frame: Frame) => void;

interface Waiting {
  frame: Frame;
  settle: (answer: Frame) => void;
}

const RETRY_MS = [300, 700, 1500, 3000, 5000, 8000];
const HEARTBEAT_MS = 20_000;
const TIMEOUT_MS = 45_000;

const ANSWERS = new Set(['ack', 'refused', 'previewed']);

/** A random id. `randomUUID` does not exist on pages served by plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Socket {
  state = $state<'connecting' | 'open' | 'lost' | 'offline'>('connecting');
  /** Server time minus browser time in milliseconds, for the clocks. */
  skew = $state(0);
  private socket: WebSocket | null = null;
  /** A connection with another address that will replace the present one. */
  private next: WebSocket | null = null;
  /** The table that the address should name, and the one that it names. */
  private table: string | null = null;
  private named: string | null = null;
  private listeners = new Set<Listener>();
  private onOpened = new Set<() => void>();
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private lastReceived = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private address: (table: string | null) => string) {}

  /** Open the socket and keep it open. */
  start(): void {
    if (this.socket || this.retry) return;
    this.open();
    setInterval(() => this.heartbeat(), HEARTBEAT_MS);
    globalThis.addEventListener?.('online', this.reconnectNow);
    globalThis.addEventListener?.('offline', this.markOffline);
  }

  /** Connect with an address that names a table, by which a proxy can choose the server. The present connection is used until then. */
  route(table: string): void {
    this.table = table;
    if (this.state === 'open') this.replace();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call a function now if the socket is open, and after every reconnection. */
  onOpen(callback: () => void): () => void {
    this.onOpened.add(callback);
    if (this.state === 'open' && !this.next) callback();
    return () => this.onOpened.delete(callback);
  }

  send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Send a command and return its answer; it is sent again after a reconnection. */
  async command(frame: Frame): Promise<Answer> {
    const answer = await this.ask(frame);
    if (answer.type === 'ack') return { ok: true, version: Number(answer.version) };
    return { ok: false, refusal: answer as unknown as Refusal, version: (answer.version as number) ?? null };
  }

  /** Send a frame and return the frame that answers its id. */
  ask(frame: Frame): Promise<Frame> {
    const id = frame.id ?? newId();
    const whole = { ...frame, id };
    return new Promise((settle) => {
      this.waiting.set(id, { frame: whole, settle });
      this.send(whole);
    });
  }

  /** Reconnect immediately. */
  reconnect(): void {
    this.reconnectNow();
  }

  private reconnectNow = (): void => {
    if (this.state === 'open') return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.tries = 0;
    this.open();
  };

  private markOffline = (): void => {
    if (this.state !== 'open') this.state = 'offline';
  };

  private open(): void {
    this.use(this.connect());
  }

  private connect(): WebSocket {
    this.named = this.table;
    return new WebSocket(this.address(this.table));
  }

  private use(socket: WebSocket): void {
    this.socket = socket;
    this.next = null;
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Frame);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Open a connection for the table; it replaces the present one when the server has accepted it. */
  private replace(): void {
    if (this.named === this.table) return;
    const next = this.connect();
    this.next = next;
    next.onmessage = (message) => {
      if (this.next !== next) return next.close();
      const old = this.socket;
      this.use(next);
      if (old) old.onmessage = old.onclose = null;
      old?.close();
      this.receive(JSON.parse(String(message.data)) as Frame);
    };
    next.onclose = () => {
      if (this.next !== next) return;
      this.next = null;
      for (const callback of [...this.onOpened]) callback(); // the present connection serves every table too
    };
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    if (this.next) {
      this.state = 'connecting';
      return this.use(this.next);
    }
    this.socket = null;
    this.state = globalThis.navigator?.onLine === false ? 'offline' : 'lost';
    for (const listener of this.listeners) listener({ type: 'closed', code });
    const delay = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)] ?? 8000;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.open();
    }, delay);
  }

  private heartbeat(): void {
    if (this.state !== 'open') return;
    if (Date.now() - this.lastReceived > TIMEOUT_MS) this.socket?.close();
    else this.send({ type: 'ping' });
  }

  private receive(frame: Frame): void {
    this.lastReceived = Date.now();
    if (typeof frame.now === 'number') this.skew = frame.now - this.lastReceived;
    if (frame.type === 'welcome') this.welcome();
    else if (ANSWERS.has(frame.type)) this.settle(frame);
    for (const listener of [...this.listeners]) listener(frame);
  }

  private welcome(): void {
    this.tries = 0;
    this.state = 'open';
    this.replace();
    if (this.next) return;
    for (const callback of [...this.onOpened]) callback();
    for (const { frame } of this.waiting.values()) this.send(frame);
  }

  private settle(frame: Frame): void {
    const waiting = this.waiting.get(frame.id ?? '');
    if (!waiting) return;
    this.waiting.delete(frame.id ?? '');
    waiting.settle(frame);
  }
}

export const socket = new Socket(
  (table) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${table === null ? '' : `?table=${encodeURIComponent(table)}`}`,
);

/**
 * The one socket of the page. It comes back by itself; whoever looks at a table says hello again after each return, and commands that were
 * not answered are sent again under the same id, which the server carries out only once.
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

const PATIENCE = [300, 700, 1500, 3000, 5000, 8000];
const HEARTBEAT = 20_000;
const SILENCE = 45_000;

const ANSWERS = new Set(['ack', 'refused', 'previewed']);

/** A name for a command. Pages on plain http have no `randomUUID`, and need one too. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Socket {
  state = $state<'connecting' | 'open' | 'lost' | 'offline'>('connecting');
  /** Server time minus ours, in milliseconds: clocks are shown by it. */
  skew = $state(0);
  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private returning = new Set<() => void>();
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private address: () => string) {}

  /** Open the socket and keep it open. */
  start(): void {
    if (this.socket || this.retry) return;
    this.open();
    setInterval(() => this.beat(), HEARTBEAT);
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.gone);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call something now, if the socket is open, and after every return. */
  whenOpen(call: () => void): () => void {
    this.returning.add(call);
    if (this.state === 'open') call();
    return () => this.returning.delete(call);
  }

  send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Send a command and wait for its answer, across lost connections. */
  async command(frame: Frame): Promise<Answer> {
    const answer = await this.ask(frame);
    if (answer.type === 'ack') return { ok: true, version: Number(answer.version) };
    return { ok: false, refusal: answer as unknown as Refusal, version: (answer.version as number) ?? null };
  }

  /** Send something that is answered under its own id, and wait for the answer itself. */
  ask(frame: Frame): Promise<Frame> {
    const id = frame.id ?? newId();
    const whole = { ...frame, id };
    return new Promise((settle) => {
      this.waiting.set(id, { frame: whole, settle });
      this.send(whole);
    });
  }

  /** Try again at once, when the player asks for it. */
  now(): void {
    this.hurry();
  }

  private hurry = (): void => {
    if (this.state === 'open') return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.tries = 0;
    this.open();
  };

  private gone = (): void => {
    if (this.state !== 'open') this.state = 'offline';
  };

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Frame);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.state = globalThis.navigator?.onLine === false ? 'offline' : 'lost';
    for (const listener of this.listeners) listener({ type: 'closed', code });
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 8000;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.open();
    }, wait);
  }

  private beat(): void {
    if (this.state !== 'open') return;
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: 'ping' });
  }

  private take(frame: Frame): void {
    this.heard = Date.now();
    if (typeof frame.now === 'number') this.skew = frame.now - this.heard;
    if (frame.type === 'welcome') this.welcome();
    else if (ANSWERS.has(frame.type)) this.settle(frame);
    for (const listener of [...this.listeners]) listener(frame);
  }

  private welcome(): void {
    this.tries = 0;
    this.state = 'open';
    for (const call of [...this.returning]) call();
    for (const { frame } of this.waiting.values()) this.send(frame);
  }

  private settle(frame: Frame): void {
    const waiting = this.waiting.get(frame.id ?? '');
    if (!waiting) return;
    this.waiting.delete(frame.id ?? '');
    waiting.settle(frame);
  }
}

export const socket = new Socket(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);

/**
 * A table that the server does not store (`POST /api/practice`), behind the interface of the socket: a `Table` uses it like any other.
 * Every request carries the position and all commands so far.
 */
import { ApiError, post } from './rest';
import type { PracticeBody, PracticeCommand, SetUpBody } from './schema';
import type { Answer, Frame, Socket } from './socket.svelte';
import type { LogEntry, Refusal, Seat, TableView } from './types';
import { APART } from './versions';

/** What a table needs of its connection. */
export type Line = Pick<Socket, 'listen' | 'onOpen' | 'start' | 'send' | 'ask' | 'command' | 'reconnect' | 'state' | 'skew'>;

interface Update {
  version: number;
  kind: string;
  at: number;
  data: Record<string, unknown>;
  log: LogEntry[];
  view: TableView;
}

interface PracticeAnswer {
  version: number;
  view: TableView;
  log: LogEntry[];
  updates: Update[];
  previews: ({ game: unknown } | { refused: Refusal })[];
}

interface Asked {
  word: string;
  settle: (answer: Frame) => void;
}

/** The commands that make sense without other people. */
const COMMANDS = new Set(['act', 'confirm', 'undo', 'restart']);
const MAX_PREVIEWS = 32;

export class PracticeLine implements Line {
  state = 'open' as const;
  skew = 0;
  private listeners = new Set<(frame: Frame) => void>();
  private body: PracticeBody | null = null;
  private base = 0;
  private queue: Asked[] = [];
  /** The actions since the position was set up, and how many it already had. */
  played: string[] = [];
  private given = 0;

  /** `refuse` may refuse a command before the server sees it; with `unmarked`, the user's own last turn is not shown as the last move. */
  constructor(
    private table: string,
    private refuse: (frame: Frame) => Refusal | null = () => null,
    private unmarked = false,
  ) {}

  start(): void {}
  send(): void {}
  reconnect(): void {}

  onOpen(): () => void {
    return () => {};
  }

  listen(listener: (frame: Frame) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Set up a position; nothing changes if it is refused. */
  async load(game: string, position: SetUpBody, seat: Seat): Promise<void> {
    const body: PracticeBody = { game, position, seat, commands: [] };
    const answer = await post<PracticeAnswer>('/api/practice', body);
    this.body = body;
    this.base += APART;
    this.played = [];
    this.given = answer.view.steps;
    this.emit({ type: 'sync', version: answer.version + this.base, view: this.moved(answer.view), log: answer.log });
  }

  command(frame: Frame): Promise<Answer> {
    const refusal = this.refuse(frame);
    if (refusal) return Promise.resolve({ ok: false, refusal, version: null });
    if (!COMMANDS.has(frame.type)) return Promise.resolve({ ok: false, refusal: { code: 'not_possible' }, version: null });
    const command = { type: frame.type, seat: this.body?.seat ?? 0 } as PracticeCommand;
    if (frame.type === 'act') Object.assign(command, { action: frame.action, confirm: frame.confirm ?? false });
    return this.perform(command);
  }

  /** Make a move for any seat. */
  act(seat: Seat, action: string): Promise<Answer> {
    return this.perform({ type: 'act', seat, action, confirm: true });
  }

  private async perform(command: PracticeCommand): Promise<Answer> {
    const body = this.body;
    if (!body) return { ok: false, refusal: { code: 'not_started' }, version: null };
    const commands = [...(body.commands ?? []), command];
    try {
      const answer = await post<PracticeAnswer>('/api/practice', { ...body, commands });
      if (body !== this.body) return { ok: true, version: 0 }; // another position was set up meanwhile
      this.body = { ...body, commands };
      for (const update of answer.updates) {
        this.note(update);
        this.emit({ type: 'event', ...update, version: update.version + this.base, view: this.moved(update.view) });
      }
      return { ok: true, version: answer.version + this.base };
    } catch (error) {
      return { ok: false, refusal: refusalOf(error), version: null };
    }
  }

  private note({ kind, data }: Update): void {
    if (kind === 'stepped') this.played.push(String(data.word));
    else if (typeof data.keep === 'number') this.played.length = Math.max(0, data.keep - this.given);
  }

  /** Previews that are asked for together go in one request. */
  ask(frame: Frame): Promise<Frame> {
    return new Promise((settle) => {
      this.queue.push({ word: String(frame.action), settle });
      if (this.queue.length === 1) setTimeout(() => void this.flush(), 0);
    });
  }

  private async flush(): Promise<void> {
    const asked = this.queue;
    this.queue = [];
    while (asked.length) await this.preview(asked.splice(0, MAX_PREVIEWS));
  }

  private async preview(asked: readonly Asked[]): Promise<void> {
    try {
      const answer = await post<PracticeAnswer>('/api/practice', { ...this.body, previews: asked.map(({ word }) => word) });
      answer.previews.forEach((found, number) => {
        const frame: Frame = 'game' in found ? { type: 'previewed', game: found.game } : { type: 'refused', ...found.refused };
        asked[number]?.settle(frame);
      });
    } catch (error) {
      for (const { settle } of asked) settle({ type: 'refused', ...refusalOf(error) });
    }
  }

  private moved(view: TableView): TableView {
    const may = view.may.filter((what) => COMMANDS.has(what));
    const last_turn = this.unmarked && view.last_turn?.seat === view.viewer ? null : view.last_turn;
    return { ...view, version: view.version + this.base, moved: view.moved + this.base, may, preferences: null, last_turn };
  }

  private emit(frame: Frame): void {
    for (const listener of [...this.listeners]) listener({ ...frame, table: this.table });
  }
}

function refusalOf(error: unknown): Refusal {
  return error instanceof ApiError ? error.refusal : { code: 'internal' };
}

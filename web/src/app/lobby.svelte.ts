/** Lists of tables: the open ones (live) and the user's own. */
import { get } from '../net/rest';
import type { ClockRule, SeatView, Status } from '../net/types';
import { socket, type Frame } from '../net/socket.svelte';

export interface ListedTable {
  id: string;
  game: string;
  status: Status;
  created: number;
  updated: number;
  seats: SeatView[];
  clock: ClockRule;
  private: boolean;
  mine: boolean;
  waiting: boolean;
  /** The result for the user. */
  outcome: 'won' | 'shared' | 'draw' | 'lost' | null;
}

class Lobby {
  open = $state.raw<ListedTable[]>([]);
  mine = $state.raw<ListedTable[]>([]);
  /** Whether the user's tables have been loaded; until then lists show placeholders. */
  loaded = $state(false);
  private pending: Promise<void> | null = null;

  /** Watch the open tables until the returned function is called. */
  watch(): () => void {
    const stops = [
      socket.listen((frame: Frame) => {
        if (frame.type === 'lobby') this.open = frame.tables as ListedTable[];
      }),
      socket.onOpen(() => socket.send({ type: 'lobby', on: true })),
    ];
    socket.start();
    return () => {
      for (const stop of stops) stop();
      socket.send({ type: 'lobby', on: false });
    };
  }

  /** Load the user's tables, those awaiting a move first, then the newest. Concurrent calls share one request. */
  load(): Promise<void> {
    this.pending ??= this.fetch().finally(() => (this.pending = null));
    return this.pending;
  }

  private async fetch(): Promise<void> {
    const answer = await get<{ tables: ListedTable[]; waiting: ListedTable[] }>('/api/tables/mine');
    const waiting = new Set(answer.waiting.map((table) => table.id));
    this.mine = answer.tables
      .map((table) => ({ ...table, waiting: table.waiting || waiting.has(table.id) }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);
    this.loaded = true;
    localStorage.setItem('running', String(this.running.length));
  }

  /** The number of running tables; before they are loaded, the number of the last visit. */
  get expected(): number {
    return this.loaded ? this.running.length : Number(localStorage.getItem('running') ?? 0);
  }

  get running(): ListedTable[] {
    return this.mine.filter((table) => ['open', 'playing', 'paused'].includes(table.status));
  }

  get ended(): ListedTable[] {
    return this.mine.filter((table) => table.status === 'ended');
  }
}

export const lobby = new Lobby();

/** Tables as lists: the open ones, live, and one's own. */
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
  /** How the game ended for oneself. */
  outcome: 'won' | 'shared' | 'draw' | 'lost' | null;
}

class Lobby {
  open = $state.raw<ListedTable[]>([]);
  mine = $state.raw<ListedTable[]>([]);
  /** Whether the own tables are known; until then lists keep their places free. */
  loaded = $state(false);
  private asked: Promise<void> | null = null;

  /** Watch the open tables until the returned function is called. */
  watch(): () => void {
    const stops = [
      socket.listen((frame: Frame) => {
        if (frame.type === 'lobby') this.open = frame.tables as ListedTable[];
      }),
      socket.whenOpen(() => socket.send({ type: 'lobby', on: true })),
    ];
    socket.start();
    return () => {
      for (const stop of stops) stop();
      socket.send({ type: 'lobby', on: false });
    };
  }

  /** The own tables: those that wait for one first, then the running ones, the newest first. Questions at the same time are one. */
  load(): Promise<void> {
    this.asked ??= this.look().finally(() => (this.asked = null));
    return this.asked;
  }

  private async look(): Promise<void> {
    const answer = await get<{ tables: ListedTable[]; waiting: ListedTable[] }>('/api/tables/mine');
    const waiting = new Set(answer.waiting.map((table) => table.id));
    this.mine = answer.tables
      .map((table) => ({ ...table, waiting: table.waiting || waiting.has(table.id) }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);
    this.loaded = true;
    localStorage.setItem('running', String(this.running.length));
  }

  /** How many running tables to expect: as many as there are, or were the last time. */
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

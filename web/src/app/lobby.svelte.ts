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
  /** The user's seat, and the points by seat once the game was played to its end. */
  seat: number | null;
  totals: number[] | null;
}

/** An open table to which a player has invited the user. */
export type Invited = ListedTable & { by: string };

/** The lists of the front page besides the open tables. */
export interface FrontLists {
  running: ListedTable[];
  /** A game of bots, while no public game runs. */
  showcase: ListedTable | null;
  /** Players who wait to be paired. */
  waiting: { game: string; clock: string }[];
}

/** How many tables the server sends at once. */
export const PAGE = 100;

class Lobby {
  open = $state.raw<ListedTable[]>([]);
  mine = $state.raw<ListedTable[]>([]);
  invited = $state.raw<Invited[]>([]);
  front = $state.raw<FrontLists | null>(null);
  /** Whether the user's tables have been loaded; until then lists show placeholders. */
  loaded = $state(false);
  private pending: Promise<void> | null = null;

  /** Watch the open tables until the returned function is called. */
  watch(): () => void {
    const stops = [
      socket.listen((frame: Frame) => {
        if (frame.type !== 'lobby') return;
        this.open = frame.tables as ListedTable[];
        this.front = frame as unknown as FrontLists;
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
    const answer = await get<{ tables: ListedTable[]; waiting: ListedTable[]; invited: Invited[] }>('/api/tables/mine');
    this.invited = answer.invited;
    const waiting = new Set(answer.waiting.map((table) => table.id));
    this.mine = answer.tables
      .map((table) => ({ ...table, waiting: table.waiting || waiting.has(table.id) }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);
    this.loaded = true;
    localStorage.setItem('running', String(this.running.length));
  }

  /** Load the next page of the user's finished tables; returns whether there may be more. */
  async older(): Promise<boolean> {
    const last = Math.min(...this.mine.map((table) => table.updated));
    const { tables } = await get<{ tables: ListedTable[] }>(`/api/tables/mine?before=${last}`);
    this.mine = [...this.mine, ...tables];
    return tables.length === PAGE;
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

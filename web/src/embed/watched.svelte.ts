/** A table that is watched without a session: the state comes from requests instead of the socket. */
import { Table } from '../table/table.svelte';
import type { GameView, LogEntry, TableView } from '../net/types';

const POLL_MS = 3000;

interface Answer {
  version: number;
  view?: TableView;
  log?: LogEntry[];
}

/** The table, the link and the language in the address of the viewer: `/embed/ID?share=TOKEN&lang=fr`. */
export function addressOf(path: string, search: string): { id: string; share: string | null; language: string | null } {
  const query = new URLSearchParams(search);
  return { id: path.split('/').filter(Boolean)[1] ?? '', share: query.get('share'), language: query.get('lang') };
}

export class WatchedTable<V extends GameView = GameView> extends Table<V> {
  /** Whether the game does not exist, is private, or is no longer shared. */
  gone = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly share: string | null,
  ) {
    super(id);
  }

  override open(): void {
    void this.poll();
  }

  override close(): void {
    clearTimeout(this.timer);
  }

  override get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const all = new URLSearchParams(this.share ? { ...query, share: this.share } : query).toString();
    const address = `/api/watch/${encodeURIComponent(this.id)}${path && `/${path}`}${all && '?'}${all}`;
    return fetch(address, { credentials: 'omit' }).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<T>;
    });
  }

  /** Ask for the present state, again and again until the game has ended. */
  private async poll(): Promise<void> {
    try {
      const answer = await this.get<Answer>('', { version: String(this.view?.version ?? 0) });
      if (answer.view) this.view = answer.view;
      if (answer.log) this.log = answer.log;
    } catch (error) {
      this.gone = this.gone || (error instanceof Error && error.message === '404');
    }
    if (!this.gone && this.view?.status !== 'ended') this.timer = setTimeout(() => void this.poll(), POLL_MS);
  }
}

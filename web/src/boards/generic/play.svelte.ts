/** A player's choice on the generic board: one action, shown before it is confirmed. */
import type { GameView } from '../../net/types';
import type { Table } from '../../table/table.svelte';
import type { Play } from '../board';
import { Previews } from '../shared/preview.svelte';
import { matching } from './actions';
import { stateOf, type State } from './view';

interface Outcome {
  state: State;
  scores: number[];
}

export class GenericPlay implements Play {
  chosen = $state<string | null>(null);
  /** What the player looks for among many actions. */
  query = $state('');
  private readonly previews: Previews<GameView, Outcome>;

  constructor(readonly table: Table) {
    this.previews = new Previews(table, (_, after) => ({ state: stateOf(after), scores: after.scores ?? [] }));
  }

  /** The legal actions that match the query. */
  get shown(): string[] {
    return this.table.mine ? matching(this.table.view?.game?.actions ?? [], this.query) : [];
  }

  get staged(): string | null {
    return this.table.view?.turn?.staged?.word ?? null;
  }

  get pending(): string | null {
    return this.chosen && this.table.legal(this.chosen) ? this.chosen : null;
  }

  /** What the chosen action would bring; null if that is not known, or not to be known before it is played. */
  get outcome(): Outcome | null {
    return this.previews.of(this.pending);
  }

  /** Choose an action; choosing it again plays it. */
  async choose(word: string): Promise<void> {
    if (this.chosen !== word) {
      this.chosen = word;
      this.previews.request(word);
    } else if ((await this.table.act(word)).ok) this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.query = '';
  }

  /** Digits choose the first nine actions. */
  key(event: KeyboardEvent): boolean {
    const word = /^[1-9]$/.test(event.key) ? this.shown[Number(event.key) - 1] : undefined;
    if (word) void this.choose(word);
    return word !== undefined;
  }
}

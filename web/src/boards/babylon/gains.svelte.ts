/** What steps would bring, asked of the table once and remembered. */
import type { Table } from '../../table/table.svelte';
import { ornaments, type Decorating } from './actions';
import { LINES, type BabylonView, type Line } from './view';

/** What a step would change. */
export interface Gain {
  points: number;
  lines: Partial<Record<Line, number>>;
  /** Ornaments that become possible by it. */
  opens: { word: string; action: Decorating }[];
}

export class Gains {
  private known = $state.raw<ReadonlyMap<string, Gain>>(new Map());
  private asking = new Set<string>();

  constructor(private table: Table<BabylonView>) {}

  private name(word: string): string {
    return `${this.table.view?.moved ?? 0} ${word}`;
  }

  of(word: string | null): Gain | null {
    return word ? (this.known.get(this.name(word)) ?? null) : null;
  }

  /** Ask the table what a step would bring, once. */
  want(word: string | null): void {
    const key = word ? this.name(word) : '';
    const before = this.table.game;
    if (!word || !before || this.asking.has(key)) return;
    this.asking.add(key);
    void this.table.preview(word).then((after) => {
      if (after) this.known = new Map(this.known).set(key, gained(before, after));
      else this.asking.delete(key);
    });
  }
}

/** What differs between two views for the player who acts. */
export function gained(before: BabylonView, after: BabylonView): Gain {
  const seat = before.player;
  const lines: Partial<Record<Line, number>> = {};
  for (const line of LINES) {
    const change = (after.sheets[seat]?.[line] ?? 0) - (before.sheets[seat]?.[line] ?? 0);
    if (change !== 0) lines[line] = change;
  }
  const known = new Set(before.actions);
  const opens = ornaments(after.actions).filter((one) => !known.has(one.word) && one.action.star === null);
  return { points: (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0), lines, opens };
}

/** What a player of Babylon looks at: which garden, up to which floor, drawn or in words; on the phone also the quarry or the points. */
import type { Seat } from '../../net/types';
import type { Table } from '../../table/table.svelte';
import type { BabylonView } from './view';

/** What the phone shows on the table top. */
export type Tab = 'garden' | 'quarry' | 'points';

export class Glance {
  look = $state<'flat' | 'grid'>('flat');
  /** Highest floor to be shown; null shows all. */
  floors = $state<number | null>(null);
  tab = $state<Tab | null>(null);
  /** Another player's garden on the big board. */
  watched = $state<Seat | null>(null);

  constructor(readonly table: Table<BabylonView>) {}

  get view(): BabylonView | null {
    return this.table.game;
  }

  /** Whose garden lies on the big board. */
  get shown(): Seat {
    if (this.watched !== null) return this.watched;
    if (this.table.past) return this.table.past.game.player;
    return this.table.seat ?? this.view?.player ?? 0;
  }

  /** What the phone shows: the quarry while one takes from it, else the garden. */
  get side(): Tab {
    if (this.tab) return this.tab;
    return this.table.mine && (this.view?.phase === 'dig' || this.view?.phase === 'remove') ? 'quarry' : 'garden';
  }
}

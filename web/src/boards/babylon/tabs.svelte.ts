/** What the phone shows on the table top: one garden, the quarry, or the points. */
import type { Table } from '../../table/table.svelte';
import type { BabylonView } from './view';

export type Tab = 'garden' | 'quarry' | 'points';

const DIGGING: ReadonlySet<string> = new Set(['dig', 'remove']);
const TAKEN: ReadonlySet<string> = new Set(['babylon-dig', 'babylon-remove']);

export class Tabs {
  /** What the player has asked for in this step, by a tab or by what they do; null for the default. */
  asked = $state<Tab | null>(null);
  /** What a step of a lesson shows when it is done. */
  after = $state<Tab | null>(null);
  /** The past moment at which the player has chosen a tab. */
  private chosenAt = $state<number | null>(null);

  constructor(private readonly table: Table<BabylonView>) {}

  /** The quarry while the viewer takes from it, else the garden, unless the player has asked for something else. */
  get shown(): Tab {
    const { table } = this;
    if (this.othersTake && table.past?.step !== this.chosenAt) return 'quarry';
    return this.asked ?? this.after ?? (table.mine && DIGGING.has(table.game?.phase ?? '') ? 'quarry' : 'garden');
  }

  /** Whether a past moment is shown at which another player takes a tile from the quarry, or has just taken it. */
  private readonly othersTake = $derived.by(() => {
    const { past, seat, log } = this.table;
    if (!past || past.held || past.game.player === seat) return false;
    return DIGGING.has(past.game.phase) || log.some(({ step, code }) => step === past.step && TAKEN.has(code));
  });

  choose(tab: Tab): void {
    this.asked = tab;
    this.chosenAt = this.table.past?.step ?? null;
  }
}

/** Announces flag falls, to eyes, ears and screen readers. */
import { play } from '../ui/sound';
import { toasts } from '../ui/toasts.svelte';
import { person } from '../words/person';
import { say } from '../words/words.svelte';
import type { Table } from './table.svelte';

/** Announce when the time of a player is up. Must be called in a component. */
export function announceFlags(table: Table): void {
  let seen: number | null = null;
  $effect(() => {
    const last = seen;
    if (table.view) seen = table.log[table.log.length - 1]?.seq ?? 0;
    if (last === null) return;
    for (const entry of table.log) {
      if (entry.seq <= last || entry.code !== 'table-log-flagged') continue;
      toasts.show('news', say('page-flag'), say('page-end-reason', { reason: 'flagged', ...person(table.reader, Number(entry.params.seat)) }));
      play('flag');
    }
  });
}

/** The one address of a table: it seats invited persons, brings players back to their seats and others to watch. */
import type { Table } from './table.svelte';

/** The query string of a table's link. */
export function linkQuery(table: Pick<Table, 'invitation'>): string {
  return table.invitation ? `?invitation=${table.invitation}` : '';
}

export function linkTo(table: Pick<Table, 'id' | 'invitation'>): string {
  return `${location.origin}/table/${table.id}${linkQuery(table)}`;
}

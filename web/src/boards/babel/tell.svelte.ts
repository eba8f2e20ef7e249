/** What the words are told about a table: who plays, and who reads. */
import type { Table } from '../../table/table.svelte';
import { say } from '../../words/words.svelte';
import type { BabelTelling } from './speech';
import type { BabelView } from './view';

export function tell(table: Table<BabelView>, view: BabelView): BabelTelling {
  return { say, view, names: table.names, viewer: table.seat };
}

/** The status line and the label of the confirm button. */
import type { Table } from '../../table/table.svelte';
import type { SpeechContext } from '../board';
import { actionText } from './actions';
import type { GenericPlay } from './play.svelte';

export function statusSentence({ say, view, names }: SpeechContext, play: GenericPlay, table: Table): string {
  if (view.over) return say('page-generic-over');
  if (!table.mine) return say('page-generic-waiting', { name: names[view.to_move ?? 0] ?? '' });
  const word = play.pending ?? play.staged;
  return word ? say('page-generic-chosen', { action: actionText(word) }) : say('page-generic-choose');
}

export function confirmLabel({ say }: SpeechContext): string {
  return say('page-generic-confirm');
}

/** Shows that a player has invited the user to a table. */
import { toasts } from '../ui/toasts.svelte';
import { say, words } from '../words/words.svelte';
import { lobby } from './lobby.svelte';

export async function showInvitation(): Promise<void> {
  await Promise.all([words.need('page_meet'), lobby.load()]);
  const by = lobby.invited[0]?.by;
  toasts.show('news', say('page-mine-invited-toast'), by ? say('page-mine-invited-by', { name: by }) : '');
}

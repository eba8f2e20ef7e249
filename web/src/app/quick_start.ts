/** Begin a game at once: a table with one bot, dealt and ready. */
import { post } from '../net/rest';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** Begin against one bot of this level. The level is remembered for the next time. */
export async function playNow(game: string, level: string): Promise<void> {
  await session.enter();
  const made = await post<{ id: string }>('/api/tables', {
    game,
    seats: 2,
    sit: 0,
    bots: { '1': level },
    start: true,
    private: true,
  });
  localStorage.setItem(`level-${game}`, level);
  if (!Number(localStorage.getItem('running'))) localStorage.setItem('running', '1'); // the front page keeps a place for it
  router.go(`/table/${made.id}`);
}

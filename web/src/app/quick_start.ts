/** Starts a game against one bot with a single request. */
import { aboutGame } from '../boards/games';
import { post } from '../net/rest';
import { choose, hasPlayed } from './opponent';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** Start a game against one bot, which stays the opponent until games say otherwise. */
export async function playNow(game: string, level: string): Promise<void> {
  await session.enter();
  const made = await post<{ id: string }>('/api/tables', {
    game,
    seats: 2,
    sit: 0,
    options: hasPlayed(game) ? {} : (aboutGame(game)?.newcomer ?? {}),
    bots: { '1': level },
    start: true,
    private: true,
  });
  choose(game, level);
  localStorage.setItem('last-game', game);
  if (!Number(localStorage.getItem('running'))) localStorage.setItem('running', '1'); // the front page shows a placeholder for it
  router.go(`/table/${made.id}`);
}

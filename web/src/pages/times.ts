/** Past times in words. */
import type { Say } from '../words/words.svelte';

const MINUTE = 60_000;

/** `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`. */
export function ago(then: number, now: number, say: Say): string {
  const minutes = Math.floor(Math.max(0, now - then) / MINUTE);
  if (minutes < 2) return say('page-just-now');
  if (minutes < 90) return say('page-minutes-ago', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 36 ? say('page-hours-ago', { count: hours }) : say('page-days-ago', { count: Math.round(hours / 24) });
}

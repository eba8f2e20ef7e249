/** A clock's rule in words: `no clock`, `10 min + 5 s a turn`, `2 days a move`. */
import type { ClockRule } from '../net/types';
import type { Say } from '../words/words.svelte';

export function clockText(clock: ClockRule, say: Say): string {
  if (clock.kind === 'live') return say('page-clock-live', { minutes: Math.round(clock.base / 60_000), seconds: Math.round(clock.increment / 1000) });
  if (clock.kind === 'days') return say('page-clock-days', { days: clock.days });
  return say('page-clock-none');
}

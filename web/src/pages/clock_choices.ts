/** The clocks that the page offers; the API accepts others. */
import type { ClockRule } from '../net/types';

export const CLOCKS = ['none', 'quick', 'calm', 'custom', 'days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** The numbers that a user may set: minutes per player and seconds per turn, or days per turn. */
export interface ClockNumbers {
  minutes: number;
  seconds: number;
  days: number;
}

/** The largest numbers that the server accepts. */
export const MAX: ClockNumbers = { minutes: 1440, seconds: 3600, days: 30 };
export const USUAL: ClockNumbers = { minutes: 15, seconds: 10, days: 2 };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function clockRule(kind: ClockKind, numbers: ClockNumbers): ClockRule {
  if (kind === 'none') return { kind: 'none', base: 0, increment: 0, days: 0 };
  if (kind === 'days') return { kind: 'days', base: 0, increment: 0, days: within(numbers.days, 1, MAX.days) };
  if (kind === 'quick') return live(10, 10);
  if (kind === 'calm') return live(30, 30);
  return live(within(numbers.minutes, 1, MAX.minutes), within(numbers.seconds, 0, MAX.seconds));
}

function live(minutes: number, seconds: number): ClockRule {
  return { kind: 'live', base: minutes * MINUTE, increment: seconds * SECOND, days: 0 };
}

/** A whole number between two limits; an empty field counts as the lower one. */
function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value) || least));
}

/** The clocks for which the server finds an opponent. */
export const PAIR_CLOCKS = ['quick', 'calm', 'days'] as const;
export type PairClock = (typeof PAIR_CLOCKS)[number];

/** The clock in a query string; the first one if there is none. */
export function pairClock(search: string): PairClock {
  const named = new URLSearchParams(search).get('clock');
  return PAIR_CLOCKS.find((clock) => clock === named) ?? PAIR_CLOCKS[0];
}

/** The clocks that the page offers; the API accepts others. */
import type { ClockRule } from '../net/types';

export type ClockKind = 'none' | 'quick' | 'calm' | 'days';

const MINUTE = 60_000;

export const clocks: Record<ClockKind, ClockRule> = {
  none: { kind: 'none', base: 0, increment: 0, days: 0 },
  quick: { kind: 'live', base: 10 * MINUTE, increment: 10_000, days: 0 },
  calm: { kind: 'live', base: 30 * MINUTE, increment: 30_000, days: 0 },
  days: { kind: 'days', base: 0, increment: 0, days: 2 },
};

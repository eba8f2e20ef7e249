/** Remaining time of a seat, as a number and as text. */
import type { ClockView, Seat } from '../net/types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits in seconds: below each the clock warns once more. */
const LIMITS = [10, 30];

/** The smallest limit that the time is below; null above all. */
export function warning(milliseconds: number): number | null {
  return LIMITS.find((limit) => milliseconds < limit * SECOND) ?? null;
}

/** The milliseconds a seat has left at a time of the server. */
export function left(clock: ClockView, seat: Seat, now: number): number {
  const whole = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? whole - (now - clock.since) : whole);
}

/** `4:38`, `1:04:38`; from a day on in hours: `31 h`. Rounded up, so that 0:00 means no time is left. */
export function shown(milliseconds: number, hours: (count: number) => string): string {
  if (milliseconds >= DAY) return hours(Math.floor(milliseconds / HOUR));
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hour, minute, second] = parts as [number, number, number];
  const pad = (part: number) => String(part).padStart(2, '0');
  return hour ? `${hour}:${pad(minute)}:${pad(second)}` : `${minute}:${pad(second)}`;
}

/** The milliseconds until the text changes. */
export function untilNext(milliseconds: number): number {
  return milliseconds >= DAY ? MINUTE : (milliseconds % SECOND) + 5;
}

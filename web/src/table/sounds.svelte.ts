/** What is heard at a table: one's own pieces, a razed temple, one's turn, the end; not every step of the others. */
import type { LogEntry, Seat } from '../net/types';
import { play, type Sound } from '../ui/sound';
import type { Table } from './table.svelte';

/** The sound of something that has just happened; null if it passes in silence. */
export function soundOf(entry: LogEntry, seat: Seat | null): Sound | null {
  if (entry.code === 'table-log-ended') return 'end';
  if (entry.step === null || seat === null) return null;
  if (entry.code === 'babel-raze') return 'raze';
  if (entry.params.seat !== seat) return null;
  return entry.code === 'babylon-fountain' ? 'water' : 'piece';
}

/** The one sound for all that has happened at once: the rarest. */
export function loudest(sounds: readonly (Sound | null)[]): Sound | null {
  return (['end', 'raze', 'water', 'piece'] as const).find((sound) => sounds.includes(sound)) ?? null;
}

/** Listen to a table, from within a component. */
export function playSounds(table: Table): void {
  let heard: number | null = null;
  let before: Seat | null | undefined;
  $effect(() => {
    const newest = table.log[table.log.length - 1]?.seq ?? 0;
    const last = heard;
    if (table.view) heard = newest;
    if (last === null || newest <= last) return;
    const sound = loudest(table.log.filter((entry) => entry.seq > last).map((entry) => soundOf(entry, table.seat)));
    if (sound) play(sound);
  });
  $effect(() => {
    const now = table.view?.to_move;
    if (before !== undefined && before !== now && now != null && now === table.seat) play('turn');
    before = now;
  });
}

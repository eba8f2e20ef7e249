/** What is heard at a table: one's own pieces, a razed temple, one's turn, the end; not every step of the others. */
import type { GameBoard } from '../boards/board';
import type { LogEntry, Seat } from '../net/types';
import { play, type Sound } from '../ui/sound';
import type { Table } from './table.svelte';

/** The sound of something that has just happened; null if it passes in silence. */
export function soundOf(entry: LogEntry, seat: Seat | null, sounds: GameBoard['sounds'] = {}): Sound | null {
  if (entry.code === 'table-log-ended') return 'end';
  if (entry.step === null || seat === null) return null;
  const special = sounds[entry.code];
  if (entry.params.seat !== seat && !special?.everyone) return null;
  return special?.sound ?? 'piece';
}

/** The one sound for all that has happened at once: the rarest. */
export function loudest(sounds: readonly (Sound | null)[]): Sound | null {
  return (['end', 'raze', 'water', 'piece'] as const).find((sound) => sounds.includes(sound)) ?? null;
}

/** Listen to a table, from within a component. */
export function playSounds(table: Table, board: () => GameBoard | null): void {
  let heard: number | null = null;
  let before: Seat | null | undefined;
  $effect(() => {
    const newest = table.log[table.log.length - 1]?.seq ?? 0;
    const last = heard;
    if (table.view) heard = newest;
    if (last === null || newest <= last) return;
    const sound = loudest(table.log.filter((entry) => entry.seq > last).map((entry) => soundOf(entry, table.seat, board()?.sounds)));
    if (sound) play(sound);
  });
  $effect(() => {
    const now = table.view?.to_move;
    if (before !== undefined && before !== now && now != null && now === table.seat) play('turn');
    before = now;
  });
}

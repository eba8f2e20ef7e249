/** Sounds at a table: the viewer's own steps, their turn, the end; few of the others' steps. */
import type { GameBoard } from '../boards/board';
import type { LogEntry, Seat } from '../net/types';
import { play, type Sound } from '../ui/sound';
import type { Table } from './table.svelte';

/** The sound of a new log entry; null if it has none. */
export function soundOf(entry: LogEntry, seat: Seat | null, sounds: GameBoard['sounds'] = {}, winners: readonly Seat[] = []): Sound | null {
  if (entry.code === 'table-log-ended') return seat === null || winners.length === 0 || winners.includes(seat) ? 'end' : 'lost';
  if (entry.step === null || seat === null) return null;
  const special = sounds[entry.code];
  if (entry.params.seat !== seat && !special?.everyone) return null;
  return special?.sound ?? 'piece';
}

/** The one sound for simultaneous events: the rarest. */
export function loudest(sounds: readonly (Sound | null)[]): Sound | null {
  return (['end', 'lost', 'raze', 'water', 'build', 'dig', 'piece'] as const).find((sound) => sounds.includes(sound)) ?? null;
}

/** Play the sounds of a table. Must be called in a component. */
export function playSounds(table: Table, board: () => GameBoard | null): void {
  let heard: number | null = null;
  let before: Seat | null | undefined;
  $effect(() => {
    const newest = table.log[table.log.length - 1]?.seq ?? 0;
    const last = heard;
    if (table.view) heard = newest;
    if (last === null || newest <= last) return;
    const sound = loudest(table.log.filter((entry) => entry.seq > last).map((entry) => soundOf(entry, table.seat, board()?.sounds, table.view?.result?.winners)));
    if (sound) play(sound);
  });
  $effect(() => {
    const now = table.view?.to_move;
    if (before !== undefined && before !== now && now != null && now === table.seat) play('turn');
    before = now;
  });
}

/** Whose garden is shown by a board that shows one at a time, and the choice of another player's; loaded after the first view. */
import type { Play } from '../boards/board';
import type { Seat } from '../net/types';
import type { Table } from './table.svelte';

export const shownSeat = (table: Table, play: Play): Seat | null => play.watched ?? table.seat;

/** Show the garden of a player; the shown one again goes back to the viewer's. */
export function watch(table: Table, play: Play, seat: Seat): void {
  play.watch?.(seat === shownSeat(table, play) || seat === table.seat ? null : seat);
}

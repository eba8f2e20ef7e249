/** Positions written as garden maps: `.` empty, `-` table, letters buildings, small letters with a temple. */
import type { GardensView, Place, PlayerView, Shown } from '../../src/boards/hanging_gardens/view';

export function playerOf(...rows: string[]): PlayerView {
  const garden: Record<Place, Shown> = {};
  const temples: Place[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === '-') return;
      garden[`${x},${y}`] = letter.toUpperCase() as Shown;
      if (letter !== letter.toUpperCase()) temples.push(`${x},${y}`);
    });
  });
  return {
    garden,
    temples,
    supply: 5 - temples.length,
    five_point_awards: 0,
    open_tiles: [],
    blind_tiles: [],
    open_count: 0,
    blind_count: 0,
    ladders: [],
  };
}

export function viewOf(parts: Partial<GardensView>): GardensView {
  return { seat: 0, to_move: 0, phase: 'card', options: { growth: 'touch', merge: 'keep' }, tile_stock_size: 40, constants: { rounds: 15, group_sizes: [3, 4, 5] }, ...parts } as GardensView;
}

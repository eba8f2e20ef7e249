/** Positions written as garden maps: `.` empty, `-` table, letters buildings, small letters with a temple. */
import type { GardensView, Place, PlayerView, Shown, Values } from '../../src/boards/hanging_gardens/view';

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
  };
}

export function viewOf(parts: Partial<GardensView>): GardensView {
  return { seat: 0, to_move: 0, phase: 'card', options: { growth: 'touch', merge: 'keep' }, tile_stock_size: 40, ...parts } as GardensView;
}

/** Section 1.3. */
export const VALUES: Values = {
  series: { queen: [3, 10], tiger: [2, 6, 14], chalice: [1, 5, 11, 20], gate: [0, 5, 14, 25] },
  persons: { animal_handler: { series: 'tiger', low: 4, high: 12 }, guard: { series: 'gate', per_tile: 3 } },
  award: 5,
};

/** A garden in words, for screen readers; loaded after the first view. */
import type { Say } from '../../words/words.svelte';
import { boundsOf, placeOf } from './geometry';
import { page, squareName } from './speech';
import type { PlayerView } from './view';

/** A garden row by row, for screen readers; equal neighbours are counted. */
export function description(say: Say, player: PlayerView): string[] {
  const { left, right, top, bottom } = boundsOf(Object.keys(player.garden));
  const rows: string[] = [];
  for (let y = top; y < bottom; y += 1) {
    const names: string[] = [];
    for (let x = left; x < right; x += 1) {
      const place = placeOf({ x, y });
      names.push(squareName(say, player.garden[place], player.temples.includes(place)));
    }
    rows.push(page(say, 'row', { row: y, squares: counted(say, names).join(', ') }));
  }
  return rows;
}

function counted(say: Say, names: readonly string[]): string[] {
  const runs: { square: string; count: number }[] = [];
  for (const square of names) {
    const last = runs[runs.length - 1];
    if (last?.square === square) last.count += 1;
    else runs.push({ square, count: 1 });
  }
  return runs.map((run) => (run.count > 1 ? page(say, 'square-run', run) : run.square));
}

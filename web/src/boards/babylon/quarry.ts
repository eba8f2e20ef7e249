/** Where the pillars of a dig come from (rules 4.2). How many there are, the server has said; this only explains the number. */
import { COLUMN_FILES } from './geometry';
import type { BabylonView } from './view';

export interface Yield {
  /** Sides that are the wall of the quarry, or a neighbour that is not higher. */
  sides: number;
  /** Pillars for the own flower on the tile. */
  flower: number;
  /** What the token `minus` takes. */
  less: number;
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The column so many steps away; null beyond the wall. */
function neighbour(name: string, [x, y]: readonly [number, number]): string | null {
  const file = COLUMN_FILES.charAt(COLUMN_FILES.indexOf(name.charAt(0)) + x);
  const rank = Number(name.charAt(1)) + y;
  return file && COLUMN_FILES.indexOf(name.charAt(0)) + x >= 0 && rank >= 1 && rank <= 4 ? `${file}${rank}` : null;
}

/** What digging a column brings a player, by its reasons; null if it is empty. */
export function yieldOf(view: BabylonView, name: string, seat: number): Yield | null {
  const column = view.columns[name];
  const tile = column?.top ? view.tiles[column.top] : undefined;
  if (!column || !tile) return null;
  const open = NEIGHBOURS.map((step) => neighbour(name, step)).filter((one) => one === null || (view.columns[one]?.height ?? 0) <= column.height);
  const own = tile.flower === view.players[seat]?.flower;
  return {
    sides: open.length,
    flower: own ? (view.tokens.in_force === 'flower' ? 2 : 1) : 0,
    less: view.tokens.in_force === 'minus' ? 1 : 0,
  };
}

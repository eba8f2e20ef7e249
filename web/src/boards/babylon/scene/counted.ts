/** The pieces that a line of the score sheet is about, as the view shows them. */
import { cornersOf, spotOf } from '../geometry';
import type { Cell, Garden, LaidTile, Line } from '../view';
import type { GardenContent } from './compose';

/** What stands on the spaces of a line. */
const USES: Partial<Record<string, readonly Cell['use'][]>> = {
  statues: ['statue'],
  fountains: ['fountain'],
  bridges: ['bridge'],
  stairs: ['stairs'],
  belvederes: ['belvedere'],
  variety: ['statue', 'fountain', 'bridge', 'stairs'],
} satisfies Partial<Record<Line, readonly Cell['use'][]>>;

/** Pins for a line of the sheet: over the spaces of its pieces, or over the middles of its tiles. */
export function countedPlaces(garden: Garden, line: string): GardenContent['pins'] {
  if (line === 'flowers') return overTiles(garden.tiles.filter((tile) => isVisible(tile, garden)));
  if (line === 'highest') {
    const top = Math.max(...garden.tiles.map((tile) => tile.floor));
    return overTiles(garden.tiles.filter((tile) => tile.floor === top));
  }
  return Object.entries(garden.cells)
    .filter(([, cell]) => USES[line]?.includes(cell.use))
    .map(([name, cell]) => ({ spot: spotOf(name), floor: cell.h }));
}

/** Whether some space of a tile is not covered: its flower counts then. */
const isVisible = (tile: LaidTile, garden: Garden): boolean => cornersOf(tile.anchor).some((cell) => garden.cells[cell]?.h === tile.floor);

function overTiles(tiles: readonly LaidTile[]): GardenContent['pins'] {
  return tiles.map(({ anchor, floor }) => {
    const { x, y } = spotOf(anchor);
    return { spot: { x: x + 0.5, y: y + 0.5 }, floor };
  });
}

/** The pieces that a line of the score sheet is about, as the view shows them. */
import type { Cell, Garden, Line } from '../view';
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

/** Pins for a line of the sheet; the highest floor is marked as a whole. */
export function countedPlaces(garden: Garden, line: string): GardenContent['pins'] {
  const top = Math.max(0, ...Object.values(garden.cells).map((cell) => cell.h));
  const counts = (cell: Cell): boolean => (line === 'highest' ? cell.h === top && top > 0 : (USES[line]?.includes(cell.use) ?? false));
  return Object.entries(garden.cells)
    .filter(([, cell]) => counts(cell))
    .map(([name, cell]) => ({ cell: name, floor: cell.h }));
}

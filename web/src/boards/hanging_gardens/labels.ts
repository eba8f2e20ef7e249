/** Where the label of a group stands: it must not cover the temples and squares that the player may tap. */
import { UNIT } from './camera.svelte';
import { placeOf, squareOf, type Bounds, type Square } from './geometry';
import type { Place, PlayerView } from './view';

interface Label {
  wide: number;
  high: number;
  /** The free part of the area in the drawing: below the other labels, up to the right end and the lower one. */
  free: Omit<Bounds, 'left'>;
}

/** The overlap with the neighbour at the side, and the gaps to the group above and below it. */
const LEFT = 6;
const ABOVE = 3;
const BELOW = 5;
/** How bad it is to cover a square of the group or a temple, and another building. */
const TAPPED = 9;
const BUILDING = 1;

/** The corner of a label: above or below a square at the edge of its group, to its right or to its left, where it covers least. */
export function labelAt(places: readonly Place[], player: PlayerView | undefined, label: Label): Square {
  const group = new Set(places);
  const cost = (place: Place): number => {
    if (group.has(place) || player?.temples.includes(place)) return TAPPED;
    return (player?.garden[place] ?? '.') === '.' ? 0 : BUILDING;
  };
  const corners = places.flatMap((place) => {
    const { x, y } = squareOf(place);
    const rows = [group.has(placeOf({ x, y: y - 1 })) ? [] : y * UNIT - ABOVE - label.high, group.has(placeOf({ x, y: y + 1 })) ? [] : (y + 1) * UNIT + BELOW].flat();
    const columns = [Math.min(x * UNIT - LEFT, label.free.right - label.wide), (x + 1) * UNIT + LEFT - label.wide];
    return rows.flatMap((y) => columns.map((x) => ({ x, y })));
  });
  const costs = corners.map((corner) => {
    const outside = corner.y < label.free.top || corner.y + label.high > label.free.bottom;
    return under(corner, label).reduce((sum, place) => sum + cost(place), outside ? TAPPED : 0);
  });
  return corners[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 };
}

/** The squares under a label at a corner; its edges may touch others. */
function under({ x, y }: Square, { wide, high }: Label): Place[] {
  const places: Place[] = [];
  for (let column = Math.floor((x + LEFT) / UNIT); column * UNIT < x + wide - LEFT; column += 1)
    for (let row = Math.floor((y + 1) / UNIT); row * UNIT < y + high - 1; row += 1) places.push(placeOf({ x: column, y: row }));
  return places;
}

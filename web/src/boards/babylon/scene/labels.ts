/** Places of elements over the picture, in pixels. */
import { cellAt, spotOf } from '../geometry';
import type { Camera } from './camera';
import { STOREY, tileMiddle, worldX, worldZ } from './measures';
import { CELLS, heightAt, type Pieces } from './pieces';

export interface Place {
  x: number;
  y: number;
}

export interface CellBox extends Place {
  width: number;
  height: number;
}

/** The box of each cell at its height: its middle and size. */
export function cellBoxes(camera: Camera, pieces: Pieces, floors: number): Record<string, CellBox> {
  const width = camera.scale * 0.82;
  const height = Math.max(16, width * Math.sin(camera.lens.pitch));
  return Object.fromEntries(
    CELLS.map(({ x, y }) => {
      const cell = cellAt(x, y);
      const at = camera.project([worldX(x), heightAt(pieces, cell, floors) * STOREY, worldZ(y)]);
      return [cell, { ...at, width, height }];
    }),
  );
}

/** Points outside the corners NW, NE, SE, SW of a tile, for the discs of its supports. */
export function cornerPoints(camera: Camera, anchor: string, floor: number): Place[] {
  const spot = spotOf(anchor);
  const [x, y, z] = tileMiddle(spot.x, spot.y, floor);
  const out = 1.2;
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([east = 0, south = 0]) => camera.project([x + east * out, y, z + south * out]));
}

/** Half the width and height of the chip with the points, and its distance from the discs. */
const CHIP = { x: 84, y: 24 };
const GAP = 30;
const EDGE = 8;

/** Sides in pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function areaOf(points: readonly Place[]): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Pixels that a chip at a place shares with an area. */
function shared({ x, y }: Place, area: Area): number {
  const wide = Math.min(x + CHIP.x, area.right) - Math.max(x - CHIP.x, area.left);
  const high = Math.min(y + CHIP.y, area.bottom) - Math.max(y - CHIP.y, area.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The middle of the chip: where it hides the least of the terraces, never the tile itself, never under a control. */
export function chipAt(camera: Camera, pieces: Pieces, anchor: string, floor: number, controls: readonly Area[] = []): Place {
  const ghost = areaOf(cornerPoints(camera, anchor, floor));
  const tiles = pieces.tiles.map((tile) => areaOf(tile.spaces.map(({ x, y }) => camera.project([worldX(x), tile.floor * STOREY, worldZ(y)]))));
  const { width, height } = camera.size;
  const within = (value: number, most: number, room: number): number => Math.min(most - room - EDGE, Math.max(room + EDGE, value));
  const xs = [(ghost.left + ghost.right) / 2, ghost.left - GAP - CHIP.x, ghost.right + GAP + CHIP.x];
  const ys = [(ghost.top + ghost.bottom) / 2, ghost.bottom + GAP + CHIP.y, ghost.top - GAP - CHIP.y];
  const places = xs.flatMap((x) => ys.map((y) => ({ x: within(x, width, CHIP.x), y: within(y, height, CHIP.y) })));
  const sum = (place: Place, areas: readonly Area[]): number => areas.reduce((all, area) => all + shared(place, area), 0);
  // far corners only if the four sides are worse
  const far = ({ x, y }: Place): number => Math.hypot(x - (xs[0] as number), y - (ys[0] as number));
  const cost = (place: Place): number => sum(place, tiles) + 20 * shared(place, ghost) + 20 * sum(place, controls) + far(place);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** A garden as layers, from the lowest floor up. */
import { cellAt, spotOf, turned, type Spot } from './geometry';
import type { BabylonView, Garden, Kind, LaidTile, Ornament } from './view';

interface Layer {
  floor: number;
  tiles: LaidTile[];
  ornaments: Ornament[];
  belvederes: string[];
}

/** The highest floor of a garden; 0 without tiles. */
export function topOf(garden: Garden): number {
  return Math.max(0, ...garden.tiles.map((tile) => tile.floor));
}

/** The layers up to floor `seen`. An ornament belongs to its upper floor, so that no tile hides it. */
export function layersOf(garden: Garden, seen = Infinity): Layer[] {
  const count = Math.min(topOf(garden), seen);
  return Array.from({ length: count }, (_, below) => {
    const floor = below + 1;
    return {
      floor,
      tiles: garden.tiles.filter((tile) => tile.floor === floor),
      ornaments: garden.ornaments.filter((one) => Math.max(...one.floors) === floor),
      belvederes: garden.belvederes.filter((one) => one.floor === floor).map((one) => one.cell),
    };
  });
}

/** The bridges up to floor `seen` with the piece that stands under them: it counts like any other, because only tiles hide (rules 5). */
export function underBridges(garden: Garden, seen = Infinity): { bridge: Ornament; cell: string; kind: Kind | 'belvedere' }[] {
  return garden.ornaments.flatMap((bridge) => {
    // the figures of the rules have no cells
    const kind = bridge.gap === null ? 'free' : garden.cells?.[bridge.gap]?.use;
    return bridge.gap === null || !kind || kind === 'free' || Math.max(...bridge.floors) > seen ? [] : [{ bridge, cell: bridge.gap, kind }];
  });
}

/** The icons of a laid tile at NW, NE, SE, SW. A tile that is in no box has its face as its id. */
export function faceOf(view: BabylonView, tile: LaidTile): string[] {
  return turned(view.tiles[tile.id]?.face ?? tile.id.slice(0, 4), tile.rotation);
}

/** Where an ornament is drawn: its ends, its length in cells, its direction in degrees clockwise from the east. */
export interface Shape {
  from: Spot;
  to: Spot;
  length: number;
  angle: number;
}

export function shapeOf(cells: readonly string[]): Shape {
  const from = spotOf(cells[0] as string);
  const to = spotOf(cells[cells.length - 1] as string);
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const angle = to.x > from.x ? 0 : to.x < from.x ? 180 : to.y < from.y ? 90 : to.y > from.y ? 270 : 0;
  return { from, to, length, angle };
}

/** All cells from one end of an ornament to the other, along its file or rank. */
export function cellsOf(ends: readonly string[]): string[] {
  const { from, to, length } = shapeOf(ends);
  const step = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  return Array.from({ length: length + 1 }, (_, number) => cellAt(from.x + number * step.x, from.y + number * step.y));
}

/** Whether the tile on top of a cell was laid in a certain round. */
export function laidIn(round: number, garden: Garden, cell: string): boolean {
  return garden.tiles.some((tile) => tile.turn === round && tile.id === garden.cells[cell]?.tile);
}

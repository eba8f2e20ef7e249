/** Measures of the flat drawing: a frame with files and ranks around the cells. */
import { SIDE, spotOf, type Spot } from './geometry';

export const CELL = 60;
export const LEFT = 42;
export const TOP = 14;
export const WIDTH = 534;
export const HEIGHT = 532;
export const FIELD = SIDE * CELL;

/** Colours of the floors from 1 on; all higher ones have the last. */
const FLOORS = ['#d8bd84', '#eedcaf', '#fff6df'];

export function floorColour(floor: number): string {
  return FLOORS[Math.min(floor, FLOORS.length) - 1] ?? '#d8bd84';
}

/** The upper left corner of a cell in the drawing. */
export function cornerOf(cell: string): Spot {
  const { x, y } = spotOf(cell);
  return { x: x * CELL, y: (SIDE - 1 - y) * CELL };
}

/** The middle of a cell in the drawing. */
export function middleOf(spot: Spot): Spot {
  return { x: (spot.x + 0.5) * CELL, y: (SIDE - 0.5 - spot.y) * CELL };
}

/** The upper left corner of a tile in the drawing. */
export function tileCorner(anchor: string): Spot {
  const { x, y } = cornerOf(anchor);
  return { x, y: y - CELL };
}

/** A point of the window in cells from the garden's lower left corner. */
export function pointIn(box: { left: number; top: number; width: number; height: number }, x: number, y: number): Spot {
  return { x: ((x - box.left) / box.width) * SIDE, y: SIDE - ((y - box.top) / box.height) * SIDE };
}

export const ORNAMENT_FILL = { statue: '#9a6a0c', fountain: '#2b6fc4', bridge: '#7f2a15', stairs: '#3b5f4c', belvedere: '#5b2f73' };

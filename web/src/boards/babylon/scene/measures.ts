/** Measures of the scene. One cell is 1 wide; x runs along the files, y up, z towards rank 1. The grass is at y = 0. */
import { SIDE } from '../geometry';

export type Point = readonly [x: number, y: number, z: number];

/** From floor to floor, and the thickness of a tile. What stands under a tile is at most `CLEAR` high. */
export const STOREY = 0.92;
export const SLAB = 0.18;
export const CLEAR = STOREY - SLAB;
/** Height of the paving on a tile. */
export const PAVING = 0.016;
/** Distance between the middles of two gardens in one scene. */
export const GARDEN_PITCH = 10.5;

/** The middle of a file or rank in the scene. */
export const worldX = (file: number): number => file - (SIDE - 1) / 2;
export const worldZ = (rank: number): number => (SIDE - 1) / 2 - rank;

/** The middle of the top of a tile. */
export function tileMiddle(x: number, y: number, floor: number): Point {
  return [worldX(x) + 0.5, floor * STOREY, worldZ(y) - 0.5];
}

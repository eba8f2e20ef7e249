/** From a point of the picture to a place in the garden. */
import { cornersOf, spotOf } from '../geometry';
import type { Camera } from './camera';
import { STOREY, tileMiddle, type Point } from './measures';
import { heightAt, type Pieces } from './pieces';
import { inFront, pick, type Hit } from './pick';

/** Pixels within which a tap means a legal anchor: the size of a finger. */
export const REACH = 44;

/** The point at which an anchor is shown: between its four cells, at the highest of them. */
export function anchorPoint(pieces: Pieces, anchor: string, floors = Infinity): Point {
  const { x, y } = spotOf(anchor);
  return tileMiddle(x, y, Math.max(...cornersOf(anchor).map((cell) => heightAt(pieces, cell, floors))));
}

/** The legal anchors near a point of the picture, nearest first. */
export function anchorsAround(at: { x: number; y: number }, legal: readonly string[], pieces: Pieces, camera: Camera, floors = Infinity, reach = REACH): string[] {
  return legal
    .map((anchor) => {
      const { x, y } = camera.project(anchorPoint(pieces, anchor, floors));
      return { anchor, far: Math.hypot(x - at.x, y - at.y) };
    })
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far)
    .map(({ anchor }) => anchor);
}

/** Pixels within which a tap means a dot that a piece hides: only exactly there, or a tap on a tile would mean what lies behind it. */
const EXACT = 10;

/** The same without the anchors whose dots are hidden, unless the point is exactly there. */
export function seenAround(at: { x: number; y: number }, legal: readonly string[], pieces: Pieces, camera: Camera, floors = Infinity): string[] {
  const exact = new Set(anchorsAround(at, legal, pieces, camera, floors, EXACT));
  return anchorsAround(at, legal, pieces, camera, floors).filter((anchor) => exact.has(anchor) || !hidden(anchor, pieces, camera, floors));
}

function hidden(anchor: string, pieces: Pieces, camera: Camera, floors: number): boolean {
  const point = anchorPoint(pieces, anchor, floors);
  const { x, y } = camera.project(point);
  return inFront(camera.ray(x, y), point, pieces, floors);
}

export function hitAt(at: { x: number; y: number }, pieces: Pieces, camera: Camera, floors = Infinity): Hit | null {
  return pick(camera.ray(at.x, at.y), pieces, floors);
}

/** Whether a point of the picture is on the top of a tile at an anchor and floor. */
export function onTile(at: { x: number; y: number }, anchor: string, floor: number, camera: Camera): boolean {
  const { from, direction } = camera.ray(at.x, at.y);
  const distance = (floor * STOREY - from[1]) / direction[1];
  const { x, y } = spotOf(anchor);
  const middle = tileMiddle(x, y, floor);
  return Math.abs(from[0] + direction[0] * distance - middle[0]) < 1.05 && Math.abs(from[2] + direction[2] * distance - middle[2]) < 1.05;
}

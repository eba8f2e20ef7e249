/** The camera: where it stands, what fits into the picture, and the way between the screen and the scene. */
import { GARDEN_PITCH, STOREY, worldX, worldZ, type Point } from './measures';
import type { Pieces } from './pieces';

const DEGREE = Math.PI / 180;
export const QUARTER = Math.PI / 2;

/** Directions and lens of a view, in radians; the rest follows from what must fit. */
export interface Lens {
  azimuth: number;
  pitch: number;
  fov: number;
}

export const VIEWS = {
  standard: { azimuth: -24 * DEGREE, pitch: 32 * DEGREE, fov: 18 * DEGREE },
  /** Portrait formats: the board appears wider. */
  upright: { azimuth: -15 * DEGREE, pitch: 42 * DEGREE, fov: 18 * DEGREE },
  above: { azimuth: 0, pitch: 89.4 * DEGREE, fov: 9 * DEGREE },
  end: { azimuth: -24 * DEGREE, pitch: 26 * DEGREE, fov: 22 * DEGREE },
  quarry: { azimuth: 0, pitch: 54 * DEGREE, fov: 18 * DEGREE },
} as const satisfies Record<string, Lens>;

export const PITCHES = { least: 12 * DEGREE, most: 89 * DEGREE };
/** Distances relative to the one at which everything fits. */
export const ZOOMS = { least: 0.45, most: 1.3 };
const FIT_ROUNDS = 24;

export interface Size {
  width: number;
  height: number;
}

/** Pixels to keep free at the top, right, bottom and left. */
export type Padding = readonly [top: number, right: number, bottom: number, left: number];

export interface Ray {
  from: Point;
  direction: Point;
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];

/** A camera that looks at `target` from a distance. Immutable: every movement makes another one. */
export class Camera {
  readonly forward: Point;
  readonly right: Point;
  readonly up: Point;
  readonly position: Point;
  private readonly tangent: number;

  constructor(
    readonly lens: Lens,
    readonly target: Point,
    readonly distance: number,
    readonly size: Size,
  ) {
    const { azimuth, pitch, fov } = lens;
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    this.forward = [-s * Math.cos(pitch), -Math.sin(pitch), -c * Math.cos(pitch)];
    this.right = [c, 0, -s];
    this.up = [-s * Math.sin(pitch), Math.cos(pitch), -c * Math.sin(pitch)];
    this.position = along(target, this.forward, -distance);
    this.tangent = Math.tan(fov / 2);
  }

  get aspect(): number {
    return this.size.width / this.size.height;
  }

  /** The pixel of a point, from the top left corner. */
  project(point: Point): { x: number; y: number } {
    const from = along(point, this.position, -1);
    const depth = dot(from, this.forward) * this.tangent;
    const { width, height } = this.size;
    return { x: (dot(from, this.right) / (depth * this.aspect) + 1) * (width / 2), y: (1 - dot(from, this.up) / depth) * (height / 2) };
  }

  /** The line of sight through a pixel. */
  ray(x: number, y: number): Ray {
    const across = ((2 * x) / this.size.width - 1) * this.tangent * this.aspect;
    const upwards = (1 - (2 * y) / this.size.height) * this.tangent;
    return { from: this.position, direction: along(along(this.forward, this.right, across), this.up, upwards) };
  }

  /** Pixels per unit at the target. */
  get scale(): number {
    return this.size.height / (2 * this.distance * this.tangent);
  }

  with(change: Partial<Pick<Camera, 'lens' | 'target' | 'distance' | 'size'>>): Camera {
    return new Camera(change.lens ?? this.lens, change.target ?? this.target, change.distance ?? this.distance, change.size ?? this.size);
  }
}

/** A camera whose picture contains all points inside the padding. */
export function fit(points: readonly Point[], lens: Lens, size: Size, padding: Padding): Camera {
  const [top, right, bottom, left] = padding;
  const room = { width: Math.max(40, size.width - left - right), height: Math.max(40, size.height - top - bottom) };
  const middle = { x: left + room.width / 2, y: top + room.height / 2 };
  const sum = points.reduce<Point>((all, point) => along(all, point, 1), [0, 0, 0]);
  let camera = new Camera(lens, along([0, 0, 0], sum, 1 / points.length), 30, size);
  for (let round = 0; round < FIT_ROUNDS; round++) {
    const pixels = points.map((point) => camera.project(point));
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const ratio = Math.max((east - west) / room.width, (south - north) / room.height);
    const step = 0.9 / camera.scale;
    const moved = along(camera.target, camera.right, ((west + east) / 2 - middle.x) * step);
    camera = camera.with({
      target: along(moved, camera.up, (middle.y - (north + south) / 2) * step),
      distance: camera.distance * (1 + (ratio - 1) * 0.8),
    });
  }
  return camera;
}

/** From row to row: the name in front of a garden must not cover the towers of the next one. */
const ROW_PITCH = 12.5;

/** The offset of a garden, if several stand in one scene: in a row, or in two rows of two. */
export function offsetOf(number: number, count: number): readonly [x: number, z: number] {
  const columns = count > 2 ? 2 : count;
  const rows = Math.ceil(count / columns);
  const column = number % columns;
  const row = Math.floor(number / columns);
  return [(column - (columns - 1) / 2) * GARDEN_PITCH, (row - (rows - 1) / 2) * ROW_PITCH];
}

/** The points of a garden that must be in the picture. */
export function extentOf(pieces: Pieces, [x, z]: readonly [number, number] = [0, 0]): Point[] {
  const points: Point[] = [];
  for (const east of [-4.5, 4.5]) for (const south of [-4.5, 4.5]) points.push([x + east, -0.6, z + south], [x + east, 0.1, z + south]);
  for (const tile of pieces.tiles) {
    for (const { x: file, y: rank } of tile.spaces) points.push([x + worldX(file), tile.floor * STOREY + 0.75, z + worldZ(rank)]);
  }
  return points;
}

/** Rotate a camera around its target. */
export function orbited(camera: Camera, azimuth: number, pitch: number): Camera {
  const lens = {
    ...camera.lens,
    azimuth: camera.lens.azimuth + azimuth,
    pitch: Math.min(PITCHES.most, Math.max(PITCHES.least, camera.lens.pitch + pitch)),
  };
  return camera.with({ lens });
}

/** Change the distance by a factor within its limits; `fitted` is the distance at which everything fits. */
export function zoomed(camera: Camera, factor: number, fitted: number): Camera {
  return camera.with({ distance: Math.min(fitted * ZOOMS.most, Math.max(fitted * ZOOMS.least, camera.distance * factor)) });
}

/** Move the target by pixels of the screen; it stays over the board. */
export function panned(camera: Camera, dx: number, dy: number, reach = 4): Camera {
  const within = (value: number, most = reach): number => Math.min(most, Math.max(-most, value));
  const [x, y, z] = along(along(camera.target, camera.right, -dx / camera.scale), camera.up, dy / camera.scale);
  return camera.with({ target: [within(x), Math.min(3, Math.max(-0.5, y)), within(z)] });
}

/** The azimuth of the next of the four views to the left (-1) or right (1) of a direction. */
export function snapped(azimuth: number, base: number, way: -1 | 1): number {
  const turns = (azimuth - base) / QUARTER;
  const next = way > 0 ? Math.floor(turns + 1e-3) + 1 : Math.ceil(turns - 1e-3) - 1;
  return base + next * QUARTER;
}

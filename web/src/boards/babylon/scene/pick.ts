/** Which piece lies under a line of sight. Computed from the pieces, without the drawn geometry. */
import { cellAt, SIDE, type Spot } from '../geometry';
import type { Ray } from './camera';
import { CLEAR, PAVING, SLAB, STOREY, worldX, worldZ, type Point } from './measures';
import type { OrnamentPiece, Pieces, TilePiece } from './pieces';

export interface Hit {
  kind: 'board' | 'tile' | 'pillar' | 'belvedere' | OrnamentPiece['kind'];
  cell: string;
  /** The floor of the space that is meant; a pillar means the space on which it stands. */
  floor: number;
}

/** Upright drums from the foot up: radius, lower and upper height. */
type Drums = readonly (readonly [radius: number, from: number, to: number])[];

const STATUE: Drums = [
  [0.21, 0, 0.165],
  [0.13, 0.165, 0.22],
  [0.105, 0.22, 0.54],
  [0.078, 0.54, CLEAR],
];
const BELVEDERE: Drums = [
  [0.335, 0, 0.09],
  [0.265, 0.09, 0.39],
  [0.3, 0.39, 0.445],
  [0.268, 0.445, 0.55],
  [0.2, 0.55, 0.63],
  [0.09, 0.63, 0.7],
];
const pillar = (height: number): Drums => [
  [0.2, 0, 0.055],
  [0.14, 0.055, 0.1],
  [0.1, 0.1, height - 0.15],
  [0.14, height - 0.15, height - 0.05],
  [0.21, height - 0.05, height],
];
const SINGLE = pillar(CLEAR);
const DOUBLE = pillar(CLEAR + STOREY);
const BASIN: Drums = [
  [0.335, 0, 0.2],
  [0.15, 0.33, 0.395],
  [0.034, 0.2, 0.49],
];
const TREADS = 7;
const DECKS = 12;
const BRIDGE_HALF = 1.32;

/** Height of the middle of a bridge's deck at a distance from its middle. */
export const deckHeight = (x: number): number => 0.035 + 0.17 * (1 - (x / BRIDGE_HALF) ** 2);

/** Finds the nearest hit of one ray. */
class Search {
  nearest = Infinity;
  hit: Hit | null = null;

  constructor(
    private readonly ray: Ray,
    private readonly shift: readonly [number, number],
  ) {}

  /** Keep a hit if it is the nearest; `cells` gives the cell by the point that is hit. */
  take(distance: number, kind: Hit['kind'], cell: (x: number, z: number) => { cell: string; floor: number }): void {
    if (distance >= this.nearest) return;
    this.nearest = distance;
    const { from, direction } = this.ray;
    this.hit = { kind, ...cell(from[0] + direction[0] * distance - this.shift[0], from[2] + direction[2] * distance - this.shift[1]) };
  }

  /** Distance of a box with edges along the axes; Infinity if it is missed. */
  box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): number {
    const { from, direction } = this.ray;
    const low = [x0 + this.shift[0], y0, z0 + this.shift[1]];
    const high = [x1 + this.shift[0], y1, z1 + this.shift[1]];
    let [enter, leave] = [0, Infinity];
    for (let axis = 0; axis < 3; axis++) {
      const [a, d] = [from[axis] as number, direction[axis] as number];
      const [lo, hi] = [low[axis] as number, high[axis] as number];
      if (Math.abs(d) < 1e-9) {
        if (a < lo || a > hi) return Infinity;
        continue;
      }
      const [p, q] = d > 0 ? [(lo - a) / d, (hi - a) / d] : [(hi - a) / d, (lo - a) / d];
      enter = Math.max(enter, p);
      leave = Math.min(leave, q);
      if (enter > leave) return Infinity;
    }
    return enter;
  }

  /** Distance of the nearest of some drums around one axis. */
  drums(x: number, z: number, foot: number, parts: Drums): number {
    const { from, direction } = this.ray;
    const [ox, oz] = [from[0] - x - this.shift[0], from[2] - z - this.shift[1]];
    const a = direction[0] ** 2 + direction[2] ** 2;
    const b = ox * direction[0] + oz * direction[2];
    const c = ox * ox + oz * oz;
    let best = Infinity;
    for (const [radius, low, high] of parts) {
      const root = b * b - a * (c - radius * radius);
      if (root < 0 || a < 1e-12) continue;
      const s = Math.sqrt(root);
      const ends = [(foot + low - from[1]) / direction[1], (foot + high - from[1]) / direction[1]] as const;
      const enter = Math.max((-b - s) / a, Math.min(...ends), 0);
      if (enter <= Math.min((-b + s) / a, Math.max(...ends))) best = Math.min(best, enter);
    }
    return best;
  }

  board(): void {
    const { from, direction } = this.ray;
    const distance = -from[1] / direction[1];
    const x = from[0] + direction[0] * distance - this.shift[0];
    const z = from[2] + direction[2] * distance - this.shift[1];
    const half = SIDE / 2;
    if (distance > 0 && Math.abs(x) < half && Math.abs(z) < half) this.take(distance, 'board', () => cellIn(x, z, 0));
  }

  tile({ x, y, floor }: TilePiece): void {
    const [cx, cz, top] = [worldX(x) + 0.5, worldZ(y) - 0.5, floor * STOREY];
    const upper = this.box(cx - 0.96, top - 0.085, cz - 0.96, cx + 0.96, top + PAVING, cz + 0.96);
    const lower = this.box(cx - 0.93, top - SLAB, cz - 0.93, cx + 0.93, top - 0.085, cz + 0.93);
    this.take(Math.min(upper, lower), 'tile', (px, pz) => cellIn(px, pz, floor, { x, y }, { x: x + 1, y: y + 1 }));
  }

  standing(kind: Hit['kind'], { x, y }: Spot, floor: number, foot: number, parts: Drums): void {
    this.take(this.drums(worldX(x), worldZ(y), foot, parts), kind, () => ({ cell: cellAt(x, y), floor }));
  }

  ornament(one: OrnamentPiece): void {
    if (one.kind === 'statue') this.standing('statue', one.from, one.floor, one.floor * STOREY, STATUE);
    else if (one.kind === 'fountain') this.fountain(one);
    else if (one.kind === 'stairs') this.stairs(one);
    else this.bridge(one);
  }

  private fountain({ from, to, floor }: OrnamentPiece): void {
    const foot = floor * STOREY + PAVING;
    const turned = turnedBox(from, to);
    const basin = this.box(...turned(0, 1, -0.335, 0.335, foot, foot + 0.2));
    const ends = [from, to].map(({ x, y }) => this.drums(worldX(x), worldZ(y), foot, BASIN));
    this.take(Math.min(basin, ...ends), 'fountain', (x, z) => cellIn(x, z, floor, from, to));
  }

  private stairs({ from, to, floor }: OrnamentPiece): void {
    const foot = floor * STOREY + PAVING;
    const turned = turnedBox(from, to);
    const run = 0.8 / TREADS;
    let nearest = Infinity;
    for (let tread = 0; tread < TREADS; tread++) {
      const start = -0.3 + tread * run;
      const end = start + run + (tread === TREADS - 1 ? 0.07 : 0);
      const height = foot + (STOREY * (tread + 1)) / TREADS;
      const step = this.box(...turned(start, end, -0.27, 0.27, foot, height));
      const walls = [this.box(...turned(start, end, 0.27, 0.33, foot, height + 0.055)), this.box(...turned(start, end, -0.33, -0.27, foot, height + 0.055))];
      nearest = Math.min(nearest, step, ...walls);
    }
    for (const side of [-0.3, 0.3]) {
      nearest = Math.min(nearest, this.box(...turned(-0.42, -0.3, side - 0.042, side + 0.042, foot, foot + 0.26)));
      nearest = Math.min(nearest, this.box(...turned(0.6, 0.72, side - 0.042, side + 0.042, foot + STOREY, foot + STOREY + 0.24)));
    }
    nearest = Math.min(nearest, this.box(...turned(0.54, 0.87, -0.27, 0.27, foot + STOREY, foot + STOREY + 0.036)));
    this.take(nearest, 'stairs', (x, z) => {
      const end = (x - worldX(from.x)) * (to.x - from.x) - (z - worldZ(from.y)) * (to.y - from.y) > 0.5 ? to : from;
      return { cell: cellAt(end.x, end.y), floor: end === to ? floor + 1 : floor };
    });
  }

  private bridge({ from, to, floor }: OrnamentPiece): void {
    const foot = floor * STOREY + PAVING;
    const turned = turnedBox(from, to);
    let nearest = Infinity;
    for (let deck = 0; deck < DECKS; deck++) {
      const [start, end] = [-BRIDGE_HALF + (2 * BRIDGE_HALF * deck) / DECKS, -BRIDGE_HALF + (2 * BRIDGE_HALF * (deck + 1)) / DECKS];
      const middle = (start + end) / 2;
      const top = foot + deckHeight(middle);
      const low = Math.abs(middle) < 0.62 ? top - 0.1 : foot;
      nearest = Math.min(
        nearest,
        this.box(...turned(start + 1, end + 1, -0.23, 0.23, low, top)),
        this.box(...turned(start + 1, end + 1, 0.225, 0.285, low, top + 0.1)),
        this.box(...turned(start + 1, end + 1, -0.285, -0.225, low, top + 0.1)),
      );
    }
    this.take(nearest, 'bridge', (x, z) => cellIn(x, z, floor, from, to));
  }
}

/** The cell of a point, within the cells from `a` to `b`. */
function cellIn(x: number, z: number, floor: number, a: Spot = { x: 0, y: 0 }, b: Spot = { x: SIDE - 1, y: SIDE - 1 }): { cell: string; floor: number } {
  const within = (value: number, one: number, other: number): number => Math.min(Math.max(one, other), Math.max(Math.min(one, other), value));
  const half = SIDE / 2;
  return { cell: cellAt(within(Math.floor(x + half), a.x, b.x), within(Math.floor(half - z), a.y, b.y)), floor };
}

type Corners = [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

/** Turns a box given along the way from one cell to another into one along the axes. */
function turnedBox(from: Spot, to: Spot): (start: number, end: number, left: number, right: number, low: number, high: number) => Corners {
  const [dx, dz] = [Math.sign(to.x - from.x), -Math.sign(to.y - from.y)];
  const [x, z] = [worldX(from.x), worldZ(from.y)];
  return (start, end, left, right, low, high) => {
    const xs = dx ? [x + dx * start, x + dx * end] : [x + left, x + right];
    const zs = dx ? [z + left, z + right] : [z + dz * start, z + dz * end];
    return [Math.min(...xs), low, Math.min(...zs), Math.max(...xs), high, Math.max(...zs)];
  };
}

/** Distance from a point within which a piece is not in front of it. */
const TOUCHING = 0.3;

/** Whether a piece stands in front of a point of a ray. */
export function inFront(ray: Ray, [x, y, z]: Point, pieces: Pieces, floors = Infinity): boolean {
  const { from, direction } = ray;
  const [length, far] = [Math.hypot(...direction), Math.hypot(x - from[0], y - from[1], z - from[2])];
  return search(ray, pieces, floors, [0, 0]).nearest * length < far - TOUCHING;
}

/** The nearest piece under a ray, up to a floor; null outside the board. */
export function pick(ray: Ray, pieces: Pieces, floors = Infinity, shift: readonly [number, number] = [0, 0]): Hit | null {
  return search(ray, pieces, floors, shift).hit;
}

function search(ray: Ray, pieces: Pieces, floors: number, shift: readonly [number, number]): Search {
  const found = new Search(ray, shift);
  found.board();
  for (const tile of pieces.tiles) if (tile.floor <= floors) found.tile(tile);
  for (const one of pieces.pillars) {
    if (one.to <= floors) found.standing('pillar', one, one.floor, one.floor * STOREY, one.double ? DOUBLE : SINGLE);
  }
  for (const one of pieces.belvederes) if (one.floor <= floors) found.standing('belvedere', one, one.floor, one.floor * STOREY + PAVING, BELVEDERE);
  for (const one of pieces.ornaments) if (one.upper <= floors) found.ornament(one);
  return found;
}

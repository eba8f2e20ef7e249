/** Builds geometry from rings of points. Every vertex has a position, a normal and a linear colour. */
import { BufferAttribute, BufferGeometry } from 'three';
import { linear, shaded, type Rgb } from './colours';

export type Flat = readonly [x: number, z: number];
type Corner = readonly [x: number, y: number, z: number];
export type Ring = readonly [points: readonly Flat[], y: number];
export type Paint = string | Rgb;

/** Number of sides of round shapes, relative to the full detail. */
export type Detail = number;

const paint = (colour: Paint): Rgb => (typeof colour === 'string' ? linear(colour) : colour);

/** A rectangle with cut corners, anticlockwise seen from above. */
export function rectangle(halfX: number, halfZ: number, cut = 0): Flat[] {
  const [x, z] = [halfX, halfZ];
  if (cut === 0) return [[-x, z], [x, z], [x, -z], [-x, -z]];
  return [[-x, z - cut], [-x + cut, z], [x - cut, z], [x, z - cut], [x, -z + cut], [x - cut, -z], [-x + cut, -z], [-x, -z + cut]];
}

export const square = (half: number, cut = 0): Flat[] => rectangle(half, half, cut);

export function circle(radius: number, sides: number): Flat[] {
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    return [Math.cos(angle) * radius, -Math.sin(angle) * radius] as const;
  });
}

/** Two half circles joined along x. */
export function capsule(half: number, radius: number, sides = 6): Flat[] {
  const arc = (middle: number, start: number): Flat[] =>
    Array.from({ length: sides + 1 }, (_, side) => {
      const angle = start + (side / sides) * Math.PI;
      return [middle + Math.cos(angle) * radius, -Math.sin(angle) * radius] as const;
    });
  return [...arc(half, -Math.PI / 2), ...arc(-half, Math.PI / 2)];
}

interface LoftOptions {
  /** Round normals instead of flat faces. */
  smooth?: boolean;
  /** Colours of the closing faces; open without them. */
  top?: Paint;
  bottom?: Paint;
}

/** A repeatable series of numbers between 0 and 1. */
export function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export class Builder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private origin: Corner = [0, 0, 0];
  private scale = 1;
  private sine = 0;
  private cosine = 1;

  constructor(private readonly detail: Detail = 1) {}

  /** Place what follows: its origin, rotation around the vertical axis, and size. */
  at(x = 0, y = 0, z = 0, angle = 0, scale = 1): this {
    this.origin = [x, y, z];
    this.scale = scale;
    this.sine = Math.sin(angle);
    this.cosine = Math.cos(angle);
    return this;
  }

  private vertex([x, y, z]: Corner, normal: Corner, [r, g, b]: Rgb): void {
    const { scale, sine, cosine, origin } = this;
    this.positions.push(origin[0] + (x * cosine + z * sine) * scale, origin[1] + y * scale, origin[2] + (z * cosine - x * sine) * scale);
    this.normals.push(normal[0] * cosine + normal[2] * sine, normal[1], normal[2] * cosine - normal[0] * sine);
    this.colours.push(r, g, b);
  }

  triangle(a: Corner, b: Corner, c: Corner, colour: Paint): this {
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    const length = Math.hypot(...n) || 1;
    const normal = [n[0] / length, n[1] / length, n[2] / length] as const;
    for (const corner of [a, b, c]) this.vertex(corner, normal, paint(colour));
    return this;
  }

  quad(a: Corner, b: Corner, c: Corner, d: Corner, colour: Paint): this {
    return this.triangle(a, b, c, colour).triangle(a, c, d, colour);
  }

  /** Join rings of equal length from the lowest up; each band has its colour, the last one serves all that follow. */
  loft(rings: readonly Ring[], colours: Paint | readonly Paint[], { smooth = false, top, bottom }: LoftOptions = {}): this {
    const bands: readonly Paint[] = typeof colours === 'string' || typeof colours[0] === 'number' ? [colours as Paint] : (colours as readonly Paint[]);
    for (let band = 0; band + 1 < rings.length; band++) {
      const colour = paint(bands[Math.min(band, bands.length - 1)] as Paint);
      this.band(rings[band] as Ring, rings[band + 1] as Ring, colour, smooth);
    }
    if (top) this.cap(rings[rings.length - 1] as Ring, top, true);
    if (bottom) this.cap(rings[0] as Ring, bottom, false);
    return this;
  }

  private band([low, from]: Ring, [high, to]: Ring, colour: Rgb, smooth: boolean): void {
    for (let side = 0; side < low.length; side++) {
      const next = (side + 1) % low.length;
      const corner = (ring: readonly Flat[], number: number, y: number): Corner => [ring[number]?.[0] ?? 0, y, ring[number]?.[1] ?? 0];
      const [a, b, c, d] = [corner(low, side, from), corner(low, next, from), corner(high, next, to), corner(high, side, to)];
      if (!smooth) {
        this.quad(a, b, c, d, colour);
        continue;
      }
      const [left, right] = [roundNormal(a, d), roundNormal(b, c)];
      for (const [where, normal] of [[a, left], [b, right], [c, right], [a, left], [c, right], [d, left]] as const) this.vertex(where, normal, colour);
    }
  }

  private cap([ring, y]: Ring, colour: Paint, up: boolean): void {
    const corners = ring.map(([x, z]): Corner => [x, y, z]);
    for (let side = 1; side + 1 < corners.length; side++) {
      const [a, b, c] = [corners[0] as Corner, corners[side] as Corner, corners[side + 1] as Corner];
      if (up) this.triangle(a, b, c, colour);
      else this.triangle(a, c, b, colour);
    }
  }

  /** A turned shape: radius and height from the foot up. */
  lathe(profile: readonly (readonly [radius: number, y: number])[], sides: number, colours: Paint | readonly Paint[], options: LoftOptions = {}): this {
    const count = Math.max(6, Math.round(sides * this.detail));
    return this.loft(profile.map(([radius, y]) => [circle(Math.max(radius, 1e-4), count), y] as const), colours, { smooth: true, ...options });
  }

  /** A box from corner to corner, its upper edges chamfered. */
  box(from: Corner, to: Corner, colour: Paint, { chamfer = 0, top = colour, bottom }: { chamfer?: number; top?: Paint; bottom?: Paint } = {}): this {
    const middle = [(from[0] + to[0]) / 2, (from[2] + to[2]) / 2] as const;
    const half = [(to[0] - from[0]) / 2, (to[2] - from[2]) / 2] as const;
    const ring = (less: number): Flat[] => rectangle(half[0] - less, half[1] - less).map(([x, z]) => [x + middle[0], z + middle[1]] as const);
    const edge: Ring[] = chamfer ? [[ring(0), to[1] - chamfer]] : [];
    return this.loft([[ring(0), from[1]], ...edge, [ring(chamfer), to[1]]], colour, { top, ...(bottom ? { bottom } : {}) });
  }

  /** Darken by position. */
  shade(factor: (x: number, y: number, z: number) => number): this {
    for (let at = 0; at < this.positions.length; at += 3) {
      const by = factor(this.positions[at] as number, this.positions[at + 1] as number, this.positions[at + 2] as number);
      const darker = shaded(this.colours.slice(at, at + 3) as unknown as Rgb, by);
      this.colours.splice(at, 3, ...darker);
    }
    return this;
  }

  /** The geometry, with equal vertices stored once. */
  build(): BufferGeometry {
    const seen = new Map<string, number>();
    const [positions, normals, colours, index]: number[][] = [[], [], [], []];
    for (let at = 0; at < this.positions.length; at += 3) {
      const own = [this.positions, this.normals, this.colours].map((all) => all.slice(at, at + 3)) as [number[], number[], number[]];
      const key = own.map((values, kind) => values.map((value) => Math.round(value * ([1e4, 100, 500][kind] as number))).join()).join(';');
      let number = seen.get(key);
      if (number === undefined) {
        number = seen.size;
        seen.set(key, number);
        positions?.push(...own[0]);
        normals?.push(...own[1]);
        colours?.push(...own[2]);
      }
      index?.push(number);
    }
    const geometry = new BufferGeometry();
    const attribute = (values: number[] = []): BufferAttribute => new BufferAttribute(new Float32Array(values), 3);
    geometry.setAttribute('position', attribute(positions));
    geometry.setAttribute('normal', attribute(normals));
    geometry.setAttribute('color', attribute(colours));
    geometry.setIndex(index ?? []);
    return geometry;
  }
}

/** The normal of a turned surface between two points above each other. */
function roundNormal(low: Corner, high: Corner): Corner {
  const [inner, outer] = [Math.hypot(low[0], low[2]), Math.hypot(high[0], high[2])];
  const [slope, rise] = [outer - inner, high[1] - low[1]];
  const wide = inner > outer ? low : high;
  const radius = Math.max(inner, outer) || 1;
  const length = Math.hypot(slope, rise) || 1;
  return [((wide[0] / radius) * rise) / length, -slope / length, ((wide[2] / radius) * rise) / length];
}

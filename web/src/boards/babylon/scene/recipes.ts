/** The geometry of board, tiles, plants and pillars. The foot of a piece is at y = 0; of a tile, the top. */
import type { BufferGeometry } from 'three';
import { Builder, circle, series, square, type Detail, type Ring } from './builder';
import { mixed, PALETTE as P, shaded } from './colours';
import { CLEAR, STOREY } from './measures';

export type Recipe = (detail: Detail) => BufferGeometry;

const white = (factor: number) => shaded(P.white, factor);

/** The stone of a tile, seen as a band below its paving. */
export const tileStone: Recipe = () =>
  new Builder()
    .loft([[square(0.86, 0.05), -0.18], [square(0.935, 0.05), -0.155], [square(0.935, 0.05), -0.082]], ['#C9C2B8', '#FFFFFF'], { bottom: '#8F887C' })
    .build();

/** Rim, four pavers, and the ring of the flower. */
export const tileTop: Recipe = (detail) => {
  const builder = new Builder(detail);
  const rim: Ring[] = [[square(0.94, 0.04), -0.085], [square(0.97, 0.05), -0.075], [square(0.97, 0.05), -0.016], [square(0.954, 0.05), 0]];
  builder.loft(rim, [white(0.72), white(0.86), white(1)], { top: white(0.74), bottom: white(0.55) });
  for (const x of [-0.447, 0.447]) {
    for (const z of [-0.447, 0.447]) {
      builder.at(x, 0, z).loft([[square(0.408, 0.02), 0], [square(0.408, 0.02), 0.008], [square(0.396, 0.02), 0.016]], [white(0.8), white(0.95)], { top: white(1) });
    }
  }
  return builder.at().lathe([[0.235, 0], [0.235, 0.04], [0.215, 0.048]], 16, [white(0.84), white(1)], { top: P.palmDark }).build();
};

/** A hedge on one side of a cell, along x. */
export const hedge: Recipe = (detail) => {
  const builder = new Builder();
  const random = series(11);
  const count = detail < 1 ? 4 : 8;
  const stations = Array.from({ length: count + 1 }, (_, number) => {
    const end = number === 0 || number === count ? 0.82 : 1;
    const height = (0.058 + 0.026 * (number % 2) + 0.022 * random()) * end;
    const wide = (0.046 + 0.012 * (number % 2) + 0.008 * random()) * end;
    const profile = [[-wide, 0], [-wide * 1.08, height * 0.55], [-wide * 0.35, height], [wide * 0.45, height * 0.95], [wide * 1.08, height * 0.5], [wide, 0]] as const;
    return { x: -0.47 + (0.94 * number) / count, profile };
  });
  const greens = [P.palmDark, P.palm, P.palmLight, P.palm, P.palmDark];
  const corner = (station: number, point: number) => {
    const { x, profile } = stations[station] as (typeof stations)[number];
    const [z, y] = profile[point] as readonly [number, number];
    return [x, y, z] as const;
  };
  for (let at = 0; at < count; at++) {
    greens.forEach((green, facet) => {
      const colour = shaded(mixed(green, P.palmLight, (at % 2) * 0.35), 0.84 + 0.3 * random());
      builder.quad(corner(at, facet), corner(at, facet + 1), corner(at + 1, facet + 1), corner(at + 1, facet), colour);
    });
  }
  for (let point = 1; point < 5; point++) {
    builder.triangle(corner(0, 0), corner(0, point + 1), corner(0, point), P.palmDark);
    builder.triangle(corner(count, 0), corner(count, point), corner(count, point + 1), P.palmDark);
  }
  return builder.build();
};

/** Leaves hanging from a rim; outwards is +z. */
export const vine: Recipe = () => {
  const builder = new Builder();
  const random = series(5);
  for (let leaf = 0; leaf < 9; leaf++) {
    const way = leaf % 2 ? 1 : -1;
    const share = leaf / 8;
    const size = 0.15 - 0.06 * share;
    const x = way * (0.055 - 0.035 * share) + (random() - 0.5) * 0.02;
    const y = 0.06 - leaf * 0.062;
    const z = 0.012 + random() * 0.014;
    const colour = mixed(P.palm, leaf % 3 ? P.palmDark : P.palmLight, 0.3 + 0.5 * random());
    const tip = [x + way * size * 0.25, y - size * 0.62, z + size * 0.16] as const;
    const rib = [x, y + size * 0.3, z + size * 0.1] as const;
    builder.triangle([x - size * 0.5, y, z], tip, rib, colour);
    builder.triangle(rib, tip, [x + size * 0.5, y - size * 0.05, z], shaded(colour, 0.84));
  }
  return builder.build();
};

/** Five blossoms on a hedge, coloured by instance. */
export const blossoms: Recipe = () => {
  const builder = new Builder();
  const places = [[0, 0.08, 0, 0.052], [0.15, 0.072, 0.012, 0.042], [-0.14, 0.076, -0.012, 0.046], [0.29, 0.07, -0.014, 0.038], [-0.27, 0.07, 0.014, 0.036]] as const;
  const petals = [[1, 0, 0], [0, 0, 1], [-1, 0, 0], [0, 0, -1]] as const;
  for (const [x, y, z, size] of places) {
    builder.at(x, y, z, 0, size);
    petals.forEach((petal, number) => {
      const next = petals[(number + 1) % 4] as (typeof petals)[number];
      builder.triangle([0, 0.8, 0], next, petal, number % 2 ? P.white : white(0.86));
    });
  }
  return builder.build();
};

/** A pillar with foot, shaft, gold ring, bell and abacus; a double one has a lapis collar, which distinguishes it at a distance. */
function pillar(height: number, double: boolean, detail: Detail): BufferGeometry {
  const builder = new Builder(detail);
  const radius = double ? 0.105 : 0.098;
  const shaft = (from: number, to: number): void => {
    builder.lathe([[radius, from], [radius * 0.97, (from + to) / 2], [radius * 0.86, to]], 12, [shaded(P.cream, 0.97), P.cream]);
  };
  builder.loft([[square(0.175, 0.02), 0], [square(0.175, 0.02), 0.045], [square(0.155, 0.02), 0.055]], [P.sand, P.cream], { top: P.cream });
  builder.lathe([[0.14, 0.055], [0.15, 0.075], [0.115, 0.1]], 12, [P.sand, P.cream]);
  if (double) {
    const middle = height / 2;
    shaft(0.1, middle - 0.05);
    builder.lathe([[0.1, middle - 0.05], [0.135, middle - 0.035], [0.135, middle + 0.035], [0.1, middle + 0.05]], 12, [P.cream, P.lapis, P.cream]);
    shaft(middle + 0.05, height - 0.155);
  } else shaft(0.1, height - 0.155);
  builder.lathe([[radius * 0.86, height - 0.155], [0.112, height - 0.145], [0.112, height - 0.125], [0.09, height - 0.12]], 12, [P.gold, P.gold, P.goldDeep]);
  builder.lathe([[0.09, height - 0.12], [0.115, height - 0.08], [0.165, height - 0.05]], 12, P.cream);
  builder.loft([[square(0.16, 0.02), height - 0.05], [square(0.185, 0.02), height - 0.035], [square(0.185, 0.02), height]], [P.sand, P.cream], { top: P.cream, bottom: P.sand });
  return builder.shade((_, y) => 0.84 + 0.16 * Math.min(1, y / 0.22) - 0.12 * Math.max(0, (y - height + 0.2) / 0.2)).build();
}

export const single: Recipe = (detail) => pillar(CLEAR, false, detail);
export const double: Recipe = (detail) => pillar(CLEAR + STOREY, true, detail);

/** The base of a garden: stone, and a lapis band with rosettes between gold lines. */
export const plinth: Recipe = () => {
  const builder = new Builder();
  const stone = (factor: number) => shaded(P.plinth, factor);
  builder.loft([[square(4.54, 0.12), -0.8], [square(4.54, 0.12), -0.68], [square(4.46, 0.12), -0.65], [square(4.46, 0.12), -0.6]], [stone(0.86), stone(1), stone(0.82)]);
  builder.loft([[square(4.4, 0.1), -0.6], [square(4.4, 0.1), -0.18]], P.lapis);
  builder.loft([[square(4.42, 0.1), -0.18], [square(4.42, 0.1), -0.145]], P.gold);
  builder.loft([[square(4.42, 0.1), -0.615], [square(4.42, 0.1), -0.58]], P.gold);
  builder.loft([[square(4.42, 0.1), -0.145], [square(4.46, 0.1), -0.12], [square(4.46, 0.1), -0.02], [square(4.43, 0.1), 0]], [stone(0.8), stone(1), stone(1.06)]);
  for (let side = 0; side < 4; side++) {
    builder.at(0, 0, 0, (side * Math.PI) / 2);
    for (let number = 0; number < 17; number++) {
      const x = -4.1 + (8.2 * number) / 16;
      if (number % 2) builder.quad([x - 0.07, -0.38, 4.406], [x, -0.45, 4.406], [x + 0.07, -0.38, 4.406], [x, -0.31, 4.406], P.gold);
      else rosette(builder, x);
    }
  }
  return builder.build();
};

function rosette(builder: Builder, x: number): void {
  const at = (angle: number, radius: number, z: number) => [x + Math.cos(angle) * radius, -0.38 + Math.sin(angle) * radius, z] as const;
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal / 4) * Math.PI;
    builder.triangle([x, -0.38, 4.406], at(angle - 0.3, 0.155, 4.406), at(angle + 0.3, 0.155, 4.406), P.petal);
    builder.triangle([x, -0.38, 4.41], at(angle, 0.06, 4.41), at(angle + Math.PI / 4, 0.06, 4.41), P.gold);
  }
}

/** A unit cube around the origin, coloured by instance: edges, dashes and outlines. */
export const cube: Recipe = () => new Builder().box([-0.5, -0.5, -0.5], [0.5, 0.5, 0.5], P.white, { bottom: P.white }).build();

/** The same, lit like stone. */
export const block: Recipe = cube;

/** A flat ring of diameter 1. */
export const ring: Recipe = () =>
  new Builder().loft([[circle(0.5, 24), 0], [circle(0.5, 24), 0.02], [circle(0.36, 24), 0.02], [circle(0.36, 24), 0]], P.white).build();

/** A tile of the quarry, with a groove in its side. */
export const quarryTile: Recipe = () => {
  const profile = [[0.9, -0.44], [0.93, -0.38], [0.93, -0.235], [0.915, -0.225], [0.915, -0.215], [0.93, -0.205], [0.93, -0.03], [0.9, 0]] as const;
  const tones = [0.62, 0.82, 0.5, 0.5, 0.6, 0.86, 1].map(white);
  return new Builder().loft(profile.map(([half, y]) => [square(half, 0.05), y] as const), tones, { top: P.white }).build();
};

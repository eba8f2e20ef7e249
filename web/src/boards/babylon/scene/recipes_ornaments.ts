/** The geometry of the ornaments. Those over two cells or more lie along x. */
import { Builder, capsule, square } from './builder';
import { mixed, PALETTE as P, shaded } from './colours';
import { STOREY } from './measures';
import { deckHeight } from './pick';
import type { Recipe } from './recipes';

const gold = (factor: number) => shaded(P.gold, factor);
const cream = (factor: number) => shaded(P.cream, factor);

/** A praying figure in gold on a stone plinth, as high as a pillar: it may carry a tile. */
export const statue: Recipe = (detail) => {
  const builder = new Builder(detail);
  builder.loft(
    [[square(0.185, 0.02), 0], [square(0.185, 0.02), 0.05], [square(0.155, 0.02), 0.06], [square(0.155, 0.02), 0.135], [square(0.17, 0.02), 0.145], [square(0.17, 0.02), 0.165]],
    [P.cream, P.cream, P.cream, P.sand, P.cream],
    { top: P.cream },
  );
  builder.lathe([[0.135, 0.165], [0.14, 0.185], [0.112, 0.22], [0.092, 0.36], [0.088, 0.4]], 10, [P.goldDeep, P.gold]);
  builder.lathe([[0.088, 0.4], [0.118, 0.455], [0.112, 0.5], [0.045, 0.535], [0.042, 0.555]], 10, [P.gold, gold(1.08), gold(1.1), P.goldDeep]);
  builder.lathe([[0.042, 0.55], [0.07, 0.575], [0.076, 0.61], [0.066, 0.645], [0.05, 0.66]], 10, [P.gold, gold(1.05), gold(1.05), P.gold]);
  builder.lathe([[0.078, 0.64], [0.08, 0.655], [0.066, 0.66], [0.06, 0.725], [0.072, 0.74]], 10, [P.goldDeep, gold(1.1), P.gold, gold(1.15)], { top: gold(1.1) });
  for (const side of [-1, 1]) builder.at(side * 0.118, 0.36, 0.045, side * 0.5).box([-0.026, 0, -0.03], [0.026, 0.13, 0.03], gold(0.95), { chamfer: 0.012 });
  builder.at(0, 0.375, 0.098).box([-0.07, 0, -0.022], [0.07, 0.045, 0.022], gold(1.08), { chamfer: 0.012 });
  return builder.shade((_, y) => 0.8 + 0.2 * Math.min(1, y / 0.18)).build();
};

/** Eight columns under a dome. */
export const belvedere: Recipe = (detail) => {
  const builder = new Builder(detail);
  builder.lathe([[0.335, 0], [0.335, 0.04], [0.3, 0.045], [0.3, 0.085], [0.29, 0.09]], 16, [P.cream, P.cream, cream(0.97), P.cream], { top: cream(0.92) });
  for (let column = 0; column < 8; column++) {
    const angle = ((column + 0.5) / 4) * Math.PI;
    builder.at(Math.cos(angle) * 0.235, 0.09, Math.sin(angle) * 0.235);
    builder.lathe([[0.034, 0], [0.026, 0.02], [0.024, 0.27], [0.036, 0.3]], 6, [cream(0.9), P.pale, P.cream]);
  }
  builder.at().lathe([[0.285, 0.39], [0.305, 0.4], [0.305, 0.435], [0.275, 0.445]], 16, [cream(0.75), P.cream, P.gold], { bottom: cream(0.5), top: P.cream });
  builder.lathe(
    [[0.27, 0.445], [0.272, 0.47], [0.252, 0.54], [0.205, 0.6], [0.14, 0.645], [0.06, 0.668], [0.03, 0.672]],
    16,
    [P.domeDeep, P.dome, P.dome, shaded(P.dome, 1.1), shaded(P.dome, 1.18), P.gold],
  );
  return builder.lathe([[0.02, 0.668], [0.03, 0.69], [0.022, 0.71], [0.006, 0.738]], 6, P.gold).build();
};

/** The light inside a belvedere at dusk. */
export const lamp: Recipe = () => new Builder().lathe([[0.1, 0.09], [0.12, 0.16], [0.1, 0.26], [0.02, 0.3]], 8, '#FFD58A').build();

/** The basin, with a bowl over each end. */
export const fountain: Recipe = (detail) => {
  const builder = new Builder(detail);
  const walls = [[0.34, 0], [0.34, 0.03], [0.31, 0.04], [0.31, 0.155], [0.335, 0.165], [0.335, 0.2], [0.255, 0.2], [0.255, 0.12]] as const;
  const colours = [P.cream, P.cream, P.lapis, P.gold, P.cream, cream(1.04), P.lapisDeep];
  builder.loft(walls.map(([radius, y]) => [capsule(0.5, radius), y] as const), colours);
  for (const end of [-0.5, 0.5]) {
    builder.at(end);
    builder.lathe(
      [[0.05, 0.1], [0.035, 0.14], [0.032, 0.3], [0.05, 0.33], [0.15, 0.375], [0.155, 0.395], [0.12, 0.392], [0.03, 0.365]],
      12,
      [P.cream, P.cream, P.cream, P.cream, P.pale, P.cream, P.water],
    );
    builder.lathe([[0.022, 0.36], [0.018, 0.47], [0.026, 0.49]], 6, P.gold, { top: P.gold });
  }
  return builder.shade((_, y) => 0.82 + 0.18 * Math.min(1, y / 0.15)).build();
};

/** The pool of a fountain and its jets: ribbons that are seen from both sides. */
export const water: Recipe = () => {
  const builder = new Builder();
  builder.loft([[capsule(0.5, 0.26), 0.162], [capsule(0.5, 0.26), 0.163]], P.water, { top: P.water });
  const at = (share: number) => ({ x: 0.01 + 0.195 * share, y: 0.47 + 0.42 * share - 0.735 * share * share, half: 0.01 + 0.022 * share });
  for (const end of [-0.5, 0.5]) {
    for (let jet = 0; jet < 6; jet++) {
      builder.at(end, 0, 0, (jet / 3) * Math.PI + 0.26);
      for (let part = 0; part < 7; part++) {
        const [from, to] = [at(part / 7), at((part + 1) / 7)];
        const colour = mixed('#CFE6FF', '#FFFFFF', 1 - part / 7);
        builder.quad([from.x, from.y, -from.half], [from.x, from.y, from.half], [to.x, to.y, to.half], [to.x, to.y, -to.half], colour);
      }
    }
  }
  return builder.build();
};

/** A flight of stairs from the cell at x = 0 to the one at x = 1, a storey higher. */
export const stairs: Recipe = () => {
  const builder = new Builder();
  const [count, half, start] = [7, 0.27, -0.3];
  const run = 0.8 / count;
  for (let step = 0; step < count; step++) {
    const [x, y] = [start + step * run, (STOREY * (step + 1)) / count];
    builder.box([x, y - STOREY / count, -half], [start + 0.86, y, half], shaded(P.tread, 0.66), { top: P.tread });
    builder.box([x - 0.006, y - 0.03, -half * 0.99], [x, y + 0.004, half * 0.99], P.cream);
    builder.box([x, y, -half], [x + 0.03, y + 0.006, half], P.cream);
  }
  for (const side of [-1, 1]) {
    const inner = side > 0 ? half : -half - 0.06;
    stringer(builder, inner, inner + 0.06, { count, start, run });
    for (const [x, foot, height] of [[start - 0.12, 0, 0.24], [0.6, STOREY, 0.22]] as const) {
      builder.box([x, foot, inner - 0.012], [x + 0.12, foot + height, inner + 0.072], P.cream, { chamfer: 0.02 });
      builder.box([x + 0.02, foot + height, inner + 0.005], [x + 0.1, foot + height + 0.045, inner + 0.055], P.gold, { chamfer: 0.02 });
    }
  }
  builder.box([0.54, STOREY, -half], [0.84, STOREY + 0.03, half], P.tread, { chamfer: 0.01 });
  return builder.box([0.84, STOREY, -half], [0.87, STOREY + 0.036, half], P.cream).build();
};

/** The stone wall along a flight, stepped like it; disjoint faces, because overlapping ones flicker. */
function stringer(builder: Builder, near: number, far: number, { count, start, run }: { count: number; start: number; run: number }): void {
  for (let step = 0; step < count; step++) {
    const top = (STOREY * (step + 1)) / count + 0.055;
    const below = (STOREY * step) / count + (step ? 0.055 : 0);
    const from = start + step * run;
    const to = from + run + (step === count - 1 ? 0.07 : 0);
    builder.quad([from, 0, far], [to, 0, far], [to, top, far], [from, top, far], P.sand);
    builder.quad([to, 0, near], [from, 0, near], [from, top, near], [to, top, near], P.sand);
    builder.quad([from, top, far], [to, top, far], [to, top, near], [from, top, near], P.pale);
    builder.quad([from, below, near], [from, below, far], [from, top, far], [from, top, near], P.cream);
  }
}

/** A bridge over three cells, its middle at x = 0. */
export const bridge: Recipe = () => {
  const builder = new Builder();
  const [reach, half, planks, parts] = [1.32, 0.23, 14, 12];
  for (let plank = 0; plank < planks; plank++) {
    const from = -reach + (2 * reach * plank) / planks + 0.012;
    const to = -reach + (2 * reach * (plank + 1)) / planks - 0.012;
    const [a, b] = [deckHeight(from), deckHeight(to)];
    const colour = plank % 2 ? '#C4694C' : '#B85A3F';
    builder.quad([from, a, half], [to, b, half], [to, b, -half], [from, a, -half], colour);
    builder.quad([from, a - 0.05, half], [to, b - 0.05, half], [to, b, half], [from, a, half], shaded(colour, 0.7));
    builder.quad([to, b - 0.05, -half], [from, a - 0.05, -half], [from, a, -half], [to, b, -half], shaded(colour, 0.7));
  }
  /** The underside: an open arch in the middle. */
  const under = (x: number): number => (Math.abs(x) < 0.62 ? Math.max(0, deckHeight(x) - 0.1) : 0);
  for (let part = 0; part < parts; part++) {
    const [from, to] = [-reach + (2 * reach * part) / parts, -reach + (2 * reach * (part + 1)) / parts];
    const [low, lower] = [under(from), under(to)];
    const [high, higher] = [deckHeight(from) + 0.1, deckHeight(to) + 0.1];
    builder.quad([from, low, -half], [to, lower, -half], [to, lower, half], [from, low, half], P.brickDeep);
    for (const near of [-half - 0.055, half - 0.005]) {
      const far = near + 0.06;
      builder.quad([from, low, far], [to, lower, far], [to, higher, far], [from, high, far], P.brick);
      builder.quad([to, lower, near], [from, low, near], [from, high, near], [to, higher, near], P.brick);
      builder.quad([from, high, far], [to, higher, far], [to, higher, near], [from, high, near], P.brickLight);
      builder.quad([from, low, near], [to, lower, near], [to, lower, far], [from, low, far], P.brickDeep);
    }
  }
  for (const near of [-half - 0.055, half - 0.005]) merlons(builder, near, reach);
  return builder.build();
};

function merlons(builder: Builder, near: number, reach: number): void {
  for (let number = 0; number <= 6; number++) {
    const x = -reach + 0.05 + ((2 * reach - 0.1) * number) / 6;
    const y = deckHeight(x) + 0.095;
    const end = number === 0 || number === 6;
    const [half, out, foot, high] = end ? [0.06, 0.02, 0, 0.13] : [0.042, 0.006, y - 0.03, 0.07];
    builder.box([x - half, foot, near - out], [x + half, y + high, near + 0.06 + out], P.brickDeep, { chamfer: 0.012, top: P.brickLight });
    if (end) builder.box([x - 0.035, y + 0.13, near + 0.005], [x + 0.035, y + 0.17, near + 0.055], P.gold, { chamfer: 0.015 });
  }
}

/** Puts the pieces of gardens on a stage. */
import { cellAt, spotOf, type Spot } from '../geometry';
import type { Atlas } from './atlas';
import { blossomOf, floorTone, PALETTE, STONES } from './colours';
import type { Rig } from './light';
import { PAVING, STOREY, tileMiddle, worldX, worldZ } from './measures';
import type { BelvederePiece, OrnamentPiece, Pieces, PillarPiece, TilePiece } from './pieces';
import type { GlassName, Stage } from './stage';

/** A garden and what is marked in it. */
export interface GardenContent {
  pieces: Pieces;
  /** The flower of its player. */
  flower: string;
  shift: readonly [x: number, z: number];
  /** The highest floor that is not faded. */
  floors: number;
  /** Anchors where the tile in hand can lie, with the lowest floor there. */
  legal: readonly { anchor: string; floor: number }[];
  /** Ornaments that can be built, now or after the previewed tile. */
  offers: readonly OrnamentPiece[];
  /** Tiles of the last move, in the colour of its player. */
  brackets: readonly { anchor: string; floor: number; colour: string }[];
  /** Spaces and middles of tiles whose pieces are being counted, marked by a pin above them. */
  pins: readonly { spot: Spot; floor: number }[];
  /** Spaces that a line of the log, the coach or a replay refers to. */
  marks: readonly { cell: string; floor: number }[];
  /** An anchor where the tile may not lie. */
  wrong: { anchor: string; floor: number } | null;
}

/** How the garden is seen: the quarter turn of the view, and whether from above. */
export interface Facing {
  angle: number;
  above: boolean;
}

/** Growth of a new piece from 0 to 1, by its key; 1 for all others. */
export type Growth = (key: string) => number;

/** Phase of the water, in radians; null while it stands still. */
export type Flow = number | null;

const SHADOW_COLOUR = [0.16, 0.11, 0.03] as const;
const GOLD = PALETTE.gold;
const GHOST_TINT = '#FFD166';
/** Width, height and colour of the steps of a pin, from its point up. */
const PIN = [[0.07, 0.1, '#7A4F06'], [0.14, 0.08, '#A8740E'], [0.21, 0.11, GOLD], [0.13, 0.04, '#FFE29A']] as const;
const WARM = [1, 0.5, 0.15, 0.5] as const;

export function composeGardens(
  stage: Stage,
  atlas: Atlas,
  rig: Rig,
  gardens: readonly GardenContent[],
  facing: Facing,
  growth: Growth = () => 1,
  flow: Flow = null,
): void {
  stage.clear();
  for (const garden of gardens) new Composer(stage, atlas, rig, garden, facing, growth, flow).compose();
  stage.flush();
}

class Composer {
  private readonly plain: boolean;
  /** Sides of cells that an ornament crosses: no hedge grows there. */
  private readonly crossed = new Set<string>();

  constructor(
    private readonly stage: Stage,
    private readonly atlas: Atlas,
    private readonly rig: Rig,
    private readonly garden: GardenContent,
    private readonly facing: Facing,
    private readonly growth: Growth,
    private readonly flow: Flow,
  ) {
    this.plain = stage.quality.plain;
  }

  compose(): void {
    const { stage, garden } = this;
    const { pieces, shift } = garden;
    stage.solid.plinth.add({ x: shift[0], y: 0, z: shift[1] });
    if (this.plain) this.shadow(0.3, -0.79, 0.3, 14.5 / 0.72, 0.5 / this.rig.shadow);
    for (const one of [...pieces.ornaments, ...garden.offers]) this.cross(one);
    for (const tile of pieces.tiles) this.tile(tile);
    for (const pillar of pieces.pillars) this.pillar(pillar);
    for (const belvedere of pieces.belvederes) this.belvedere(belvedere);
    for (const ornament of pieces.ornaments) this.ornament(ornament, ornament.upper > garden.floors);
    for (const offer of garden.offers) this.offer(offer);
    for (const { anchor, floor } of garden.legal) this.legal(anchor, floor);
    for (const { anchor, floor, colour } of garden.brackets) this.brackets(anchor, floor, colour);
    for (const { spot, floor } of garden.pins) this.pin(spot, floor);
    for (const { cell, floor } of garden.marks) this.mark(spotOf(cell), floor);
    if (garden.wrong) this.refused(garden.wrong.anchor, garden.wrong.floor);
  }

  private x(file: number): number {
    return worldX(file) + this.garden.shift[0];
  }

  private z(rank: number): number {
    return worldZ(rank) + this.garden.shift[1];
  }

  private middle(anchor: Spot, floor: number): { x: number; y: number; z: number } {
    const [x, y, z] = tileMiddle(anchor.x, anchor.y, floor);
    return { x: x + this.garden.shift[0], y, z: z + this.garden.shift[1] };
  }

  private faded(floor: number): boolean {
    return floor > this.garden.floors;
  }

  /** A contact shadow; smaller at the low level, where large ones cost as much as all the rest. */
  private shadow(x: number, y: number, z: number, size: number, strength: number): void {
    const wide = size * (this.plain ? 0.72 : 1);
    const [sx, sz] = this.garden.shift;
    this.stage.shadows.add(x + sx, y, z + sz, wide, this.atlas.area('shadow'), { tint: [...SHADOW_COLOUR, strength * this.rig.shadow] });
  }

  private cross({ kind, from, to, floor, upper }: OrnamentPiece): void {
    if (kind === 'statue') return;
    const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    this.crossed.add([from.x, from.y, floor, dx, dy].join());
    this.crossed.add([to.x, to.y, upper, -dx, -dy].join());
  }

  // --- Tiles --------------------------------------------------------------------------------------------

  private tile(tile: TilePiece): void {
    const { stage, atlas, facing } = this;
    const grown = this.growth(tile.key);
    const at = this.middle(tile, tile.floor);
    at.y += (1 - grown) * 0.7;
    const up = this.faded(tile.floor);
    const bank = (name: GlassName) => (up ? stage.glass[name] : stage.solid[name]);
    bank('tileStone').add(at, STONES[tile.material]);
    bank('tileTop').add(at, floorTone(tile.floor));
    const decals = up ? stage.faded : stage.decals;
    const tint = [1, 1, 1, up ? 0.34 : 1] as const;
    const own = tile.flower === this.garden.flower;
    decals.add(at.x, at.y + 0.052, at.z, 0.46, atlas.area(`${own ? 'own' : 'flower'}-${tile.flower}`), { angle: facing.angle, tint });
    const [east, south] = this.numberCorner();
    const number = { angle: facing.angle, tint: [1, 1, 1, up ? 0.8 : 1] as const };
    decals.add(at.x + east * 0.8, at.y + (tile.ghost ? 0.155 : 0.125), at.z + south * 0.8, 0.34, atlas.area(`floor-${tile.floor}`), number);
    for (const space of tile.spaces) {
      const [inX, inZ] = [space.dx ? 1 : -1, space.dy ? -1 : 1];
      if (space.open) decals.add(at.x + inX * 0.455, at.y + 0.018, at.z + inZ * 0.455, 0.56, atlas.area(space.icon), { angle: facing.angle, tint });
      if (up) continue;
      this.shadow(worldX(space.x), space.below * STOREY + 0.02, worldZ(space.y), 1.5, tile.floor - space.below === 1 ? 1 : 0.62);
      this.plants(tile, space, at, inX, inZ);
    }
    if (up) this.outline(at);
    if (tile.ghost) this.dashes(at);
  }

  /** The corner nearest to the viewer's left, where no hedge hides the number; from above the upper left one. */
  private numberCorner(): readonly [number, number] {
    if (this.facing.above) return [-1, -1];
    const [c, s] = [Math.cos(this.facing.angle), Math.sin(this.facing.angle)];
    const score = ([x, z]: readonly [number, number]): number => -0.9 * (x * c - z * s) + 0.6 * (x * s + z * c);
    const corners = [[-1, 1], [1, 1], [1, -1], [-1, -1]] as const;
    return corners.reduce<readonly [number, number]>((best, one) => (score(one) > score(best) ? one : best), corners[0]);
  }

  /** Hedges along the outer sides of a space, with blossoms and vines. */
  private plants(tile: TilePiece, space: TilePiece['spaces'][number], at: { x: number; y: number; z: number }, inX: number, inZ: number): void {
    const { solid } = this.stage;
    for (const upright of [true, false]) {
      const [dx, dy] = upright ? [space.dx ? 1 : -1, 0] : [0, space.dy ? 1 : -1];
      if (this.crossed.has([space.x, space.y, tile.floor, dx, dy].join())) continue;
      const hash = (space.x * 7 + space.y * 13 + tile.floor * 5 + (upright ? 3 : 0)) % 8;
      const x = at.x + inX * (upright ? 0.912 : 0.49);
      const z = at.z + inZ * (upright ? 0.49 : 0.912);
      const angle = upright ? Math.PI / 2 : 0;
      solid.hedge.add({ x, y: at.y - 0.004, z, angle: angle + (hash % 2 ? Math.PI : 0), sy: 1 + (hash % 3) * 0.1, sz: 1 });
      if (!this.stage.quality.plants) continue;
      const along = (hash - 3) * 0.05;
      if (hash % 2 === 0) solid.blossoms.add({ x: x + (upright ? 0 : along), y: at.y, z: z + (upright ? along : 0), angle }, blossomOf(tile.flower));
      const next = this.garden.pieces.covers.get(cellAt(space.x + dx, space.y + dy)) ?? [];
      if (next.includes(tile.floor) || hash % 3 === 1) continue;
      const aside = (hash - 3.5) * 0.07;
      solid.vine.add({
        x: at.x + (upright ? inX * 0.972 : inX * 0.49 + aside),
        y: at.y - 0.01,
        z: at.z + (upright ? inZ * 0.49 + aside : inZ * 0.972),
        angle: upright ? (dx > 0 ? Math.PI / 2 : -Math.PI / 2) : dy > 0 ? Math.PI : 0,
        sx: 1.05,
        sy: 0.62 + (hash % 4) * 0.2,
        sz: 1,
      });
    }
  }

  /** Calls a function for each side of a tile: its middle, and whether it runs along z. */
  private sides(at: { x: number; z: number }, reach: number, draw: (x: number, z: number, upright: boolean) => void): void {
    for (const way of [-1, 1]) {
      draw(at.x, at.z + way * reach, false);
      draw(at.x + way * reach, at.z, true);
    }
  }

  private outline(at: { x: number; y: number; z: number }): void {
    this.sides(at, 0.96, (x, z, upright) => {
      this.stage.through.add({ x, y: at.y + 0.02, z, sx: upright ? 0.05 : 1.96, sy: 0.02, sz: upright ? 1.96 : 0.05 }, '#3A2A10');
    });
  }

  /** The edge of a previewed tile: gold dashes on white, once more through everything before them. */
  private dashes(at: { x: number; y: number; z: number }): void {
    const { solid, through } = this.stage;
    this.sides(at, 0.97, (x, z, upright) => {
      solid.cube.add({ x, y: at.y + 0.085, z, sx: upright ? 0.13 : 2.09, sy: 0.03, sz: upright ? 2.09 : 0.13 }, '#FFFDF8');
      for (let dash = 0; dash < 6; dash++) {
        const along = -0.98 + (1.96 * (dash + 0.5)) / 6;
        const pose = {
          x: x + (upright ? 0 : along),
          y: at.y + 0.1,
          z: z + (upright ? along : 0),
          sx: upright ? 0.085 : 0.21,
          sy: 0.035,
          sz: upright ? 0.21 : 0.085,
        };
        solid.cube.add(pose, '#B27908');
        through.add(pose, GOLD);
      }
    });
  }

  // --- What stands on tiles -----------------------------------------------------------------------------

  private pillar(one: PillarPiece): void {
    const up = this.faded(one.to);
    const name = one.double ? 'double' : 'single';
    const [x, y, z] = [this.x(one.x), one.floor * STOREY, this.z(one.y)];
    const grown = Math.max(0.02, this.growth(one.key));
    (up ? this.stage.glass : this.stage.solid)[name].add({ x, y, z, sx: 1, sy: grown, sz: 1 }, one.ghost ? GHOST_TINT : null);
    if (up) return;
    this.shadow(worldX(one.x), y + 0.022, worldZ(one.y), 0.62, 1.3);
    if (one.ghost) this.stage.through.add({ x, y: y + 0.03, z, sx: 0.46, sy: 0.02, sz: 0.46 }, GOLD);
  }

  private belvedere(one: BelvederePiece): void {
    const up = this.faded(one.floor);
    const [x, y, z] = [this.x(one.x), one.floor * STOREY + PAVING, this.z(one.y)];
    const grown = Math.max(0.02, this.growth(one.key));
    (up ? this.stage.glass : this.stage.solid).belvedere.add({ x, y, z, sx: grown });
    if (up) return;
    this.shadow(worldX(one.x), y + 0.008, worldZ(one.y), 0.98, 1.25);
    if (!this.rig.lamps) return;
    this.stage.solid.lamp.add({ x, y, z, sx: grown });
    this.glow(x, y + 0.014, z, 2.2, [1, 0.58, 0.2, 0.85]);
  }

  private glow(x: number, y: number, z: number, size: number, tint: readonly [number, number, number, number], angle = 0, depth = size): void {
    this.stage.glows.add(x, y, z, size, this.atlas.area('glow'), { tint, angle, depth });
  }

  private ornament(one: OrnamentPiece, glass: boolean): void {
    const { kind, from, to, floor } = one;
    const grown = Math.max(0.02, this.growth(one.key));
    const y = floor * STOREY + (kind === 'statue' ? 0 : PAVING);
    const [dx, dz] = [Math.sign(to.x - from.x), -Math.sign(to.y - from.y)];
    const angle = kind === 'statue' ? this.facing.angle : Math.atan2(-dz, dx);
    const middle = { x: (this.x(from.x) + this.x(to.x)) / 2, z: (this.z(from.y) + this.z(to.y)) / 2 };
    const foot = kind === 'stairs' ? { x: this.x(from.x), z: this.z(from.y) } : middle;
    (glass ? this.stage.glass : this.stage.solid)[kind].add({ ...foot, y, angle, sx: grown });
    if (glass) return;
    if (kind === 'fountain') this.water(one, middle, y, angle, grown);
    if (kind !== 'bridge') for (const end of kind === 'fountain' ? [from, to] : [from]) this.shadow(worldX(end.x), y + 0.024, worldZ(end.y), kind === 'statue' ? 0.66 : 1.05, 1.15);
    if (!this.rig.lamps) return;
    if (kind === 'stairs') this.glow(foot.x - dx * 0.38, y + 0.03, foot.z - dz * 0.38, 1.1, WARM);
    if (kind === 'bridge') for (const end of [-1.2, 1.2]) this.glow(middle.x + dx * end, y + 0.03, middle.z + dz * end, 1.1, WARM);
  }

  private water({ from }: OrnamentPiece, middle: { x: number; z: number }, y: number, angle: number, grown: number): void {
    const ripple = this.flow === null ? 1 : 1 + 0.05 * Math.sin(this.flow + from.x * 1.7 + from.y * 2.3);
    this.stage.solid.water.add({ ...middle, y, angle, sx: grown, sy: grown * ripple, sz: grown });
    if (this.rig.lamps) this.glow(middle.x, y + 0.21, middle.z, 1.7, [0.3, 0.55, 1, 0.4], angle, 0.7);
  }

  // --- Marks --------------------------------------------------------------------------------------------

  /** A gold ring with a dark edge: gold alone is hard to see on the sand colour of floor 1. */
  private ring(spot: Spot, floor: number): void {
    const at = { x: this.x(spot.x), y: floor * STOREY + PAVING + 0.012, z: this.z(spot.y) };
    this.stage.solid.ring.add({ ...at, sx: 0.9, sz: 0.9 }, '#2A2218');
    this.stage.solid.ring.add({ ...at, sx: 0.8, sy: 1.4, sz: 0.8 }, GOLD);
  }

  /** A gold frame with a dark edge on a space, faint through what stands before it. */
  private mark(spot: Spot, floor: number): void {
    const at = { x: this.x(spot.x), z: this.z(spot.y) };
    const y = floor * STOREY + PAVING + 0.03;
    this.sides(at, 0.35, (x, z, upright) => {
      const bar = (wide: number, long: number, high: number) => ({ x, y: y + high, z, sx: upright ? wide : long, sy: 0.03, sz: upright ? long : wide });
      this.stage.solid.cube.add(bar(0.16, 0.86, 0), '#2A2218');
      this.stage.solid.cube.add(bar(0.09, 0.79, 0.02), GOLD);
      this.stage.through.add(bar(0.09, 0.79, 0.02), GOLD);
    });
  }

  /** A gold pin in steps, dark at its point, higher than anything that stands there. */
  private pin(spot: Spot, floor: number): void {
    const at = { x: this.x(spot.x), z: this.z(spot.y), angle: this.facing.angle + Math.PI / 4 };
    let y = floor * STOREY + 0.84;
    for (const [wide, high, colour] of PIN) {
      this.stage.solid.cube.add({ ...at, y: y + high / 2, sx: wide, sy: high, sz: wide }, colour);
      y += high;
    }
    this.stage.through.add({ ...at, y: y - 0.1, sx: 0.2, sy: 0.1, sz: 0.2 }, GOLD);
  }

  /** A possible ornament: in glass, with a gold ring at each end. */
  private offer(one: OrnamentPiece): void {
    if (one.upper > this.garden.floors) return;
    this.ornament(one, true);
    this.ring(one.from, one.floor);
    if (one.kind !== 'statue') this.ring(one.to, one.upper);
  }

  private legal(anchor: string, floor: number): void {
    if (floor > this.garden.floors) return;
    const spot = spotOf(anchor);
    const { x, y, z } = this.middle(spot, this.groundUnder(spot));
    this.stage.decals.add(x, y + 0.06, z, 0.36, this.atlas.area('legal'), { angle: this.facing.angle });
  }

  /** The highest floor under the four cells of an anchor: a dot there is always seen. */
  private groundUnder({ x, y }: Spot): number {
    const floors = [0, 1, 2, 3].flatMap((corner) => this.garden.pieces.covers.get(cellAt(x + (corner & 1), y + (corner >> 1))) ?? []);
    return Math.max(0, ...floors.filter((floor) => !this.faded(floor)));
  }

  /** Corner brackets around a tile, clear of its hedges. */
  private brackets(anchor: string, floor: number, colour: string): void {
    const at = this.middle(spotOf(anchor), floor);
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        this.stage.solid.cube.add({ x: at.x + x * 0.86, y: at.y + 0.15, z: at.z + z * 1.0, sx: 0.34, sy: 0.05, sz: 0.07 }, colour);
        this.stage.solid.cube.add({ x: at.x + x * 1.0, y: at.y + 0.15, z: at.z + z * 0.86, sx: 0.07, sy: 0.05, sz: 0.34 }, colour);
      }
    }
  }

  /** The edge of a place where the tile may not lie. */
  private refused(anchor: string, floor: number): void {
    const at = this.middle(spotOf(anchor), floor);
    this.sides(at, 0.97, (x, z, upright) => {
      this.stage.through.add({ x, y: at.y + 0.1, z, sx: upright ? 0.1 : 2, sy: 0.04, sz: upright ? 2 : 0.1 }, '#A34227');
      this.stage.solid.cube.add({ x, y: at.y + 0.1, z, sx: upright ? 0.1 : 2, sy: 0.04, sz: upright ? 2 : 0.1 }, '#A34227');
    });
  }
}

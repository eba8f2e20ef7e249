/** From a garden of the view to the pieces of the scene. Supports are not in the view: they follow from floors, statues and belvederes. */
import { cellAt, SIDE, spotOf, turned, type Spot } from '../geometry';
import { faceOf } from '../layers';
import type { BabylonView, Garden, Kind, LaidTile, Ornament, Tile } from '../view';

export type Support = '1' | '2' | 's' | '-';

interface Space extends Spot {
  /** Steps from the anchor. */
  dx: number;
  dy: number;
  icon: string;
  support: Support;
  /** The floor on which the support stands. */
  below: number;
  /** Whether the icon can still be used: nothing stands on the space or covers it. */
  open: boolean;
}

export interface TilePiece extends Spot {
  key: string;
  floor: number;
  flower: string;
  material: Tile['material'];
  spaces: Space[];
  ghost: boolean;
}

export interface PillarPiece extends Spot {
  key: string;
  /** The floor of its foot, and the floor that it carries. */
  floor: number;
  to: number;
  double: boolean;
  ghost: boolean;
}

export interface BelvederePiece extends Spot {
  key: string;
  floor: number;
  ghost: boolean;
}

export interface OrnamentPiece {
  key: string;
  kind: Kind;
  from: Spot;
  to: Spot;
  /** The floors of both ends. */
  floor: number;
  upper: number;
}

export interface Pieces {
  tiles: TilePiece[];
  pillars: PillarPiece[];
  belvederes: BelvederePiece[];
  ornaments: OrnamentPiece[];
  /** The floors of the tiles over each cell, in no order. */
  covers: ReadonlyMap<string, readonly number[]>;
  top: number;
}

/** A tile that is only previewed. */
export interface Ghost {
  tile: Tile;
  anchor: string;
  rotation: number;
  floor: number;
  supports: string;
}

const CORNERS: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: 0 },
];

interface Lying extends Spot {
  floor: number;
  flower: string;
  material: Tile['material'];
  face: string[];
  /** Supports of a ghost; those of a laid tile follow from the garden. */
  supports: string | null;
}

const place = (cell: string, floor: number): string => `${cell}/${floor}`;

function lying(view: BabylonView, tile: LaidTile): Lying {
  const material = view.tiles[tile.id]?.material ?? 'start';
  return { ...spotOf(tile.anchor), floor: tile.floor, flower: tile.flower, material, face: faceOf(view, tile), supports: null };
}

function hovering({ tile, anchor, rotation, floor, supports }: Ghost): Lying {
  return { ...spotOf(anchor), floor, flower: tile.flower, material: tile.material, face: turned(tile.face, rotation), supports };
}

function coversOf(tiles: readonly Lying[]): Map<string, number[]> {
  const covers = new Map<string, number[]>();
  for (const { x, y, floor } of tiles) {
    for (const corner of CORNERS) {
      const cell = cellAt(x + corner.x, y + corner.y);
      const known = covers.get(cell);
      if (known) known.push(floor);
      else covers.set(cell, [floor]);
    }
  }
  return covers;
}

export function ornamentPiece(kind: Kind, cells: readonly string[], floors: readonly number[]): OrnamentPiece {
  const from = spotOf(cells[0] as string);
  const to = spotOf(cells[cells.length - 1] as string);
  const floor = floors[0] ?? 0;
  return { key: `${kind}:${cells.join('-')}/${floor}`, kind, from, to, floor, upper: floors[floors.length - 1] ?? floor };
}

/** The pieces of a garden, with a previewed tile if there is one. */
export function piecesOf(view: BabylonView, garden: Garden, ghost: Ghost | null = null): Pieces {
  const tiles = garden.tiles.map((tile) => lying(view, tile));
  if (ghost) tiles.push(hovering(ghost));
  const found = new Finder(garden, tiles, ghost);
  const laid = tiles.map((tile) => found.tile(tile));
  return {
    tiles: laid,
    pillars: laid.flatMap((tile) => tile.spaces.flatMap((space) => pillarUnder(tile, space))),
    belvederes: laid.flatMap((tile) => tile.spaces.filter((space) => space.support === '-').map((space) => belvedereOn(tile, space))),
    ornaments: garden.ornaments.map((one: Ornament) => ornamentPiece(one.kind, one.cells, one.floors)),
    covers: found.covers,
    top: Math.max(0, ...tiles.map((tile) => tile.floor)),
  };
}

/** Answers what stands on and under the spaces of a garden. */
class Finder {
  readonly covers: Map<string, number[]>;
  private readonly belvederes: Set<string>;
  private readonly statues: Set<string>;
  private readonly used: Set<string>;

  constructor(garden: Garden, tiles: readonly Lying[], ghost: Ghost | null) {
    this.covers = coversOf(tiles);
    this.belvederes = new Set(garden.belvederes.map((one) => place(one.cell, one.floor)));
    this.statues = new Set(garden.ornaments.filter((one) => one.kind === 'statue').map((one) => place(one.cells[0] as string, one.floors[0] as number)));
    this.used = new Set([...this.belvederes, ...garden.ornaments.flatMap((one) => one.cells.map((cell, end) => place(cell, one.floors[end] as number)))]);
    if (!ghost) return;
    const open = ghost.supports.indexOf('-');
    const { x, y } = spotOf(ghost.anchor);
    const corner = CORNERS[open];
    if (corner) this.used.add(place(cellAt(x + corner.x, y + corner.y), ghost.floor));
  }

  tile(tile: Lying): TilePiece {
    const ghost = tile.supports !== null;
    const key = `tile:${cellAt(tile.x, tile.y)}/${tile.floor}`;
    const spaces = CORNERS.map((corner, number) => this.space(tile, corner, number));
    return { key, x: tile.x, y: tile.y, floor: tile.floor, flower: tile.flower, material: tile.material, spaces, ghost };
  }

  private space(tile: Lying, corner: Spot, number: number): Space {
    const [x, y] = [tile.x + corner.x, tile.y + corner.y];
    const cell = cellAt(x, y);
    const floors = this.covers.get(cell) ?? [];
    const below = Math.max(0, ...floors.filter((floor) => floor < tile.floor));
    const support = (tile.supports?.charAt(number) as Support | undefined) ?? this.support(cell, tile.floor, below);
    const open = Math.max(...floors) === tile.floor && !this.used.has(place(cell, tile.floor));
    return { x, y, dx: corner.x, dy: corner.y, icon: tile.face[number] ?? '-', support, below, open };
  }

  private support(cell: string, floor: number, below: number): Support {
    if (this.belvederes.has(place(cell, floor))) return '-';
    if (floor - below === 2) return '2';
    return this.statues.has(place(cell, below)) ? 's' : '1';
  }
}

function pillarUnder(tile: TilePiece, space: Space): PillarPiece[] {
  if (space.support !== '1' && space.support !== '2') return [];
  const { x, y, below } = space;
  const key = `pillar:${cellAt(x, y)}/${below}`;
  return [{ key, x, y, floor: below, to: tile.floor, double: space.support === '2', ghost: tile.ghost }];
}

function belvedereOn(tile: TilePiece, { x, y }: Space): BelvederePiece {
  return { key: `belvedere:${cellAt(x, y)}/${tile.floor}`, x, y, floor: tile.floor, ghost: tile.ghost };
}

/** The height of the topmost tile over a cell. */
export function heightAt(pieces: Pieces, cell: string, most = Infinity): number {
  return Math.max(0, ...(pieces.covers.get(cell) ?? []).filter((floor) => floor <= most));
}

/** All cells of the board, for loops over it. */
export const CELLS: readonly Spot[] = Array.from({ length: SIDE * SIDE }, (_, number) => ({ x: number % SIDE, y: Math.floor(number / SIDE) }));

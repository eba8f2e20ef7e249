/** Puts the quarry on a stage: columns of stone tiles in a wooden tray. */
import { COLUMN_FILES } from '../geometry';
import type { BabylonView, Tile } from '../view';
import type { Atlas } from './atlas';
import { STONES } from './colours';
import type { Rig } from './light';
import type { Point } from './measures';
import type { Stage } from './stage';

/** Distance between the middles of two columns, and the thickness of a tile. */
const PITCH = 2.18;
const THICK = 0.44;
const LIFT = 0.34;
const LAYERS = ['basalt', 'granite', 'clay'] as const;
const SHADE = [0.16, 0.11, 0.03] as const;
/** Corners NW, NE, SE, SW. */
const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;

export interface QuarryContent {
  columns: BabylonView['columns'];
  tiles: BabylonView['tiles'];
  /** The viewer's flower. */
  flower: string | undefined;
  /** The chosen column. */
  ready: string | null;
  /** Columns that can be chosen now, edged in lapis. */
  legal: ReadonlySet<string>;
}

/** The middle of a column, on the floor of the tray. */
export function columnAt(name: string): readonly [x: number, z: number] {
  return [(COLUMN_FILES.indexOf(name.charAt(0)) - 1.5) * PITCH, (1.5 - (Number(name.charAt(1)) - 1)) * PITCH];
}

/** The middle of the frame of the tray, and its upper edge. */
const FRAME = { at: 4.51, top: 0.24 };

/** Where the letters and numbers of the columns stand: on the front of the frame, and on its left side. */
export const EDGES: Readonly<Record<string, Point>> = Object.fromEntries(
  [...COLUMN_FILES].flatMap((file, index): [string, Point][] => {
    const rank = String(index + 1);
    return [
      [file, [columnAt(file + rank)[0], 0.08, FRAME.at + 0.14]],
      [rank, [-FRAME.at, FRAME.top, columnAt(file + rank)[1]]],
    ];
  }),
);

/** The corners of the top face of a column: clockwise from the back left. */
export function columnTop(name: string, height: number, ready: boolean): Point[] {
  const [x, z] = columnAt(name);
  const y = height * THICK + (ready ? LIFT : 0);
  return CORNERS.map(([dx, dz]) => [x + dx * 0.93, y, z + dz * 0.93] as const);
}

/** The points that must be in the picture. */
export const QUARRY_EXTENT: readonly Point[] = [-4.7, 4.7].flatMap((x) => [[x, -0.4, 4.7], [x, -0.4, -4.7], [x, 1.5, -4.7], [x, 1.2, 4.4]] as const);

export function composeQuarry(stage: Stage, atlas: Atlas, rig: Rig, content: QuarryContent): void {
  stage.clear();
  tray(stage, atlas);
  for (const [name, column] of Object.entries(content.columns)) {
    const [x, z] = columnAt(name);
    const up = name === content.ready ? LIFT : 0;
    stage.shadows.add(x, 0.012, z, 2.9, atlas.area('shadow'), { tint: [...SHADE, column.height ? 0.5 : 0.14] });
    for (let layer = 0; layer < column.height; layer++) {
      const tile = column.top ? content.tiles[column.top] : undefined;
      const top = layer === column.height - 1;
      const material = (top && tile?.material) || LAYERS[layer] || 'clay';
      stage.solid.quarryTile.add({ x, y: (layer + 1) * THICK + (top ? up : 0), z }, STONES[material]);
    }
    const top = column.top ? content.tiles[column.top] : undefined;
    if (!top) continue;
    const y = column.height * THICK + up;
    if (up) stage.shadows.add(x, y - THICK - up + 0.012, z, 2.5, atlas.area('shadow'), { tint: [...SHADE, 0.55] });
    face(stage, atlas, top, x, y, z, content.flower);
    if (up) edge(stage, x, y, z, '#E3AE36', 0.1);
    else if (content.legal.has(name)) edge(stage, x, y, z, rig.lamps ? '#8DB8F5' : '#1F4E8C', 0.06);
  }
  stage.flush();
}

function tray(stage: Stage, atlas: Atlas): void {
  stage.shadows.add(0.5, -0.39, 0.5, 15.5, atlas.area('shadow'), { tint: [...SHADE, 0.26] });
  stage.solid.block.add({ x: 0, y: -0.2, z: 0, sx: 9.1, sy: 0.38, sz: 9.1 }, '#C9AE78');
  for (const way of [-FRAME.at, FRAME.at]) {
    stage.solid.block.add({ x: 0, y: -0.07, z: way, sx: 9.3, sy: 0.62, sz: 0.28 }, '#DCC494');
    stage.solid.block.add({ x: way, y: -0.07, z: 0, sx: 0.28, sy: 0.61, sz: 8.74 }, '#D2B884');
  }
}

/** The drawing on the top tile of a column. */
function face(stage: Stage, atlas: Atlas, tile: Tile, x: number, y: number, z: number, own: string | undefined): void {
  const { decals } = stage;
  decals.add(x, y + 0.004, z, 1.78, atlas.area(`stone-${tile.material}`));
  CORNERS.forEach(([dx, dz], corner) => {
    decals.add(x + dx * 0.46, y + 0.008, z + dz * 0.46, 0.72, atlas.area(tile.face.charAt(corner) + tile.material));
  });
  decals.add(x, y + 0.012, z, 0.56, atlas.area(`${tile.flower === own ? 'own' : 'flower'}-${tile.flower}`));
}

function edge(stage: Stage, x: number, y: number, z: number, colour: string, wide: number): void {
  for (const way of [-0.93, 0.93]) {
    stage.solid.cube.add({ x, y: y - 0.02, z: z + way, sx: 1.86 + wide, sy: 0.09, sz: wide }, colour);
    stage.solid.cube.add({ x: x + way, y: y - 0.02, z, sx: wide, sy: 0.09, sz: 1.86 + wide }, colour);
  }
}

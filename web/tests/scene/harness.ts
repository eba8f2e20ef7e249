/** The modules of Babylon's scene for tests in a browser, served by the development server. */
import { Color, Mesh, PerspectiveCamera, PlaneGeometry, ShaderMaterial, Texture, WebGLRenderer, WebGLRenderTarget, type InstancedMesh, type Material } from 'three';
import type { Garden, BabylonView } from '../../src/boards/babylon/view';
import { drawAtlas } from '../../src/boards/babylon/scene/atlas';
import { extentOf, fit, offsetOf, VIEWS, type Camera, type Lens } from '../../src/boards/babylon/scene/camera';
import { composeGardens, type GardenContent } from '../../src/boards/babylon/scene/compose';
import { QUALITIES } from '../../src/boards/babylon/scene/levels';
import { RIGS, type Time } from '../../src/boards/babylon/scene/light';
import { materialsOf } from '../../src/boards/babylon/scene/materials';
import { pick, type Hit } from '../../src/boards/babylon/scene/pick';
import { piecesOf } from '../../src/boards/babylon/scene/pieces';
import { geometriesOf, Stage, type PieceName } from '../../src/boards/babylon/scene/stage';
import { Studio } from '../../src/boards/babylon/scene/studio';

type Tiles = BabylonView['tiles'];
const SIZE = { width: 360, height: 280 };

function content(garden: Garden, tiles: Tiles, shift: readonly [number, number] = [0, 0]): GardenContent {
  const view = { tiles } as BabylonView;
  return { pieces: piecesOf(view, garden), flower: 'white', shift, floors: Infinity, legal: [], offers: [], brackets: [], pins: [], marks: [], wrong: null };
}

// --- The pieces that are really drawn ----------------------------------------------------------------------------

const atlas = drawAtlas();
const quality = { ...QUALITIES.mid, shadows: 0 };
const texture = new Texture();
const materials = materialsOf(quality, { atlas: texture, board: texture, sand: texture, horizon: texture });
const stage = new Stage(quality, materials, geometriesOf(1));
const NAMES: PieceName[] = ['tileStone', 'tileTop', 'single', 'double', 'belvedere', 'statue', 'fountain', 'stairs', 'bridge'];
const KINDS: Partial<Record<PieceName, Hit['kind']>> = { tileStone: 'tile', tileTop: 'tile', single: 'pillar', double: 'pillar' };

function compose(garden: Garden, tiles: Tiles): void {
  composeGardens(stage, atlas, RIGS.day, [content(garden, tiles)], { angle: 0, above: false });
}

const meshOf = (name: PieceName): InstancedMesh | null => (stage.solid[name] as unknown as { mesh: InstancedMesh | null }).mesh;

/** All instances on the stage: the name of the piece, and where it stands. */
function drawn(garden: Garden, tiles: Tiles): [name: string, x: number, y: number, z: number, angle: number][] {
  compose(garden, tiles);
  return NAMES.flatMap((name) => {
    const mesh = meshOf(name);
    return Array.from({ length: stage.solid[name].count }, (_, number) => {
      const at = Array.from((mesh as InstancedMesh).instanceMatrix.array.slice(number * 16, number * 16 + 16));
      return [name, at[12], at[13], at[14], Math.atan2(-(at[2] as number), at[0] as number)] as [string, number, number, number, number];
    });
  });
}

// --- A drawing of ids ----------------------------------------------------------------------------------------------

let renderer: WebGLRenderer | null = null;
const target = new WebGLRenderTarget(SIZE.width, SIZE.height);

/** Red: the kind; green: the floor of the instance; blue and alpha: the cell of the point. */
const idMaterial = (kind: number): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { kind: { value: kind } },
    vertexShader: `
      varying vec3 place; varying float foot;
      void main() {
        mat4 pose = modelMatrix;
        #ifdef USE_INSTANCING
          pose = modelMatrix * instanceMatrix;
        #endif
        vec4 at = pose * vec4(position, 1.); place = at.xyz; foot = pose[3].y;
        gl_Position = projectionMatrix * viewMatrix * at;
      }`,
    fragmentShader: `
      uniform float kind; varying vec3 place; varying float foot;
      void main() {
        vec2 cell = floor(vec2(place.x + 4., 4. - place.z));
        bool off = cell.x < 0. || cell.y < 0. || cell.x > 7. || cell.y > 7.;
        gl_FragColor = off ? vec4(0.) : vec4(kind, floor(foot / .92 + .5), cell.x, cell.y) / 255.;
      }`,
  });

const ids = NAMES.map((_, number) => idMaterial(number + 2));
const board = new Mesh(new PlaneGeometry(8, 8), idMaterial(1));
board.rotation.x = -Math.PI / 2;
board.updateMatrixWorld();
stage.scene.add(board);
/** Everything that is not picked hides nothing: hedges, vines, plinth, decals. */
const nothing = idMaterial(0);
nothing.visible = false;

function aim(camera: Camera): PerspectiveCamera {
  const eye = new PerspectiveCamera((camera.lens.fov * 180) / Math.PI, camera.aspect, 0.5, 200);
  eye.up.set(...(camera.up as [number, number, number]));
  eye.position.set(...(camera.position as [number, number, number]));
  eye.lookAt(...(camera.target as [number, number, number]));
  eye.updateMatrixWorld();
  return eye;
}

/** Draw the ids of a garden; returns the pixels from the top left. */
function drawIds(garden: Garden, tiles: Tiles, camera: Camera): Uint8Array {
  renderer ??= new WebGLRenderer({ antialias: false });
  compose(garden, tiles);
  const before = new Map<Mesh, Material | Material[]>();
  const named = new Map<Mesh, Material>(NAMES.flatMap((name, number) => (meshOf(name) ? [[meshOf(name) as Mesh, ids[number] as Material]] : [])));
  stage.scene.traverse((object) => {
    if (!(object instanceof Mesh) || object === board) return;
    before.set(object, object.material);
    object.material = named.get(object) ?? nothing;
  });
  renderer.setClearColor(new Color(0), 0);
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(stage.scene, aim(camera));
  const pixels = new Uint8Array(SIZE.width * SIZE.height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, SIZE.width, SIZE.height, pixels);
  renderer.setRenderTarget(null);
  for (const [mesh, material] of before) mesh.material = material;
  return pixels;
}

/** Cameras: the four views, a free one, from above. */
function cameraNumber(number: number, garden: Garden, tiles: Tiles): Camera {
  const { standard, above } = VIEWS;
  const free: Lens = { ...standard, azimuth: 0.9 + number, pitch: 0.75 };
  const lens = [0, 1, 2, 3].map((turn) => ({ ...standard, azimuth: standard.azimuth + (turn * Math.PI) / 2 }))[number % 6] ?? (number % 6 === 4 ? free : above);
  return fit(extentOf(content(garden, tiles).pieces), lens, SIZE, [8, 8, 8, 8]);
}

interface Comparison {
  checked: Record<number, number>;
  kinds: Record<string, number>;
  /** Pixels that do not agree: drawn and picked. */
  wrong: { kind: string; cell: string; floor: number; picked: Hit | null }[];
  microseconds: number;
}

/** Compare picking with the drawing at random pixels at least two pixels inside a surface. */
function compare(garden: Garden, tiles: Tiles, number: number, count: number): Comparison {
  const camera = cameraNumber(number, garden, tiles);
  const pixels = drawIds(garden, tiles, camera);
  const { pieces } = content(garden, tiles);
  const value = (x: number, y: number): number => new DataView(pixels.buffer).getUint32(((SIZE.height - 1 - y) * SIZE.width + x) * 4);
  const inside = (x: number, y: number): boolean =>
    [-2, -1, 0, 1, 2].every((dx) => [-2, -1, 0, 1, 2].every((dy) => value(x + dx, y + dy) === value(x, y)));
  const result: Comparison = { checked: {}, kinds: {}, wrong: [], microseconds: 0 };
  let seed = number * 7919 + 1;
  const random = (most: number): number => {
    seed = (seed * 16807) % 2147483647;
    return seed % most;
  };
  let picks = 0;
  for (let tries = 0; tries < count * 40 && picks < count; tries++) {
    const [x, y] = [2 + random(SIZE.width - 4), 2 + random(SIZE.height - 4)];
    const id = value(x, y);
    if (id === 0 || !inside(x, y)) continue;
    const [kindId, foot, file, rank] = [id >>> 24, (id >>> 16) & 255, (id >>> 8) & 255, id & 255];
    const name = kindId === 1 ? 'board' : (NAMES[kindId - 2] as PieceName);
    const kind = name === 'board' ? 'board' : (KINDS[name] ?? name);
    const cell = `${'abcdefgh'[file]}${rank + 1}`;
    const ray = camera.ray(x + 0.5, y + 0.5);
    const start = performance.now();
    let picked: Hit | null = null;
    for (let again = 0; again < 20; again++) picked = pick(ray, pieces);
    result.microseconds += ((performance.now() - start) * 1000) / 20;
    const stairs = kind === 'stairs' ? pieces.ornaments.find((one) => one.kind === 'stairs' && one.floor === foot && `${'abcdefgh'[one.to.x]}${one.to.y + 1}` === cell) : undefined;
    const floor = stairs ? foot + 1 : foot;
    result.checked[floor] = (result.checked[floor] ?? 0) + 1;
    result.kinds[kind] = (result.kinds[kind] ?? 0) + 1;
    picks++;
    if (picked?.cell !== cell || picked.floor !== floor || picked.kind !== kind) result.wrong.push({ kind, cell, floor, picked });
  }
  result.microseconds /= Math.max(1, picks);
  return result;
}

// --- Frames ---------------------------------------------------------------------------------------------------------

/** Milliseconds of the first frame and of later ones, and the counters of the studio. */
function frames(gardens: Garden[], tiles: Tiles, level: 'low' | 'mid' | 'high', width: number, height: number, scale: number, time: Time = 'day'): unknown {
  const start = performance.now();
  const studio = new Studio(level);
  const contents = gardens.map((garden, number) => content(garden, tiles, offsetOf(number, gardens.length)));
  const camera = fit(contents.flatMap((one) => extentOf(one.pieces, one.shift)), VIEWS.standard, { width, height }, [70, 12, 30, 12]);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  document.body.replaceChildren(canvas);
  const draw = (turn: number, size: number): void => {
    const turned = camera.with({ lens: { ...camera.lens, azimuth: camera.lens.azimuth + turn } });
    studio.drawGardens({ camera: turned, time, scale: size, stamp: contents, gardens: contents, facing: { angle: camera.lens.azimuth, above: false } }, canvas);
    studio.finish();
  };
  draw(0, 1);
  const first = performance.now() - start;
  draw(0, 1); // without the shadow pass of the first frame
  const counters = studio.counters;
  const times = Array.from({ length: 10 }, (_, number) => {
    const begun = performance.now();
    draw((number + 1) * 0.03, scale);
    return performance.now() - begun;
  });
  studio.dispose();
  return { first, times, counters };
}

let lasting: Studio | null = null;
/** Draw a garden with one studio that lasts; returns its counters. */
function redraw(garden: Garden, tiles: Tiles): unknown {
  lasting ??= new Studio('low');
  const contents = [content(garden, tiles)];
  const camera = fit(extentOf((contents[0] as GardenContent).pieces), VIEWS.standard, SIZE, [8, 8, 8, 8]);
  const canvas = document.querySelector('canvas') ?? document.body.appendChild(Object.assign(document.createElement('canvas'), SIZE));
  lasting.drawGardens({ camera, time: 'day', scale: 1, stamp: contents, gardens: contents, facing: { angle: 0, above: false } }, canvas);
  return lasting.counters;
}

Object.assign(window, { scene: { drawn, compare, frames, redraw } });

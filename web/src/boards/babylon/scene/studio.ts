/** Draws gardens and the quarry with one WebGL context. Its canvas is never shown: finished pictures are copied to 2D canvases. */
import {
  CanvasTexture, Color, CylinderGeometry, InstancedMesh, Matrix4, Mesh, NoColorSpace, NoToneMapping, PCFShadowMap, PerspectiveCamera, PlaneGeometry, RepeatWrapping,
  SRGBColorSpace, WebGLRenderer, type BufferGeometry, type Material, type Texture,
} from 'three';
import { drawAtlas, type Atlas } from './atlas';
import type { Camera } from './camera';
import { composeGardens, type Facing, type Flow, type GardenContent, type Growth } from './compose';
import { QUALITIES, type Level, type Quality } from './levels';
import { RIGS, type Time } from './light';
import { materialsOf, type Materials } from './materials';
import { composeQuarry, type QuarryContent } from './quarry';
import { geometriesOf, Stage, type Geometries } from './stage';
import { BOARD, boardTop, sand, silhouettes, sky } from './surfaces';

/** A picture to be drawn. `stamp` changes whenever the content does; equal stamps are not put on the stage again. */
interface Shot {
  camera: Camera;
  time: Time;
  /** Resolution relative to the size of the camera. */
  scale: number;
  stamp: unknown;
}

export interface GardenShot extends Shot {
  gardens: readonly GardenContent[];
  facing: Facing;
  growth?: Growth;
  flow?: Flow;
}

export interface QuarryShot extends Shot {
  content: QuarryContent;
}

const ANISOTROPY = 8;
const MAX_GARDENS = 4;
/** Half the side of the square around the whole of several gardens, relative to one. */
const WIDER = 2.1;

export class Studio {
  readonly quality: Quality;
  /** Called when the browser has taken the context away. */
  onLost: () => void = () => {};
  private readonly renderer: WebGLRenderer;
  private readonly atlas: Atlas;
  private readonly textures: Texture[] = [];
  private readonly geometries: Geometries;
  private readonly materials: Materials;
  private readonly gardens: Stage;
  private quarry: Stage | null = null;
  private readonly surroundings: { boards: InstancedMesh; sand: Mesh | null; horizon: Mesh | null };
  private readonly skies = new Map<Time, Texture>();
  private readonly horizons = new Map<Time, Texture>();
  private readonly camera = new PerspectiveCamera();
  private shown: unknown = null;
  private lit = '';

  /** Throws if there is no WebGL 2. */
  constructor(readonly level: Level) {
    this.quality = QUALITIES[level];
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2', { antialias: this.quality.antialias, alpha: false, powerPreference: 'low-power' });
    if (!context) throw new Error('no WebGL 2');
    this.renderer = new WebGLRenderer({ canvas, context });
    canvas.addEventListener('webglcontextlost', () => this.onLost());
    this.prepareRenderer();
    this.atlas = drawAtlas();
    const plain = this.quality.plain;
    const board = this.texture(boardTop());
    const pictures = { atlas: this.texture(this.atlas.canvas), board, sand: plain ? null : this.texture(sand()), horizon: plain ? null : this.horizon('day') };
    this.geometries = geometriesOf(this.quality.detail);
    this.materials = materialsOf(this.quality, pictures);
    this.gardens = new Stage(this.quality, this.materials, this.geometries);
    this.surroundings = this.surround();
  }

  private prepareRenderer(): void {
    const { renderer } = this;
    renderer.outputColorSpace = SRGBColorSpace;
    renderer.toneMapping = NoToneMapping;
    renderer.shadowMap.enabled = this.quality.shadows > 0;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    renderer.setScissorTest(true);
    renderer.setPixelRatio(1);
  }

  /** Counters of the last picture, and of what is in memory. */
  get counters(): { calls: number; triangles: number; geometries: number; textures: number } {
    const { render, memory } = this.renderer.info;
    return { calls: render.calls, triangles: render.triangles, geometries: memory.geometries, textures: memory.textures };
  }

  private texture(canvas: HTMLCanvasElement): Texture {
    const texture = new CanvasTexture(canvas);
    // the plain shaders write texels as they are
    texture.colorSpace = this.quality.plain ? NoColorSpace : SRGBColorSpace;
    texture.anisotropy = this.quality.plain ? 1 : Math.min(ANISOTROPY, this.renderer.capabilities.getMaxAnisotropy());
    this.textures.push(texture);
    return texture;
  }

  private horizon(time: Time): Texture {
    const known = this.horizons.get(time);
    if (known) return known;
    const made = this.texture(silhouettes(RIGS[time].haze));
    made.wrapS = RepeatWrapping;
    made.repeat.x = 3;
    this.horizons.set(time, made);
    return made;
  }

  private sky(time: Time): Texture {
    const made = this.skies.get(time) ?? this.texture(sky(RIGS[time].sky));
    this.skies.set(time, made);
    return made;
  }

  /** The board's tops, the sand around the garden, and the horizon, which stands near as in a diorama. */
  private surround(): { boards: InstancedMesh; sand: Mesh | null; horizon: Mesh | null } {
    const { materials, gardens } = this;
    const flat = (side: number): PlaneGeometry => new PlaneGeometry(side, side).rotateX(-Math.PI / 2);
    const boards = new InstancedMesh(flat(BOARD), materials.board, MAX_GARDENS);
    boards.receiveShadow = true;
    boards.frustumCulled = false; // its bounds would be those of the first boards
    gardens.scene.add(boards);
    if (!materials.sand || !materials.horizon) return { boards, sand: null, horizon: null };
    const ground = new Mesh(flat(34), materials.sand);
    ground.position.y = -0.8;
    ground.receiveShadow = true;
    ground.renderOrder = -3;
    const horizon = new Mesh(new CylinderGeometry(14.2, 14.2, 3.2, 64, 1, true), materials.horizon);
    horizon.position.y = 0.78;
    horizon.renderOrder = -2;
    gardens.scene.add(ground, horizon);
    return { boards, sand: ground, horizon };
  }

  private layBoards(gardens: readonly GardenContent[]): void {
    const { boards } = this.surroundings;
    boards.count = gardens.length;
    gardens.forEach(({ shift: [x, z] }, number) => boards.setMatrixAt(number, new Matrix4().makeTranslation(x, 0, z)));
    boards.instanceMatrix.needsUpdate = true;
  }

  drawGardens(shot: GardenShot, target: HTMLCanvasElement): void {
    const rig = RIGS[shot.time];
    const { gardens, surroundings } = this;
    const wide = shot.gardens.length > 1 ? WIDER : 1;
    const light = [shot.time, shot.facing.angle, shot.facing.above, wide].join();
    const moves = shot.growth !== undefined || (shot.flow ?? null) !== null;
    const relit = light !== this.lit;
    const changed = this.shown !== shot.stamp || relit;
    if (changed || moves) {
      composeGardens(gardens, this.atlas, rig, shot.gardens, shot.facing, shot.growth, shot.flow);
      this.layBoards(shot.gardens);
    }
    if ('color' in this.materials.board) (this.materials.board as Material & { color: Color }).color.set(rig.board);
    if (relit) gardens.illuminate(rig, shot.facing.angle, { above: shot.facing.above, wide });
    // the water alone casts no shadow
    if (changed || shot.growth) this.renderer.shadowMap.needsUpdate = this.quality.shadows > 0;
    this.shown = moves ? null : shot.stamp;
    this.lit = light;
    gardens.scene.background = this.quality.plain ? new Color(rig.plain) : this.sky(shot.time);
    if (surroundings.sand && surroundings.horizon) {
      for (const mesh of [surroundings.sand, surroundings.horizon]) mesh.scale.set(wide, 1, wide);
      (this.materials.sand as Material & { color: Color }).color.set(rig.ground);
      (this.materials.horizon as Material & { map: Texture }).map = this.horizon(shot.time);
    }
    this.draw(gardens, shot, target);
  }

  drawQuarry(shot: QuarryShot, target: HTMLCanvasElement): void {
    const rig = RIGS[shot.time];
    this.quarry ??= new Stage(this.quality, this.materials, this.geometries);
    composeQuarry(this.quarry, this.atlas, rig, shot.content);
    this.quarry.illuminate(rig, 0);
    this.lit = ''; // the plain materials share their light
    this.quarry.scene.background = new Color(rig.quarry);
    this.renderer.shadowMap.needsUpdate = this.quality.shadows > 0;
    this.draw(this.quarry, shot, target);
  }

  private draw(stage: Stage, { camera, scale }: Shot, target: HTMLCanvasElement): void {
    const { renderer } = this;
    const width = Math.max(1, Math.round(camera.size.width * scale));
    const height = Math.max(1, Math.round(camera.size.height * scale));
    const canvas = renderer.domElement;
    if (canvas.width < width || canvas.height < height) renderer.setSize(Math.max(canvas.width, width), Math.max(canvas.height, height), false);
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    this.aim(camera);
    renderer.render(stage.scene, this.camera);
    target.getContext('2d')?.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, target.width, target.height);
  }

  private aim({ lens, position, target, up, aspect, distance }: Camera): void {
    const { camera } = this;
    camera.fov = (lens.fov * 180) / Math.PI;
    camera.aspect = aspect;
    camera.near = Math.max(0.5, distance - 40);
    camera.far = distance + 60;
    camera.up.set(...(up as [number, number, number]));
    camera.position.set(...(position as [number, number, number]));
    camera.lookAt(...(target as [number, number, number]));
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** Wait until the graphics card has drawn everything, so that a time can be measured. */
  finish(): void {
    const context = this.renderer.getContext();
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** Free everything. After a loss of the context nothing is left to be freed. */
  dispose(lost = false): void {
    this.onLost = () => {};
    if (lost) return;
    this.gardens.dispose();
    this.quarry?.dispose();
    for (const mesh of Object.values(this.surroundings)) mesh?.geometry.dispose();
    this.surroundings.boards.dispose();
    for (const geometry of Object.values(this.geometries) as BufferGeometry[]) geometry.dispose();
    for (const material of Object.values(this.materials)) if (material && 'dispose' in material) material.dispose();
    for (const texture of this.textures) texture.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

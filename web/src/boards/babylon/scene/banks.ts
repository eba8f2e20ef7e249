/** Many equal pieces in one draw call (`Bank`), and many flat drawings in one mesh (`Decals`). */
import {
  BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, InstancedMesh, Mesh, type InstancedBufferAttribute, type Material, type Scene,
} from 'three';
import type { Area } from './atlas';
import { linear, type Rgb } from './colours';

/** Position, rotation around the vertical axis, and size of a piece. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  angle?: number;
  sx?: number;
  sy?: number;
  sz?: number;
}

interface BankOptions {
  casts?: boolean;
  receives?: boolean;
  order?: number;
}

const WHITE: Rgb = [1, 1, 1];
/** Capacity grows by half and never shrinks. */
const GROWTH = 1.5;

export class Bank {
  private matrices: number[] = [];
  private colours: number[] = [];
  private mesh: InstancedMesh | null = null;
  private capacity = 0;

  constructor(
    private readonly geometry: BufferGeometry,
    private readonly material: Material,
    private readonly options: BankOptions = {},
  ) {}

  get count(): number {
    return this.matrices.length / 16;
  }

  clear(): void {
    this.matrices = [];
    this.colours = [];
  }

  add({ x, y, z, angle = 0, sx = 1, sy = sx, sz = sx }: Pose, colour: string | null = null): void {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    this.matrices.push(sx * c, 0, -sx * s, 0, 0, sy, 0, 0, sz * s, 0, sz * c, 0, x, y, z, 1);
    this.colours.push(...(colour ? linear(colour) : WHITE));
  }

  /** Write all pieces to the scene. */
  flush(scene: Scene): void {
    const { count } = this;
    if (count > this.capacity) this.grow(scene, count);
    const mesh = this.mesh;
    if (!mesh) return;
    mesh.count = count;
    mesh.visible = count > 0;
    const tint = mesh.instanceColor as InstancedBufferAttribute;
    mesh.instanceMatrix.array.set(this.matrices);
    tint.array.set(this.colours);
    mesh.instanceMatrix.needsUpdate = tint.needsUpdate = true;
  }

  private grow(scene: Scene, count: number): void {
    this.dispose(scene);
    this.capacity = Math.max(8, Math.ceil(count * GROWTH));
    const { casts = true, receives = true, order = 0 } = this.options;
    const mesh = new InstancedMesh(this.geometry, this.material, this.capacity);
    mesh.setColorAt(0, new Color(1, 1, 1));
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = casts;
    mesh.receiveShadow = receives;
    mesh.frustumCulled = false; // its bounds would be those of the first pieces
    mesh.renderOrder = order;
    scene.add(mesh);
    this.mesh = mesh;
  }

  dispose(scene: Scene): void {
    if (!this.mesh) return;
    scene.remove(this.mesh);
    this.mesh.dispose();
    this.mesh = null;
    this.capacity = 0;
  }
}

/** A flat drawing, facing up. */
interface Decal {
  x: number;
  y: number;
  z: number;
  size: number;
  depth: number;
  angle: number;
  area: Area;
  tint: readonly [number, number, number, number];
}

const CORNERS = [[-1, 1], [1, 1], [1, -1], [-1, -1]] as const;
const SOLID = [1, 1, 1, 1] as const;

export class Decals {
  private decals: Decal[] = [];
  private mesh: Mesh<BufferGeometry> | null = null;
  private capacity = 0;

  constructor(
    private readonly material: Material,
    private readonly order: number,
    private readonly receives = false,
  ) {}

  clear(): void {
    this.decals = [];
  }

  /** Add a drawing; one that the atlas does not have is left out. */
  add(x: number, y: number, z: number, size: number, area: Area | undefined, { angle = 0, tint = SOLID as Decal['tint'], depth = size } = {}): void {
    if (area) this.decals.push({ x, y, z, size, depth, angle, area, tint });
  }

  flush(scene: Scene): void {
    const count = this.decals.length;
    if (count > this.capacity) this.grow(scene, count);
    if (!this.mesh) return;
    const { position, uv, color } = this.mesh.geometry.attributes as Record<string, BufferAttribute>;
    this.decals.forEach((decal, number) => {
      const [c, s] = [Math.cos(decal.angle), Math.sin(decal.angle)];
      CORNERS.forEach(([a, b], corner) => {
        const at = number * 4 + corner;
        const [dx, dz] = [(a * decal.size) / 2, (b * decal.depth) / 2];
        position?.setXYZ(at, decal.x + dx * c + dz * s, decal.y, decal.z - dx * s + dz * c);
        uv?.setXY(at, decal.area[0] + ((a + 1) / 2) * decal.area[2], decal.area[1] + ((1 - b) / 2) * decal.area[3]);
        color?.setXYZW(at, ...decal.tint);
      });
    });
    for (const attribute of [position, uv, color]) if (attribute) attribute.needsUpdate = true;
    this.mesh.geometry.setDrawRange(0, count * 6);
    this.mesh.visible = count > 0;
  }

  private grow(scene: Scene, count: number): void {
    this.dispose(scene);
    this.capacity = Math.ceil(count * GROWTH) + 8;
    const geometry = new BufferGeometry();
    const empty = (size: number): BufferAttribute => new BufferAttribute(new Float32Array(this.capacity * 4 * size), size);
    const normals = empty(3);
    for (let at = 0; at < normals.count; at++) normals.setY(at, 1);
    geometry.setAttribute('position', empty(3));
    geometry.setAttribute('normal', normals);
    geometry.setAttribute('uv', empty(2));
    geometry.setAttribute('color', empty(4));
    geometry.setIndex(Array.from({ length: this.capacity }, (_, quad) => [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner)).flat());
    this.mesh = new Mesh(geometry, this.material);
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = this.receives;
    this.mesh.renderOrder = this.order;
    scene.add(this.mesh);
  }

  dispose(scene: Scene): void {
    if (!this.mesh) return;
    scene.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh = null;
    this.capacity = 0;
  }
}

/** A scene with its lights and banks: one for gardens, one for the quarry. */
import { Color, DirectionalLight, HemisphereLight, Scene, type BufferGeometry } from 'three';
import { Bank, Decals } from './banks';
import { NOON, type Rig } from './light';
import { written, type Materials } from './materials';
import * as ground from './recipes';
import * as ornaments from './recipes_ornaments';
import type { Quality } from './levels';

const RECIPES = { ...ground, ...ornaments };
export type PieceName = keyof typeof RECIPES;
export type Geometries = Readonly<Record<PieceName, BufferGeometry>>;

export function geometriesOf(detail: number): Geometries {
  return Object.fromEntries(Object.entries(RECIPES).map(([name, recipe]) => [name, recipe(detail)])) as Record<PieceName, BufferGeometry>;
}

/** Pieces that also exist in glass: floors above the chosen one, and previewed ornaments. */
const GLASS = ['tileStone', 'tileTop', 'single', 'double', 'belvedere', 'statue', 'fountain', 'stairs', 'bridge'] as const;
export type GlassName = (typeof GLASS)[number];
const SHADOW_REACH = 7.4;

export class Stage {
  readonly scene = new Scene();
  readonly solid: Readonly<Record<PieceName, Bank>>;
  readonly glass: Readonly<Record<GlassName, Bank>>;
  /** Marks that are seen through what stands before them. */
  readonly through: Bank;
  readonly decals: Decals;
  readonly shadows: Decals;
  readonly glows: Decals;
  readonly faded: Decals;
  private readonly sun = new DirectionalLight();
  private readonly hemisphere = new HemisphereLight();
  private readonly fill = new DirectionalLight();

  constructor(
    readonly quality: Quality,
    readonly materials: Materials,
    geometries: Geometries,
  ) {
    const special: Partial<Record<PieceName, Bank>> = {
      statue: new Bank(geometries.statue, materials.shiny),
      belvedere: new Bank(geometries.belvedere, materials.shiny),
      hedge: new Bank(geometries.hedge, materials.stone, { casts: false }),
      vine: new Bank(geometries.vine, materials.stone, { casts: false }),
      blossoms: new Bank(geometries.blossoms, materials.stone, { casts: false }),
      water: new Bank(geometries.water, materials.water, { casts: false, order: 3 }),
      lamp: new Bank(geometries.lamp, materials.lamp, { casts: false, receives: false }),
      cube: new Bank(geometries.cube, materials.mark, { casts: false, receives: false, order: 7 }),
      ring: new Bank(geometries.ring, materials.mark, { casts: false, receives: false, order: 7 }),
    };
    const names = Object.keys(geometries) as PieceName[];
    this.solid = Object.fromEntries(names.map((name) => [name, special[name] ?? new Bank(geometries[name], materials.stone)])) as Record<PieceName, Bank>;
    this.glass = Object.fromEntries(
      GLASS.map((name) => [name, new Bank(geometries[name], materials.glass, { casts: false, receives: false, order: 5 })]),
    ) as Record<GlassName, Bank>;
    this.through = new Bank(geometries.cube, materials.through, { casts: false, receives: false, order: 9 });
    this.shadows = new Decals(materials.shadow, 1);
    this.decals = new Decals(materials.decal, 2, true);
    this.glows = new Decals(materials.glow, 4);
    this.faded = new Decals(materials.decal, 6);
    this.light();
  }

  private get all(): (Bank | Decals)[] {
    return [...Object.values(this.solid), ...Object.values(this.glass), this.through, this.decals, this.shadows, this.glows, this.faded];
  }

  private light(): void {
    const { scene, sun, quality } = this;
    scene.add(sun, sun.target, this.hemisphere, this.fill);
    if (!quality.shadows) return;
    sun.castShadow = true;
    const { camera, mapSize } = sun.shadow;
    mapSize.set(quality.shadows, quality.shadows);
    Object.assign(camera, { left: -SHADOW_REACH, right: SHADOW_REACH, top: SHADOW_REACH, bottom: -SHADOW_REACH, near: 0.5, far: 40 });
    Object.assign(sun.shadow, { radius: 3.2, bias: -0.0006, normalBias: 0.018, intensity: 0.86 });
  }

  /** Set the light of a time of day. It turns with the view, so that the left side is always the lit one. */
  illuminate(rig: Rig, azimuth: number, { above = false, wide = 1 } = {}): void {
    const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
    const [x, y, z] = above ? NOON : rig.sun.direction;
    const { sun, hemisphere, fill } = this;
    sun.color.set(rig.sun.colour);
    sun.intensity = rig.sun.intensity;
    sun.position.set(x * c + z * s, y, z * c - x * s).multiplyScalar(wide);
    Object.assign(sun.shadow.camera, { left: -SHADOW_REACH * wide, right: SHADOW_REACH * wide, top: SHADOW_REACH * wide, bottom: -SHADOW_REACH * wide });
    sun.shadow.camera.updateProjectionMatrix();
    hemisphere.color.set(rig.hemisphere.sky);
    hemisphere.groundColor.set(rig.hemisphere.ground);
    hemisphere.intensity = rig.hemisphere.intensity;
    fill.color.set(rig.fill.colour);
    fill.intensity = rig.fill.intensity;
    fill.position.set(6 * c - 3 * s, 4, -6 * s - 3 * c);
    this.illuminatePlain(rig);
  }

  /** three.js divides diffuse light by pi. */
  private illuminatePlain(rig: Rig): void {
    const { light, boardLight } = this.materials;
    light.sun.value.copy(this.sun.position).normalize();
    light.sunColour.value.copy(this.sun.color).multiplyScalar(rig.sun.intensity / Math.PI);
    light.sky.value.copy(this.hemisphere.color).multiplyScalar(rig.hemisphere.intensity / Math.PI);
    light.ground.value.copy(this.hemisphere.groundColor).multiplyScalar((rig.hemisphere.intensity * 1.1) / Math.PI);
    const level = new Color().copy(light.sunColour.value).multiplyScalar(light.sun.value.y).add(light.sky.value);
    boardLight.value.copy(written(new Color(rig.board).multiply(level)));
    this.materials.lightDecals(level, rig.neutral);
  }

  clear(): void {
    for (const one of this.all) one.clear();
  }

  flush(): void {
    for (const one of this.all) one.flush(this.scene);
  }

  dispose(): void {
    for (const one of this.all) one.dispose(this.scene);
    this.sun.shadow.map?.dispose();
    this.sun.dispose();
  }
}

/** The camera of a garden: what it fits, and how it moves: by hand, by snap, automatically. */
import { fit, orbited, panned, snapped, VIEWS, zoomed, type Camera, type Lens, type Padding, type Size } from './camera';
import type { Point } from './measures';

const TURN = 2 * Math.PI;
/** Radians per pixel of an orbit, and per second of the slow turn. */
const ORBIT = 0.008;
const SLOW = 0.16;
/** Milliseconds without movement after which the picture is drawn sharp. */
const REST_MS = 140;

interface Tween {
  from: Camera;
  to: Camera;
  start: number;
  ms: number;
}

export class Viewpoint {
  /** The camera now; null until the size is known. */
  camera = $state.raw<Camera | null>(null);
  /** The camera when it last came to rest: labels follow it. */
  rested = $state.raw<Camera | null>(null);
  above = $state(false);
  /** Turning slowly and automatically. */
  turning = $state(false);
  /** Whether it moves: labels are hidden, and the picture may be coarser. */
  moving = $state(false);
  private size: Size | null = null;
  private padding: { around: Padding; above: Padding } = { around: [0, 0, 0, 0], above: [0, 0, 0, 0] };
  private points: readonly Point[] = [];
  private reach = '';
  private fitted = 30;
  private azimuth: number | null = null;
  private tween: Tween | null = null;
  private touched = -Infinity;
  private turnedAt = 0;

  /** `changed` is called when a new picture is due; `duration` gives the milliseconds of a movement, 0 for none. */
  constructor(
    private readonly changed: () => void,
    private readonly duration: () => number,
    private readonly standard: Lens | null = null,
    private readonly now: () => number = () => performance.now(),
  ) {}

  private get base(): Lens {
    if (this.above) return VIEWS.above;
    if (this.standard) return this.standard;
    return this.size && this.size.height > this.size.width ? VIEWS.upright : VIEWS.standard;
  }

  /** The azimuth of the nearest snap view: decals and the sun follow it. */
  get facing(): number {
    const base = this.base.azimuth;
    const azimuth = this.camera?.lens.azimuth ?? base;
    return base + Math.round((azimuth - base) / (TURN / 4)) * (TURN / 4);
  }

  /** Set the size of the picture and what stays free at its edges, from above in the top view. */
  resize(size: Size, around: Padding, above: Padding = around): void {
    if (size.width < 2 || size.height < 2) return;
    const padding = { around, above };
    const resized = this.size?.width !== size.width || this.size.height !== size.height;
    const same = !resized && JSON.stringify(padding) === JSON.stringify(this.padding);
    this.size = size;
    this.padding = padding;
    if (!same) this.refit(resized ? 0 : this.duration());
  }

  /** Set the points that must be in the picture; only a new reach (the garden, its highest floor, the number of gardens) moves the camera. */
  show(points: readonly Point[], reach: string): void {
    const first = this.points.length === 0;
    this.points = points;
    if (first || reach !== this.reach) {
      this.reach = reach;
      this.refit(first ? 0 : this.duration());
    }
  }

  private aim(azimuth: number): Camera | null {
    if (!this.size || this.points.length === 0) return null;
    return fit(this.points, { ...this.base, azimuth }, this.size, this.above ? this.padding.above : this.padding.around);
  }

  private refit(ms: number): void {
    const target = this.aim(this.azimuth ?? this.base.azimuth);
    if (target) this.go(target, ms);
  }

  private go(to: Camera, ms: number): void {
    this.fitted = to.distance;
    if (ms > 0 && this.camera) {
      this.tween = { from: this.camera, to, start: this.now(), ms };
      this.moving = true;
    } else {
      this.tween = null;
      this.camera = this.rested = to;
      this.moving = false;
    }
    this.changed();
  }

  /** Turn to the next of the four views. */
  snap(way: -1 | 1): void {
    this.turning = false;
    const base = this.base.azimuth;
    const from = this.tween?.to.lens.azimuth ?? this.camera?.lens.azimuth ?? base;
    this.azimuth = snapped(from, base, way);
    this.refit(this.duration());
  }

  look(above: boolean): void {
    this.turning = false;
    this.above = above;
    this.azimuth = null;
    this.refit(this.duration());
  }

  reset(): void {
    this.look(false);
  }

  orbit(dx: number, dy: number): void {
    if (!this.camera) return;
    this.move(orbited(this.camera, -dx * ORBIT, dy * ORBIT));
    this.azimuth = this.camera.lens.azimuth;
  }

  /** Rotate by an angle, for two fingers that twist. */
  twist(angle: number): void {
    if (this.camera) this.move(orbited(this.camera, angle, 0));
  }

  zoom(factor: number): void {
    if (this.camera) this.move(zoomed(this.camera, factor, this.fitted));
  }

  pan(dx: number, dy: number): void {
    if (this.camera && this.zoomedIn) this.move(panned(this.camera, dx, dy));
  }

  get zoomedIn(): boolean {
    return this.camera !== null && this.camera.distance < this.fitted * 0.97;
  }

  private move(camera: Camera): void {
    this.turning = false;
    this.tween = null;
    this.above = false;
    this.camera = camera;
    this.moving = true;
    this.touched = this.now();
    this.changed();
  }

  /** Turn slowly around the garden until it is touched. */
  turn(on: boolean): void {
    this.turning = on;
    this.turnedAt = this.now();
    if (on) this.changed();
    else this.rest();
  }

  private rest(): void {
    this.moving = false;
    this.rested = this.camera;
    this.changed();
  }

  /** Advance to the present; returns whether another frame is due. */
  tick(): boolean {
    const now = this.now();
    if (this.tween) this.advance(this.tween, now);
    else if (this.turning && this.camera) {
      const lens = { ...this.camera.lens, azimuth: this.camera.lens.azimuth + (SLOW * Math.min(100, now - this.turnedAt)) / 1000 };
      this.turnedAt = now;
      this.camera = this.camera.with({ lens });
      this.moving = true;
    } else if (this.moving && now - this.touched > REST_MS) this.rest();
    return this.moving;
  }

  private advance({ from, to, start, ms }: Tween, now: number): void {
    const share = Math.min(1, (now - start) / ms);
    if (share >= 1) {
      this.tween = null;
      this.camera = to;
      this.rest();
      return;
    }
    const eased = 1 - (1 - share) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    this.camera = to.with({
      lens: {
        azimuth: mix(from.lens.azimuth, to.lens.azimuth),
        pitch: mix(from.lens.pitch, to.lens.pitch),
        fov: mix(from.lens.fov, to.lens.fov),
      },
      target: [mix(from.target[0], to.target[0]), mix(from.target[1], to.target[1]), mix(from.target[2], to.target[2])],
      distance: mix(from.distance, to.distance),
    });
  }
}

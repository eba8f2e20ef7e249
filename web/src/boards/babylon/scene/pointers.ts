/** Mouse, fingers and wheel on the scene: a tap chooses, a drag orbits or moves the previewed tile, two fingers zoom or twist. */
import { Pair, SLACK, type Finger } from '../../shared/fingers';

/** What the gestures do. */
export interface Gestures {
  /** Whether a tile is in hand: two fingers and the wheel rotate it. */
  holding(): boolean;
  /** Whether a point is on the previewed tile, which a drag then moves. */
  onGhost(at: Finger): boolean;
  tap(at: Finger): void;
  doubleTap(at: Finger): void;
  hover(at: Finger | null): void;
  carry(at: Finger, from: Finger): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  rotate(way: -1 | 1): void;
}

const DOUBLE_MS = 320;
const DOUBLE_PX = 24;
/** Distance of the wheel that rotates a tile by a quarter turn, and its zoom per pixel. */
const NOTCH = 60;
const WHEEL_ZOOM = 0.0012;

export class ScenePointers {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger | null = null;
  private last: Finger | null = null;
  private does: 'tap' | 'orbit' | 'carry' | 'pair' | 'none' = 'none';
  private pair: Pair | null = null;
  private middle: Finger | null = null;
  private tapped: { at: Finger; time: number } | null = null;
  private wheeled = 0;
  /** Whether the last press has not moved. */
  private still = false;

  constructor(
    private readonly gestures: Gestures,
    private readonly now: () => number = () => performance.now(),
  ) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = placeOf(event);
    this.fingers.set(event.pointerId, at);
    (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
    if (this.fingers.size === 1) {
      this.start = this.last = at;
      this.does = 'tap';
    } else if (this.fingers.size === 2) {
      this.does = 'pair';
      this.pair = new Pair(...this.both(), this.gestures.holding());
      this.middle = null;
    }
  };

  move = (event: PointerEvent): void => {
    const at = placeOf(event);
    if (!this.fingers.has(event.pointerId)) {
      if (event.pointerType !== 'touch') this.gestures.hover(at);
      return;
    }
    this.fingers.set(event.pointerId, at);
    if (this.pair) this.movePair(this.pair);
    else if (this.start && this.last && this.fingers.size === 1) this.drag(at, this.start, this.last, event);
  };

  private drag(at: Finger, start: Finger, last: Finger, event: PointerEvent): void {
    if (this.does === 'tap' && Math.hypot(at.x - start.x, at.y - start.y) >= SLACK) {
      this.does = this.gestures.onGhost(start) ? 'carry' : 'orbit';
      this.gestures.hover(null);
    }
    if (this.does === 'carry') this.gestures.carry(at, start);
    else if (this.does === 'orbit') {
      if (event.shiftKey || event.buttons === 4) this.gestures.pan(at.x - last.x, at.y - last.y);
      else this.gestures.orbit(at.x - last.x, at.y - last.y);
    }
    this.last = at;
  }

  private movePair(pair: Pair): void {
    const { zoom, turn, middle } = pair.move(...this.both());
    if (zoom !== 1) this.gestures.zoom(1 / zoom);
    if (turn) this.gestures.rotate(turn);
    if (this.middle) this.gestures.pan(middle.x - this.middle.x, middle.y - this.middle.y);
    this.middle = middle;
  }

  up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    this.still = this.does === 'tap' && event.type === 'pointerup';
    this.pair = null;
    this.does = 'none';
    this.start = null;
  };

  /**
   * A tap acts on the click, not when the finger is lifted: what it makes appear under the finger would get the click.
   */
  click = (event: MouseEvent): void => {
    if (this.still) this.tap({ x: event.clientX, y: event.clientY });
    this.still = false;
  };

  leave = (): void => {
    if (this.fingers.size === 0) this.gestures.hover(null);
  };

  private tap(at: Finger): void {
    const before = this.tapped;
    const now = this.now();
    const again = before && now - before.time < DOUBLE_MS && Math.hypot(at.x - before.at.x, at.y - before.at.y) < DOUBLE_PX;
    this.tapped = again ? null : { at, time: now };
    if (again) this.gestures.doubleTap(at);
    else this.gestures.tap(at);
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const rotates = this.gestures.holding() && !event.ctrlKey && !event.shiftKey;
    const by = event.deltaY || event.deltaX;
    if (!rotates) {
      this.gestures.zoom(Math.exp(by * WHEEL_ZOOM));
      return;
    }
    this.wheeled += by;
    if (Math.abs(this.wheeled) < NOTCH) return;
    this.gestures.rotate(this.wheeled > 0 ? 1 : -1);
    this.wheeled = 0;
  };

  private both(): [Finger, Finger] {
    const [one, two] = [...this.fingers.values()] as [Finger, Finger];
    return [one, two];
  }
}

const placeOf = (event: PointerEvent): Finger => ({ x: event.clientX, y: event.clientY });

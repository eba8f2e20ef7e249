/** Gestures on the garden: tap, pan, pinch, twist, and dragging the ghost. */
import { Pair, SLACK, type Finger } from '../shared/fingers';
import type { Square } from './geometry';
import { middleOf, sizeOf } from './geometry';
import type { GardensPlay } from './play.svelte';

export class Gestures {
  private fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private mode: 'none' | 'tap' | 'pan' | 'ghost' | 'pinch' = 'none';
  /** Distance from the finger to the middle of the ghost. */
  private grip: Square = { x: 0, y: 0 };
  private pair: Pair | null = null;

  constructor(
    private play: GardensPlay,
    private tap: (point: Square) => void,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 2) this.pinchBegins();
    else {
      this.mode = 'tap';
      this.start = { x: event.clientX, y: event.clientY };
    }
  };

  move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const step = { x: event.clientX - finger.x, y: event.clientY - finger.y };
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.mode === 'tap' && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK) this.moveBegins(event);
    if (this.mode === 'pan') this.play.camera.panBy(step.x, step.y);
    else if (this.mode === 'ghost') this.drag(event);
    else if (this.mode === 'pinch') this.pinch();
  };

  up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    const mode = this.mode;
    this.mode = 'none';
    if (mode === 'ghost') this.play.drop();
    else if (mode === 'tap' && event.type === 'pointerup' && !(event.target as Element).closest('button')) {
      const point = this.play.camera.pointAt(event.clientX, event.clientY);
      if (point) this.tap(point);
    }
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.play.camera.zoomBy(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - box.left, y: event.clientY - box.top });
  };

  private moveBegins(event: PointerEvent): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const point = this.play.camera.pointAt(this.start.x, this.start.y);
    const middle = point && this.gripOn(point);
    this.mode = middle ? 'ghost' : 'pan';
    if (point && middle) {
      this.grip = { x: middle.x - point.x, y: middle.y - point.y };
      this.play.dragging = true;
    } else this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** The middle of the ghost if a point lies on it. */
  private gripOn(point: Square): Square | null {
    const { slot, corner, turn } = this.play;
    if (!slot || !corner) return null;
    const { wide, high } = sizeOf(turn);
    const on = point.x >= corner.x && point.x <= corner.x + wide && point.y >= corner.y && point.y <= corner.y + high;
    return on ? middleOf(corner, turn) : null;
  }

  private drag(event: PointerEvent): void {
    const point = this.play.camera.pointAt(event.clientX, event.clientY);
    if (point) this.play.lay({ x: point.x + this.grip.x, y: point.y + this.grip.y });
  }

  private both(): [Finger, Finger] {
    const [one, two] = [...this.fingers.values()];
    return [one ?? this.start, two ?? this.start];
  }

  private pinchBegins(): void {
    if (this.mode === 'ghost') this.play.dragging = false;
    this.mode = 'pinch';
    this.pair = new Pair(...this.both(), this.play.slot !== null);
  }

  /** Zoom, or rotate the card. */
  private pinch(): void {
    const moved = this.pair?.move(...this.both());
    const box = this.play.camera.element?.getBoundingClientRect();
    if (!moved || !box) return;
    if (moved.zoom !== 1) this.play.camera.zoomBy(moved.zoom, { x: moved.middle.x - box.left, y: moved.middle.y - box.top });
    if (moved.turn) this.play.rotate(moved.turn < 0);
  }
}

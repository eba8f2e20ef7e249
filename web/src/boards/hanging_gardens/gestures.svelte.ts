/** Fingers and mouse on the garden: a tap, panning, pinching, turning with two fingers, and dragging the ghost. */
import type { Square } from './geometry';
import { middleOf, sizeOf } from './geometry';
import type { GardensPlay } from './play.svelte';

const SLACK = 7;
const TWIST = Math.PI / 6;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  private fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private mode: 'none' | 'tap' | 'pan' | 'ghost' | 'pinch' = 'none';
  /** From the finger to the middle of the ghost. */
  private grip: Square = { x: 0, y: 0 };
  private spread = 0;
  private angle = 0;

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

  /** The middle of the ghost, if a point lies on it. */
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

  private pair(): [Finger, Finger] {
    const [one, two] = [...this.fingers.values()];
    return [one ?? this.start, two ?? this.start];
  }

  private pinchBegins(): void {
    const [one, two] = this.pair();
    if (this.mode === 'ghost') this.play.dragging = false;
    this.mode = 'pinch';
    this.spread = Math.hypot(one.x - two.x, one.y - two.y);
    this.angle = Math.atan2(two.y - one.y, two.x - one.x);
  }

  /** Two fingers zoom; twisted by a good part of a quarter they turn the card. */
  private pinch(): void {
    const [one, two] = this.pair();
    const spread = Math.hypot(one.x - two.x, one.y - two.y);
    const box = this.play.camera.element?.getBoundingClientRect();
    if (box && this.spread > 0) this.play.camera.zoomBy(spread / this.spread, { x: (one.x + two.x) / 2 - box.left, y: (one.y + two.y) / 2 - box.top });
    this.spread = spread;
    const angle = Math.atan2(two.y - one.y, two.x - one.x);
    const twist = Math.atan2(Math.sin(angle - this.angle), Math.cos(angle - this.angle));
    if (Math.abs(twist) < TWIST) return;
    this.angle = angle;
    this.play.rotate(twist < 0);
  }
}

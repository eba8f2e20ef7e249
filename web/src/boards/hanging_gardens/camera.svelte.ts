/** The position of the garden on the screen: it fits the area, then pans and zooms. */
import type { Bounds, Square } from './geometry';

/** The size of a square in the drawing; the camera scales it. */
export const UNIT = 70;
const SMALL = 36;
/** On a phone held sideways all of the garden matters more than large squares. */
const SMALL_IF_LOW = 25;
const LOW = 220;
const LEAST = 20;
const MOST = 120;
/** The squares that a large screen shows across at least. */
const ACROSS = 10;

interface Area {
  width: number;
  height: number;
}

/** The size of a square so that a garden with some table around it fits: 70 down to 36 (25 in a low area), more on a large screen. */
export function fitting(bounds: Bounds, area: Area, margin: number): number {
  const wide = bounds.right - bounds.left + 2 * margin;
  const high = bounds.bottom - bounds.top + 2 * margin;
  const large = Math.max(UNIT, Math.min(MOST, Math.min(area.width, area.height) / ACROSS));
  const low = area.height < LOW && area.width > area.height;
  return Math.max(low ? SMALL_IF_LOW : SMALL, Math.min(large, area.width / wide, area.height / high));
}

export class Camera {
  area = $state.raw<Area>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 2, bottom: 3 });
  /** Margin around the garden in squares. */
  margin = $state(1);
  /** Pixels at the top that are covered. */
  inset = $state(0);
  /** Changes by the player: zoom factor, and distance in pixels. */
  zoom = $state(1);
  pan = $state.raw<Square>({ x: 0, y: 0 });
  /** Automatic shift that shows a card at the edge; undone when the card is gone. */
  private shift = $state.raw<Square>({ x: 0, y: 0 });
  element: HTMLElement | null = null;

  /** The size of a square in pixels. */
  readonly size = $derived(fitting(this.bounds, { ...this.area, height: this.area.height - this.inset }, this.margin) * this.zoom);
  /** The corner of the square 0,0 in pixels of the area. */
  readonly origin = $derived({
    x: this.area.width / 2 - ((this.bounds.left + this.bounds.right) / 2) * this.size + this.pan.x + this.shift.x,
    y: (this.area.height + this.inset) / 2 - ((this.bounds.top + this.bounds.bottom) / 2) * this.size + this.pan.y + this.shift.y,
  });

  /** Whether the player has panned or zoomed. */
  get moved(): boolean {
    return this.zoom !== 1 || this.pan.x !== 0 || this.pan.y !== 0;
  }

  reset(): void {
    this.zoom = 1;
    this.pan = { x: 0, y: 0 };
    this.settle();
  }

  /** A point of the screen as a point of the garden; null outside the board. */
  pointAt(clientX: number, clientY: number): Square | null {
    const box = this.element?.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null;
    return { x: (clientX - box.left - this.origin.x) / this.size, y: (clientY - box.top - this.origin.y) / this.size };
  }

  /** Zoom about a point of the area, which keeps its place. */
  zoomBy(factor: number, at: Square = { x: this.area.width / 2, y: this.area.height / 2 }): void {
    const before = this.size;
    const bare = before / this.zoom;
    const size = Math.max(LEAST, Math.min(MOST, before * factor));
    const point = { x: (at.x - this.origin.x) / before, y: (at.y - this.origin.y) / before };
    this.zoom = Math.abs(size / bare - 1) < 0.02 ? 1 : size / bare;
    this.panBy(at.x - (this.origin.x + point.x * this.size), at.y - (this.origin.y + point.y * this.size));
  }

  /** Pan the garden; its middle never leaves the area. */
  panBy(x: number, y: number): void {
    const most = { x: this.area.width / 2 + this.size, y: this.area.height / 2 + this.size };
    this.pan = {
      x: Math.max(-most.x, Math.min(most.x, this.pan.x + x)),
      y: Math.max(-most.y, Math.min(most.y, this.pan.y + y)),
    };
  }

  /** Pan as far as needed to show some squares. */
  show(squares: Bounds): void {
    const { size, origin, area } = this;
    const left = origin.x + squares.left * size;
    const right = origin.x + squares.right * size;
    const top = origin.y + squares.top * size;
    const bottom = origin.y + squares.bottom * size;
    const rim = 26; // the handle for rotating a card overlaps the edge
    const x = left < rim ? rim - left : right > area.width - rim ? area.width - rim - right : 0;
    const y = top < rim ? rim - top : bottom > area.height - rim ? area.height - rim - bottom : 0;
    if (x || y) this.shift = { x: this.shift.x + x, y: this.shift.y + y };
  }

  /** Undo the automatic shift. */
  settle(): void {
    this.shift = { x: 0, y: 0 };
  }
}

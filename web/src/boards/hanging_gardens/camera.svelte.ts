/** The position of the garden on the screen: it fits the area, then pans and zooms. */
import type { Bounds, Square } from './geometry';

/** The size of a square in the drawing; the camera scales it. */
export const UNIT = 70;
const SMALL = 36;
/** On a phone, so that a garden of nine rows stays clear of the buttons. */
const SMALL_ON_PHONES = 28;
const PHONE = 600;
/** On a phone held sideways, or in a lesson on the phone, all of the garden matters more than large squares. */
const SMALL_IF_LOW = 20;
const LOW = 280;
const MIN_SIZE = 20;
/** Pixels around the garden that its edge needs. */
const EDGE = 8;
const MAX_SIZE = 120;
/** The squares that a large screen shows across at least. */
const ACROSS = 7;

interface Area {
  width: number;
  height: number;
}

/** Pixels that labels and buttons cover at the edges of the area. */
interface Insets {
  top: number;
  left: number;
  right: number;
}
const NONE: Insets = { top: 0, left: 0, right: 0 };

/** Labels leave the place above the garden only if its squares would be smaller than this, and become this much larger. */
const ENOUGH = 56;
const WORTH = 1.05;

/** The size of a square for which there is room. */
const room = ({ left, right, top, bottom }: Bounds, { width, height }: Area, margin: number): number =>
  Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin));

/** The size of a square so that a garden with some table around it fits: 70 down to 36 (28 on phones, 20 in a low area), up to 120 on a large screen. */
export function fitting(bounds: Bounds, area: Area, margin: number, free = area): number {
  const large = Math.max(UNIT, Math.min(MAX_SIZE, Math.min(free.width, free.height) / ACROSS));
  return Math.max(smallest(area), Math.min(large, room(bounds, free, margin)));
}

function smallest({ width, height }: Area): number {
  if (height < LOW && width > height) return SMALL_IF_LOW;
  return width < PHONE ? SMALL_ON_PHONES : SMALL;
}

const union = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The handle for rotating a card overlaps its edge. */
const RIM = 26;

/** How far a stretch has to move to lie within a length, of which both ends may be covered. */
function shiftInto(first: number, last: number, length: number, before: number, after = 0): number {
  const start = Math.max(RIM, before);
  const end = length - Math.max(RIM, after);
  return first < start ? start - first : last > end ? end - last : 0;
}

/** The middle of a length without its covered ends; a garden that needs more stands between the labels. */
function middleOf(length: number, needed: number, before: number, after: number): number {
  const spare = Math.max(0, length - needed - 2 * EDGE);
  const first = Math.min(before, spare);
  return (length + first - Math.min(after, spare - first)) / 2;
}

export class Camera {
  area = $state.raw<Area>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 2, bottom: 3 });
  /** Margin around the garden in squares. */
  margin = $state(1);
  /** What is covered if the labels stand above the garden, and if they stand at its sides; null if they cannot. */
  above = $state.raw(NONE);
  beside = $state.raw<Insets | null>(null);
  /** Changes by the player: zoom factor, and distance in pixels. */
  zoom = $state(1);
  pan = $state.raw<Square>({ x: 0, y: 0 });
  /** Squares that must be in sight: those of a card at the edge. */
  private wanted = $state.raw<Bounds | null>(null);
  /** The same squares; they limit the size also when the player has panned. */
  private needed = $state.raw<Bounds | null>(null);
  element: HTMLElement | null = null;

  /** Whether the labels stand at the sides, next to a garden that needs the height. */
  readonly aside = $derived.by(() => {
    const roomIn = (insets: Insets) => room(this.bounds, this.areaIn(insets), this.margin);
    const above = roomIn(this.above);
    return this.beside !== null && above < ENOUGH && roomIn(this.beside) > above * WORTH;
  });
  private readonly insets = $derived((this.aside && this.beside) || this.above);
  /** Smaller if the garden does not fit together with a card at its edge. */
  private readonly fitted = $derived.by(() => {
    const { bounds, area, margin, needed } = this;
    const { top, left, right } = this.insets;
    const size = fitting(bounds, area, margin, this.areaIn(this.insets));
    const clear = { width: area.width - Math.max(RIM, left) - Math.max(RIM, right), height: area.height - Math.max(RIM, top) - RIM };
    return needed ? Math.min(size, Math.max(smallest(area), room(union(bounds, needed), clear, 0))) : size;
  });
  /** The size of a square in pixels. */
  readonly size = $derived(this.fitted * this.zoom);
  private readonly middle = $derived.by(() => {
    const { left, right, top, bottom } = this.bounds;
    return {
      x: middleOf(this.area.width, (right - left) * this.fitted, this.insets.left, this.insets.right) - ((left + right) / 2) * this.size + this.pan.x,
      y: middleOf(this.area.height, (bottom - top) * this.fitted, this.insets.top, 0) - ((top + bottom) / 2) * this.size + this.pan.y,
    };
  });
  /** The corner of the square 0,0 in pixels of the area: in the middle, shifted as far as the wanted squares need. */
  readonly origin = $derived.by(() => {
    const { middle, size, area, wanted, insets } = this;
    if (!wanted) return middle;
    return {
      x: middle.x + shiftInto(middle.x + wanted.left * size, middle.x + wanted.right * size, area.width, insets.left, insets.right),
      y: middle.y + shiftInto(middle.y + wanted.top * size, middle.y + wanted.bottom * size, area.height, insets.top),
    };
  });

  private areaIn({ top, left, right }: Insets): Area {
    return { width: this.area.width - left - right, height: this.area.height - top };
  }

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
    const size = Math.max(MIN_SIZE, Math.min(MAX_SIZE, before * factor));
    const point = { x: (at.x - this.origin.x) / before, y: (at.y - this.origin.y) / before };
    this.zoom = Math.abs(size / bare - 1) < 0.02 ? 1 : size / bare;
    this.panBy(at.x - (this.origin.x + point.x * this.size), at.y - (this.origin.y + point.y * this.size));
  }

  /** Pan the garden; its middle never leaves the area. From then on nothing else shifts it. */
  panBy(x: number, y: number): void {
    const most = { x: this.area.width / 2 + this.size, y: this.area.height / 2 + this.size };
    const left = this.pan.x + this.origin.x - this.middle.x;
    const top = this.pan.y + this.origin.y - this.middle.y;
    this.wanted = null;
    this.pan = {
      x: Math.max(-most.x, Math.min(most.x, left + x)),
      y: Math.max(-most.y, Math.min(most.y, top + y)),
    };
  }

  /** Keep some squares in sight. */
  show(squares: Bounds): void {
    this.wanted = this.needed = squares;
  }

  /** Undo the automatic shift. */
  settle(): void {
    this.wanted = this.needed = null;
  }
}

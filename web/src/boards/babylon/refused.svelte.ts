/** What a refused placement marks in the garden, for a moment: the place, and the corner that the reason names. */
const PLACE_MS = 600;
const CORNER_MS = 2500;

export class Refused {
  /** The anchor where the tile was to lie. */
  place = $state<string | null>(null);
  /** The corner that has no support, or the like; marked longer, because it takes longer to find. */
  corner = $state<string | null>(null);
  private timers: Partial<Record<'place' | 'corner', ReturnType<typeof setTimeout>>> = {};

  markPlace(anchor: string): void {
    this.mark('place', anchor, PLACE_MS);
  }

  markCorner(cell: string): void {
    this.mark('corner', cell, CORNER_MS);
  }

  clearPlace(): void {
    this.place = null;
  }

  private mark(what: 'place' | 'corner', cell: string, duration: number): void {
    clearTimeout(this.timers[what]);
    this[what] = cell;
    this.timers[what] = setTimeout(() => (this[what] = null), duration);
  }
}

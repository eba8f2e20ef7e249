/** Two-finger gestures: a pinch zooms, a twist rotates the held piece. The first to be recognised excludes the other. */

export interface Finger {
  x: number;
  y: number;
}

/** The movement in pixels that turns a tap into a drag. */
export const SLACK = 7;

const DEGREE = Math.PI / 180;
/** The twist that rotates by a quarter, and the twist back that undoes it; the next quarter takes 90 degrees more. */
const TWIST = 35 * DEGREE;
const BACK = 15 * DEGREE;
const QUARTER = 90 * DEGREE;
/** Thresholds at which a gesture is recognised as a pinch or a twist. */
const PINCH = 1.1;
const SWAY = 14 * DEGREE;

const apart = (one: Finger, two: Finger): number => Math.hypot(two.x - one.x, two.y - one.y);
const slope = (one: Finger, two: Finger): number => Math.atan2(two.y - one.y, two.x - one.x);

interface Moved {
  /** The zoom factor since the last event; 1 during a twist. */
  zoom: number;
  /** A quarter turn clockwise, counter-clockwise, or none. */
  turn: -1 | 0 | 1;
  middle: Finger;
}

export class Pair {
  private meant: 'unclear' | 'pinch' | 'twist';
  private spread: number;
  private readonly start: number;
  private angle: number;
  private turned = 0;
  private quarters = 0;

  /** `twists`: whether there is a piece to rotate. */
  constructor(one: Finger, two: Finger, twists: boolean) {
    this.start = this.spread = Math.max(1, apart(one, two));
    this.angle = slope(one, two);
    this.meant = twists ? 'unclear' : 'pinch';
  }

  move(one: Finger, two: Finger): Moved {
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const spread = Math.max(1, apart(one, two));
    const angle = slope(one, two);
    // the shorter way, so that a twist may pass 180 degrees
    this.turned += Math.atan2(Math.sin(angle - this.angle), Math.cos(angle - this.angle));
    this.angle = angle;
    if (this.meant === 'unclear') this.decide(spread / this.start);
    const zoom = this.meant === 'pinch' ? spread / this.spread : 1;
    this.spread = spread;
    return { zoom, turn: this.meant === 'twist' ? this.quarter() : 0, middle };
  }

  private decide(factor: number): void {
    if (Math.abs(this.turned) > SWAY) this.meant = 'twist';
    else if (factor > PINCH || factor < 1 / PINCH) this.meant = 'pinch';
  }

  private quarter(): -1 | 0 | 1 {
    const { quarters, turned } = this;
    const forward = quarters >= 0 ? quarters * QUARTER + TWIST : (quarters + 1) * QUARTER - BACK;
    const back = quarters <= 0 ? quarters * QUARTER - TWIST : (quarters - 1) * QUARTER + BACK;
    const way = turned > forward ? 1 : turned < back ? -1 : 0;
    this.quarters += way;
    return way;
  }
}

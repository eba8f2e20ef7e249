/** Two fingers on a board: pinched they zoom, twisted they turn what is held. Whichever begins first goes on, so that neither happens by the way. */

export interface Finger {
  x: number;
  y: number;
}

const DEGREE = Math.PI / 180;
/** How far a twist must go to turn a piece by a quarter, and how far back to undo that; the next quarter takes a whole one more. */
const TWIST = 35 * DEGREE;
const BACK = 15 * DEGREE;
const QUARTER = 90 * DEGREE;
/** How far fingers may move apart or about each other before it is clear what they mean. */
const PINCH = 1.1;
const SWAY = 14 * DEGREE;

const apart = (one: Finger, two: Finger): number => Math.hypot(two.x - one.x, two.y - one.y);
const slope = (one: Finger, two: Finger): number => Math.atan2(two.y - one.y, two.x - one.x);

export interface Moved {
  /** By which factor the fingers have moved apart since the last time; 1 while they twist. */
  zoom: number;
  /** A quarter clockwise, counter-clockwise, or none. */
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

  /** `twists`: whether there is something that could be turned. */
  constructor(one: Finger, two: Finger, twists: boolean) {
    this.start = this.spread = Math.max(1, apart(one, two));
    this.angle = slope(one, two);
    this.meant = twists ? 'unclear' : 'pinch';
  }

  move(one: Finger, two: Finger): Moved {
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    const spread = Math.max(1, apart(one, two));
    const angle = slope(one, two);
    // the short way round, so that a twist may pass the half circle
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
    const further = quarters >= 0 ? quarters * QUARTER + TWIST : (quarters + 1) * QUARTER - BACK;
    const back = quarters <= 0 ? quarters * QUARTER - TWIST : (quarters - 1) * QUARTER + BACK;
    const way = turned > further ? 1 : turned < back ? -1 : 0;
    this.quarters += way;
    return way;
  }
}

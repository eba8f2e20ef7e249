/**
 * Pieces that travel from place to place after a step. A board only says which piece moved and where it came from (`GameBoard.moves`);
 * its elements carry their names in `data-fly` or `data-spot`; shadows, lines, marks and numbers that are drawn apart carry the name of their
 * piece or place in `data-with`. Copies of the pieces move in a layer over the screen, so that no part of it
 * clips them, nothing below changes its layout, and the pieces below can be used at once. Only transforms and opacity are animated.
 */
import { calm, EASE, landing, milliseconds } from '../../ui/motion';
import { DRAGGED, moving } from './moving.svelte';
import { between, carriedAlong, copyOf, groundsOf, largest, Names, placeOf, put, same, settled, union, type Copy } from './screen';

export interface Move {
  /** The name of the piece. */
  piece: string;
  /** Where it comes from; the first place that is on the screen counts. Without any, from where it was before. */
  from?: readonly string[];
  /** The name of what is seen on its way, if the piece itself does not show what leaves it. */
  as?: string;
  /**
   * Where a piece goes that is not drawn there itself; the first place that is on the screen counts. If none is, the piece leaves the
   * screen at the nearer side.
   */
  to?: readonly string[];
  /** The places that it covers together; they show what they hold when it has arrived. */
  onto?: readonly string[];
  /** `pop`: it grows where it is. `fall`: it collapses. */
  manner?: 'travel' | 'pop' | 'fall';
  /** Quarter turns on its way. */
  turn?: number;
  /** The seat that loses the piece to another player: its lost points rise from the old place. */
  loser?: number;
  /** Where its points rise if it is not an element of the page, as in the 3D view; the first place that is on the screen counts. */
  at?: readonly string[];
  /** Whether its four corners get pillars first. */
  pillars?: boolean;
}

/** A change of a player's score. */
export interface Points {
  seat: number;
  points: number;
}

/** Points as the boards count them, before and after a step. */
export function pointsBetween(before: readonly number[] = [], after: readonly number[] = []): Points[] {
  return after.map((now, seat) => ({ seat, points: now - (before[seat] ?? now) })).filter(({ points }) => points !== 0);
}

type Grounds = ReturnType<typeof groundsOf>;

/** Where a piece lies after its movement, and how many milliseconds after the start. */
interface Landed {
  place: DOMRect;
  at: number;
}

interface Ready extends Move {
  /** Where the piece was. */
  old: DOMRect | null;
  /** A copy of what the viewer moves: a card of the hand does not look like one of the board. */
  before: Copy | null;
  /** A copy of what it will cover. */
  covered: Copy | null;
  /** Its copy, if it is gone afterwards. */
  copy: Copy | null;
  /** Whether the viewer has just dropped it: it is lifted already. */
  held: boolean;
  /** What it stood on, and what the pieces stand on that it will cover. */
  grounds: Grounds;
  below: Grounds;
}

/** Milliseconds between pieces that move together. */
const APART = 50;
const LIFT = 8;
const LIFTED = { transform: `translateY(-${LIFT}px) scale(1.06)` };
/** The part of the way after which a piece fades that is not seen at its goal; the parts in which one takes the look of the board. */
const GOING = 0.8;
const CHANGING = [0.42, 0.56, 0.7] as const;
/** The same for a dropped piece, which is fast at first. */
const DROPPED_CHANGING = [0, 0.15, 0.3] as const;
/** At normal speed: how long points fly (at least, if there is little room), and when what falls lies on the ground. */
const POINTS_MS = 420;
const LEAST_POINTS_MS = 200;
/** The part of that time after which points are at their score. */
const ARRIVED = 0.9;
const FALLEN_MS = 370;
const FALL_MS = 820;
/** At normal speed: how long a tile waits for its pillars. */
const PILLARS_MS = 120;
/** What is drawn in 3D stands after this part of `--travel`: a tile waits for its pillars there too. */
const DRAWN = 1.35;
/** How long an answer to a drop may take. */
const DROPPED_MS = 1500;

/** A millisecond at normal speed. */
const unit = (): number => milliseconds('--travel') / 220;

/** How long it takes until a tile lies on its pillars. */
const standing = (): number => milliseconds('--press') + 1.5 * milliseconds('--travel');

export class Flights {
  /** The layer for the copies. */
  layer: HTMLElement | null = null;
  /** The milliseconds that a movement may take; a longer one is played faster. */
  room = Infinity;
  /** How much faster than usual the present movement is played, and how long its points fly at the usual rate. */
  private rate = 1;
  private pointsMs = 0;
  /** Whether a movement begins in the next frame. */
  private starting = false;
  private ready: Ready[] = [];
  private points: Points[] = [];
  private running = new Set<Animation>();
  /** The number of the movement: one that has not begun when the next is prepared never does. */
  private movement = 0;
  /** Where a piece was dropped: it settles from there, and not once more from where it was picked up. */
  private dropped: { place: DOMRect; until: number } | null = null;
  /** The elements with names, looked up once per movement and again after the screen has changed. */
  private names = new Names();
  /** What begins once everything is measured: a change in between would make the browser lay out the page again. */
  private starts: (() => void)[] = [];

  /** Remember where the pieces are; called before the screen changes. A movement under way ends. */
  prepare(moves: readonly Move[], points: readonly Points[] = []): void {
    this.finish();
    if (milliseconds('--travel') <= 1) return;
    this.points = [...points];
    const names = (this.names = new Names());
    const dropped = this.dropped && performance.now() < this.dropped.until ? this.dropped.place : null;
    this.dropped = null;
    this.hurry(moves, points.length > 0);
    this.ready = moves.map((move) => {
      const origin = names.firstOf(move.from ?? []);
      const element = origin ?? names.find(move.piece);
      const leaves = ((move.to ?? move.onto) !== undefined || move.manner === 'fall') && !calm();
      const onto = leaves && move.piece !== DRAGGED ? names.all(move.onto ?? []) : [];
      // with its lines, in the order in which they are drawn
      const covered = copyOf([...onto, ...partsOf(move.onto ?? []).filter((one) => one.parentElement === onto[0]?.parentElement && !one.hasAttribute('data-mark'))].sort(inOrder));
      // what lies there as a ghost is turned already
      const turn = origin && move.onto ? 0 : move.turn;
      const own = move.from?.[0] === DRAGGED;
      const before = own && origin && !calm() ? copyOf([origin]) : null;
      const held = own ? dropped : null;
      if (before && held) put(before.moving, (before.place = held));
      const grounds = element && !held && move.piece !== DRAGGED && !calm() ? groundsOf(element) : [];
      const below = onto[0] ? groundsOf(onto[0]) : [];
      const seen = move.as ? names.find(move.as) : element;
      const copy = leaves && element && seen ? copyOf([seen]) : null;
      const old = held ?? (element && placeOf(element));
      if (copy && old && seen !== element) put(copy.moving, (copy.place = new DOMRect(old.x, old.y, copy.place.width, copy.place.height)));
      return { ...move, turn, covered, before, grounds, below, old, held: held !== null, copy };
    });
  }

  /** Remember where the dragged piece is dropped. */
  drop(): void {
    const piece = new Names().find(DRAGGED);
    this.dropped = piece && { place: placeOf(piece), until: performance.now() + DROPPED_MS };
  }

  /** Move the pieces; called after the screen has changed. */
  play(): void {
    const { ready, points, movement } = this;
    this.ready = [];
    this.points = [];
    if (!ready.length) return;
    this.starting = true;
    requestAnimationFrame(() => movement === this.movement && this.fly(ready, points));
  }

  /** Whether pieces are on their way. */
  get busy(): boolean {
    return this.starting || this.running.size > 0;
  }

  /** Wait until all pieces have landed, or for `most` milliseconds: a hidden page moves nothing. */
  async landed(most = 1500): Promise<void> {
    const end = performance.now() + most;
    while (this.busy && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  }

  /** Choose how fast a movement is played: points fly faster before pieces do. */
  private hurry(moves: readonly Move[], scored: boolean): void {
    const apart = Math.max(0, moves.length - 1) * APART;
    const stands = moves.some(({ pillars }) => pillars) ? (apart ? standing() : PILLARS_MS * unit()) : 0;
    const lands = travelTime(false) + stands + apart;
    const falls = moves.some(({ manner }) => manner === 'fall') ? FALL_MS * unit() + 0.6 * apart : 0;
    this.pointsMs = scored ? Math.min(POINTS_MS, Math.max(LEAST_POINTS_MS, (this.room - lands) / unit())) * unit() : 0;
    this.rate = Math.max(1, Math.max(lands + this.pointsMs, falls) / this.room);
    if (scored && !calm()) this.expect(lands);
  }

  /** Note when the points arrive if they rise at a time of the movement. */
  private expect(rise: number): void {
    landing.at = performance.now() + (rise + this.pointsMs * ARRIVED) / this.rate;
  }

  /** End every movement: all pieces are in their places. */
  finish(): void {
    this.movement += 1;
    this.starting = false;
    this.ready = [];
    landing.at = 0;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.layer?.replaceChildren();
  }

  private fly(ready: readonly Ready[], points: readonly Points[]): void {
    this.starting = false;
    this.names = new Names();
    for (const move of ready) settle(move);
    let last: Landed | null = null;
    let order = 0;
    /** Pieces that stand on a tile wait for it. */
    let wait = 0;
    for (const move of ready) {
      const delay = wait + order * APART;
      const landed = calm() ? this.fade(move) : this.one(move, delay);
      if (!landed) continue;
      last = landed;
      order += 1;
      if (move.pillars && !calm()) wait = standing() - APART;
    }
    landing.at = 0;
    if (last && points.length) {
      this.expect(last.at);
      for (const one of points) {
        const lost = one.points < 0 ? ready.find(({ loser }) => loser === one.seat)?.old : null;
        this.score(one, lost ?? last.place, last.at);
      }
    }
    for (const start of this.starts.splice(0)) start();
  }

  /** Reduced motion: nothing travels, new pieces fade in. */
  private fade({ piece }: Ready): null {
    const element = this.names.find(piece);
    if (element) this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds('--travel') });
    return null;
  }

  private one(move: Ready, delay: number): Landed | null {
    if (move.copy && move.manner === 'fall') return this.fall(move.copy, delay);
    if (move.copy) return this.leave(move, move.copy, delay);
    const element = this.names.find(move.piece);
    if (!element) {
      const drawn = this.names.firstOf(move.at ?? []);
      return drawn && { place: drawn.getBoundingClientRect(), at: DRAWN * milliseconds('--travel') };
    }
    const place = element.getBoundingClientRect();
    let at = delay;
    if (move.manner === 'pop' || !move.old) at = this.pop(element, delay);
    else if (move.pillars || !same(move.old, place)) at = this.arrive(move, move.old, element, delay);
    return { place, at };
  }

  /** A copy of the piece at its new place comes from the old one. */
  private arrive({ piece, pillars, turn = 0, before, held }: Ready, old: DOMRect, element: Element, delay: number): number {
    const parts = partsOf([piece]);
    const copy = copyOf([element, ...(element instanceof SVGElement ? parts.filter((one) => one.parentElement === element.parentElement) : [])]);
    if (!copy) return delay;
    const away = between(copy.place, old, -turn);
    let frames = travelling(held, away(0), away(LIFT), { transform: 'none' });
    const options = { duration: travelTime(held), delay };
    if (pillars) {
      const wait = PILLARS_MS * unit();
      if (overlap(old, copy.place)) {
        // a tile over its place shows the pillars that rise below it
        options.duration += wait;
        const [up, down] = [(held ? wait : milliseconds('--press')) / options.duration, 1 - milliseconds('--travel') / options.duration];
        const through = { ...away(LIFT), opacity: 0.4 };
        frames = [{ ...away(0), opacity: 1 }, { ...through, offset: up }, { ...through, offset: down, easing: EASE.both }, { transform: 'none', opacity: 1 }];
      } else options.delay += wait;
      this.pillars(copy.place, delay, options.delay + options.duration);
    }
    const changes = before !== null && !alike(before.place, copy.place);
    if (changes) {
      const there = between(before.place, copy.place)(0);
      this.show(before, fading(travelling(held, { transform: 'none' }, LIFTED, there), 1), options);
    }
    this.show(copy, changes ? fading(frames, 0) : frames, options);
    for (const one of [element, ...parts]) this.hide(one, options.duration + options.delay);
    return options.duration + options.delay;
  }

  /** A copy of the piece at its old place goes to others, and is gone there. */
  private leave({ piece, to = [], onto = [], turn = 0, covered: below }: Ready, copy: Copy, delay: number): Landed {
    const covered = this.names.all(onto);
    const target = this.names.firstOf(to);
    const goals = target ? [target] : covered;
    const held = piece === DRAGGED;
    const goal = goals.length ? union(goals.map(held ? settled : (one) => one.getBoundingClientRect())) : onto.length ? copy.place : beside(copy.place);
    const duration = travelTime(held);
    const there = between(copy.place, goal, turn);
    if (below) {
      // under the piece that travels there
      below.moving.classList.remove('flying');
      this.show(below, [{ opacity: 1 }, { opacity: 1 }], { duration: duration + delay - 20 });
    }
    const frames = travelling(held, { transform: 'none' }, LIFTED, there(0));
    this.show(copy, covered.length ? frames : [...frames.slice(0, -1), { opacity: 1, offset: GOING }, { ...frames.at(-1), opacity: 0 }], { duration, delay });
    for (const one of [...covered, ...partsOf(onto)]) this.hide(one, duration + delay - 20);
    return { place: goal, at: duration + delay };
  }

  private pop(element: Element, delay: number): number {
    if (element instanceof SVGElement) this.starts.push(() => Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' }));
    const options = { duration: milliseconds('--travel'), delay, easing: EASE.out, fill: 'backwards' as const };
    this.run(element, [{ scale: 0.2, opacity: 0 }, { scale: 1, opacity: 1 }], options);
    return options.duration + delay;
  }

  /** It shakes, sinks with its rubble, and dust rises. */
  private fall(copy: Copy, delay: number): Landed {
    const side = delay % (2 * APART) ? 1 : -1;
    const shaken = [0, 3, -3, 2, 0].map((x, number) => ({ transform: `translateX(${x}px)`, opacity: 1, offset: number * 0.045 }));
    const down = { transform: `translate(${9 * side}px, ${copy.place.height * 0.9}px) rotate(${14 * side}deg)`, opacity: 1, offset: 0.63, easing: EASE.out };
    const gone = { transform: `translate(${11 * side}px, ${copy.place.height}px) rotate(${16 * side}deg)`, opacity: 0 };
    this.show(copy, [...shaken.slice(0, -1), { ...shaken.at(-1), easing: EASE.in }, down, gone], { duration: FALL_MS * unit(), delay: delay * 0.6 });
    this.mark('dust', '', copy.place, [{ opacity: 0, scale: 0.3 }, { opacity: 0.8, scale: 1, offset: 0.4 }, { opacity: 0, scale: 1.5 }], {
      duration: 500 * unit(),
      delay: delay * 0.6 + 320 * unit(),
    });
    return { place: copy.place, at: FALLEN_MS * unit() + delay * 0.6 };
  }

  /** Discs at the corners, one after the other, until the tile lies on them. */
  private pillars({ left, top, width, height }: DOMRect, delay: number, until: number): void {
    const corners = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ] as const;
    corners.forEach(([x, y], number) => {
      const size = width * 0.16;
      const place = new DOMRect(left + width * x - size / 2, top + height * y - size / 2, size, size);
      const begin = delay + 40 * number * unit();
      const duration = until - begin;
      this.mark('pillar', '', place, [{ scale: 0 }, { scale: 1, offset: (96 * unit()) / duration }, { scale: 1 }], { duration, delay: begin });
    });
  }

  /** Points rise at the piece that brought them, and fly to the score. */
  private score({ seat, points }: Points, at: DOMRect, delay: number): void {
    const goal = largest(document.querySelectorAll(`[data-score="${seat}"]`))?.getBoundingClientRect();
    const from = new DOMRect(at.left + at.width / 2 - 22, at.top + at.height / 2 - 13, 44, 26);
    const flown = goal ? between(from, new DOMRect(goal.left + goal.width / 2 - 15, goal.top + goal.height / 2 - 9, 30, 18))(0) : {};
    const text = points < 0 ? `−${-points}` : `+${points}`;
    const frames = [{ opacity: 0, transform: 'none' }, { opacity: 1, transform: 'translateY(-14px)', offset: 0.25, easing: EASE.both }, { opacity: 1, ...flown, offset: ARRIVED }, { opacity: 0, ...flown }];
    this.mark(points < 0 ? 'points loss' : 'points', text, from, frames, { duration: this.pointsMs, delay });
  }

  /** A mark of the layer that is there only for a moment. */
  private mark(name: string, text: string, place: DOMRect, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const mark = document.createElement('div');
    mark.className = name;
    mark.textContent = text;
    put(mark, place);
    this.starts.push(() => this.layer?.append(mark));
    this.run(mark, frames, { fill: 'backwards', ...options }, () => mark.remove());
  }

  private show({ whole, moving }: Copy, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    this.starts.push(() => this.layer?.append(whole));
    this.run(moving, frames, { fill: 'both', ...options }, () => whole.remove());
  }

  private hide(element: Element, duration: number): void {
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, done = (): void => {}): void {
    this.starts.push(() => {
      const animation = element.animate(frames, options);
      animation.playbackRate = this.rate;
      this.running.add(animation);
      animation.finished
        .catch(() => {}) // cancelled
        .finally(() => {
          this.running.delete(animation);
          done();
        });
    });
  }
}

/** The movements on the screen. */
export const flights = new Flights();
landing.busy = () => flights.busy;
moving.flights = flights;

/** What is drawn apart from some places, and belongs to them; marks are hidden, but not copied. */
const partsOf = (places: readonly string[]): Element[] =>
  places.length ? [...document.querySelectorAll('[data-with]')].filter((one) => places.includes(one.getAttribute('data-with') ?? '')) : [];

const inOrder = (one: Node, other: Node): number => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** The layout may have changed with the step: a piece starts from where its old place is now. */
function settle(move: Ready): void {
  if (move.old) move.old = carriedAlong(move.old, move.grounds);
  for (const copy of [move.before, move.copy]) if (copy) shift(copy, move.grounds);
  if (move.covered) shift(move.covered, move.below);
}

function shift(copy: Copy, grounds: Grounds): void {
  const place = carriedAlong(copy.place, grounds);
  if (place !== copy.place) put(copy.moving, (copy.place = place));
}

/** First it is lifted, then it travels and settles; a piece that the viewer holds is lifted already. */
function travelling(held: boolean, start: Keyframe, lift: Keyframe, end: Keyframe): Keyframe[] {
  if (held) return [{ ...start, easing: EASE.out }, { ...end, scale: 1, rotate: '0deg' }];
  return [{ ...start, easing: EASE.out }, { ...lift, offset: milliseconds('--press') / travelTime(false), easing: EASE.both }, end];
}

const travelTime = (held: boolean): number => (held ? 0 : milliseconds('--press')) + milliseconds('--travel');

/**
 * The frames of a piece that disappears on its way (from opacity 1), or appears (from 0). The new look covers the old one before that
 * fades: with both half transparent, the board would shine through the piece.
 */
function fading(frames: readonly Keyframe[], from: 0 | 1): Keyframe[] {
  const [start, ...others] = frames;
  const last = others.pop();
  const [first, then, end] = others.length ? CHANGING : DROPPED_CHANGING;
  const [begin, finish] = from === 0 ? [first, then] : [then, end];
  return [{ ...start, opacity: from }, ...others, { opacity: from, offset: begin }, { opacity: 1 - from, offset: finish }, { ...last, opacity: 1 - from }];
}

/** The place outside the screen, at the nearer side. */
const beside = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x + width / 2 < innerWidth / 2 ? -width : innerWidth, y, width, height);

/** Whether a place covers the middle of another. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < one.width / 2 && Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < one.height / 2;

/** Whether two places have about the same proportions. */
const alike = (one: DOMRect, other: DOMRect): boolean => Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) < 0.3;

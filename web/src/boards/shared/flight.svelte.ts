/**
 * Pieces that travel from place to place after a step. A board only says which piece moved and where it came from (`GameBoard.moves`);
 * its elements carry their names in `data-fly` or `data-spot`. Copies of the pieces move in a layer over the screen, so that no part of it
 * clips them, nothing below changes its layout, and the pieces below can be used at once. Only transforms and opacity are animated.
 */
import { tick } from 'svelte';
import { calm, EASE, milliseconds } from '../../ui/motion';

export interface Move {
  /** The name of the piece. */
  piece: string;
  /** Where it comes from; the first place that is on the screen counts. Without any, from where it was before. */
  from?: readonly string[];
  /** Where a piece goes that is not drawn there itself; the first place that is on the screen counts. */
  to?: readonly string[];
  /** The places that it covers together; they show what they hold when it has arrived. */
  onto?: readonly string[];
  /** `pop`: it grows where it is. `fall`: it collapses. */
  manner?: 'travel' | 'pop' | 'fall';
  /** Quarter turns on its way. */
  turn?: number;
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

/** The name of the piece that is prepared at a place. */
export const GHOST = 'ghost';

interface Ready extends Move {
  /** Where the piece was. */
  old: DOMRect | null;
  /** Copies of what it will cover. */
  covered: Copy[];
  /** Its copy, if it is gone afterwards. */
  copy: Copy | null;
}

interface Copy {
  /** What is put into the layer: the copy within shells of its ancestors, which give it its style. */
  whole: Element;
  /** The part that moves. */
  moving: HTMLElement | SVGElement;
  /** Where the piece is on the screen. */
  place: DOMRect;
}

/** Milliseconds between pieces that move together. */
const APART = 50;
const LIFT = 8;

export class Flights {
  /** The layer for the copies. */
  layer: HTMLElement | null = null;
  private ready: Ready[] = [];
  private points: Points[] = [];
  private running = new Set<Animation>();
  /** What begins once everything is measured: a change in between would make the browser lay out the page again. */
  private starts: (() => void)[] = [];

  /** Remember where the pieces are; called before the screen changes. A movement under way ends. */
  prepare(moves: readonly Move[], points: readonly Points[] = []): void {
    this.finish();
    if (milliseconds('--travel') <= 1) return;
    this.points = [...points];
    this.ready = moves.map((move) => {
      const origin = firstOf(move.from ?? []);
      const element = origin ?? find(move.piece);
      const leaves = ((move.to ?? move.onto) !== undefined || move.manner === 'fall') && !calm();
      const covered = leaves ? (move.onto ?? []).flatMap((name) => copyOf(find(name)) ?? []) : [];
      // what lies there as a ghost is turned already
      const turn = origin && move.onto ? 0 : move.turn;
      return { ...move, turn, covered, old: element?.getBoundingClientRect() ?? null, copy: leaves ? copyOf(element) : null };
    });
  }

  /** Move the pieces; called after the screen has changed. */
  play(): void {
    const { ready, points } = this;
    this.ready = [];
    this.points = [];
    if (ready.length) requestAnimationFrame(() => this.fly(ready, points));
  }

  /** End every movement: all pieces are in their places. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.layer?.replaceChildren();
  }

  private fly(ready: readonly Ready[], points: readonly Points[]): void {
    let last: DOMRect | null = null;
    let order = 0;
    /** Pieces that stand on a tile wait for it. */
    let wait = 0;
    for (const move of ready) {
      const delay = wait + order * APART;
      const place = calm() ? this.fade(move) : this.one(move, delay);
      if (!place) continue;
      last = place;
      order += 1;
      if (move.pillars && !calm()) wait = milliseconds('--press') + 1.5 * milliseconds('--travel') - APART;
    }
    if (last && !calm()) for (const one of points) this.score(one, last, wait);
    for (const start of this.starts.splice(0)) start();
  }

  /** Reduced motion: nothing travels, new pieces fade in. */
  private fade({ piece }: Ready): DOMRect | null {
    const element = find(piece);
    if (element) this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds('--travel') });
    return element?.getBoundingClientRect() ?? null;
  }

  private one(move: Ready, delay: number): DOMRect | null {
    if (move.copy && move.manner === 'fall') return this.fall(move.copy, delay);
    if (move.copy) return this.leave(move, move.copy, delay);
    const element = find(move.piece);
    if (!element) return null;
    const place = element.getBoundingClientRect();
    if (move.manner === 'pop' || !move.old) this.pop(element, delay);
    else if (move.pillars || !same(move.old, place)) this.arrive(move, move.old, element, delay);
    return place;
  }

  /** A copy of the piece at its new place comes from the old one. */
  private arrive({ pillars, turn = 0 }: Ready, old: DOMRect, element: Element, delay: number): void {
    const copy = copyOf(element);
    if (!copy) return;
    const wait = pillars ? delay + this.pillars(copy.place, delay) : delay;
    const duration = milliseconds('--press') + milliseconds('--travel');
    const away = between(copy.place, old, -turn);
    this.show(copy, lifted(away(0), away(LIFT), { transform: 'none' }), { duration, delay: wait });
    this.hide(element, duration + wait);
  }

  /** A copy of the piece at its old place goes to others, and is gone there. */
  private leave({ to = [], onto = [], turn = 0, covered: below }: Ready, copy: Copy, delay: number): DOMRect {
    const covered = onto.map(find).filter((one) => one !== null);
    const target = firstOf(to);
    const goals = target ? [target] : covered;
    const goal = goals.length ? union(goals.map((one) => one.getBoundingClientRect())) : copy.place;
    const duration = milliseconds('--press') + milliseconds('--travel');
    const there = between(copy.place, goal, turn);
    const end = covered.length ? there(0) : { ...there(0), opacity: 0 };
    for (const one of below) one.moving.classList.remove('flying');
    this.show(copy, lifted({ transform: 'none', opacity: 1 }, { transform: `translateY(-${LIFT}px) scale(1.06)`, opacity: 1 }, end), { duration, delay });
    for (const one of covered) this.hide(one, duration + delay - 20);
    for (const one of below) this.show(one, [{ opacity: 1 }, { opacity: 1 }], { duration: duration + delay - 20 });
    return goal;
  }

  private pop(element: Element, delay: number): void {
    if (element instanceof SVGElement) this.starts.push(() => Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center' }));
    const options = { duration: milliseconds('--travel'), delay, easing: EASE.out };
    this.run(element, [{ scale: 0.2, opacity: 0 }, { scale: 1, opacity: 1 }], options);
  }

  /** It shakes, sinks with its rubble, and dust rises. */
  private fall(copy: Copy, delay: number): DOMRect {
    const unit = milliseconds('--travel') / 220;
    const side = delay % (2 * APART) ? 1 : -1;
    const shaken = [0, 3, -3, 2, 0].map((x, number) => ({ transform: `translateX(${x}px)`, opacity: 1, offset: number * 0.045 }));
    const down = { transform: `translate(${9 * side}px, ${copy.place.height * 0.9}px) rotate(${14 * side}deg)`, opacity: 1, offset: 0.63, easing: EASE.out };
    const gone = { transform: `translate(${11 * side}px, ${copy.place.height}px) rotate(${16 * side}deg)`, opacity: 0 };
    this.show(copy, [...shaken.slice(0, -1), { ...shaken.at(-1), easing: EASE.in }, down, gone], { duration: 820 * unit, delay: delay * 0.6 });
    this.mark('dust', '', copy.place, [{ opacity: 0, scale: 0.3 }, { opacity: 0.8, scale: 1, offset: 0.4 }, { opacity: 0, scale: 1.5 }], {
      duration: 500 * unit,
      delay: delay * 0.6 + 320 * unit,
    });
    return copy.place;
  }

  /** Discs at the corners, one after the other; returns how long the tile waits for them. */
  private pillars({ left, top, width, height }: DOMRect, delay: number): number {
    const unit = milliseconds('--travel') / 220;
    const corners = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ] as const;
    corners.forEach(([x, y], number) => {
      const size = width * 0.16;
      const place = new DOMRect(left + width * x - size / 2, top + height * y - size / 2, size, size);
      const grown = [{ scale: 0 }, { scale: 1, offset: 0.2, easing: EASE.out }, { scale: 1 }];
      this.mark('pillar', '', place, grown, { duration: 480 * unit, delay: delay + 40 * number * unit });
    });
    return 120 * unit;
  }

  /** Points rise at the piece that brought them, and fly to the score. */
  private score({ seat, points }: Points, at: DOMRect, wait: number): void {
    const goal = largest(document.querySelectorAll(`[data-score="${seat}"]`))?.getBoundingClientRect();
    const from = new DOMRect(at.left + at.width / 2 - 22, at.top + at.height / 2 - 13, 44, 26);
    const flown = goal ? between(from, new DOMRect(goal.left + goal.width / 2 - 15, goal.top + goal.height / 2 - 9, 30, 18))(0) : {};
    const unit = milliseconds('--travel') / 220;
    const text = points < 0 ? `−${-points}` : `+${points}`;
    const frames = [{ opacity: 0, transform: 'none' }, { opacity: 1, transform: 'translateY(-14px)', offset: 0.25, easing: EASE.both }, { opacity: 1, ...flown, offset: 0.9 }, { opacity: 0, ...flown }];
    this.mark(points < 0 ? 'points loss' : 'points', text, from, frames, { duration: 470 * unit, delay: milliseconds('--press') + wait });
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

/** Let the ghost travel to where it is prepared, from its last place or from a hand. Must be called in a component. */
export function sendGhost(place: () => string | null, from: () => string): void {
  let was: string | null = null;
  $effect.pre(() => {
    const at = place();
    if (at && at !== was) flights.prepare([{ piece: GHOST, from: [GHOST, from()] }]);
    was = at;
  });
  $effect(() => {
    if (place()) flights.play();
  });
}

/** A dragged piece that was refused flies back to its place. */
export function flyHome(place: string): void {
  flights.prepare([{ piece: 'dragged', to: [place] }]);
  void tick().then(() => flights.play());
}

/** First it is lifted, then it travels and settles. */
function lifted(start: Keyframe, lift: Keyframe, end: Keyframe): Keyframe[] {
  const press = milliseconds('--press');
  const offset = press / (press + milliseconds('--travel'));
  return [{ ...start, easing: EASE.out }, { ...lift, offset, easing: EASE.both }, end];
}

// --- Places on the screen ----------------------------------------------------------------------------------

function largest(found: Iterable<Element>): Element | null {
  let best: Element | null = null;
  let most = 0;
  for (const one of found) {
    const { width, height } = one.getBoundingClientRect();
    if (width * height > most) [best, most] = [one, width * height];
  }
  return best;
}

/** The element with a name, the largest if there are several. */
function find(name: string): Element | null {
  const escaped = CSS.escape(name);
  // a figure of the rules shows the same pieces
  return largest(document.querySelectorAll(`[data-fly="${escaped}"]:not(figure *)`)) ?? largest(document.querySelectorAll(`[data-spot="${escaped}"]`));
}

function firstOf(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return null;
}

const same = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2 && Math.abs(one.width - other.width) < 2;

function union(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** The transform that takes a piece from its place to another, lifted by some pixels. */
function between(place: DOMRect, goal: DOMRect, turn = 0): (lift: number) => Keyframe {
  const x = goal.left + goal.width / 2 - place.left - place.width / 2;
  const y = goal.top + goal.height / 2 - place.top - place.height / 2;
  const [wide, high] = turn % 2 ? [goal.height, goal.width] : [goal.width, goal.height];
  // a piece of another shape fits into the place
  const size = Math.min(wide / Math.max(1, place.width), high / Math.max(1, place.height));
  return (lift) => ({ transform: `translate(${x}px, ${y - lift}px) rotate(${turn * 90}deg) scale(${size * (lift ? 1.06 : 1)})` });
}

function put(element: HTMLElement | SVGElement, { left, top, width, height }: DOMRect): void {
  const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(element.style, { position: 'fixed', margin: '0', translate: 'none', transform: 'none', transition: 'none', boxSizing: 'border-box', ...box });
}

/** A copy of a piece within shells of its ancestors. A piece of a drawing is copied with its drawing. */
function copyOf(piece: Element | null): Copy | null {
  const place = piece?.getBoundingClientRect();
  if (!piece || !place?.width) return null;
  let whole = bare(piece.cloneNode(true) as Element);
  const drawing = piece instanceof SVGElement ? rootOf(piece) : null;
  let moving = whole as HTMLElement | SVGElement;
  if (!drawing) put(moving, place);
  for (let parent: Element | null = piece.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const shell = shellOf(parent);
    shell.append(whole);
    if (drawing && parent === drawing) {
      const box = drawing.getBoundingClientRect();
      put(shell, box);
      const middle = { x: place.left + place.width / 2 - box.left, y: place.top + place.height / 2 - box.top };
      Object.assign(shell.style, { overflow: 'visible', transformOrigin: `${middle.x}px ${middle.y}px` });
      moving = shell;
    } else if (!(shell instanceof SVGElement)) shell.style.display = 'contents';
    whole = shell;
  }
  moving.classList.add('flying');
  return { whole, moving, place };
}

function rootOf(piece: SVGElement): SVGElement {
  let root = piece;
  while (root.ownerSVGElement) root = root.ownerSVGElement;
  return root;
}

const NAMES = ['id', 'data-fly', 'data-spot', 'data-piece', 'data-hint', 'data-version', 'data-score', 'role', 'aria-live'];

const NAMED = NAMES.map((name) => `[${name}]`).join();

/** Without the names by which it would be found. */
function bare(copy: Element): Element {
  for (const one of [copy, ...copy.querySelectorAll(NAMED)]) for (const name of NAMES) one.removeAttribute(name);
  return copy;
}

/** A copy of an ancestor without its contents: only its classes and styles count. */
function shellOf(parent: Element): HTMLElement | SVGElement {
  const shell = bare(parent.cloneNode(false) as Element);
  for (const name of shell.getAttributeNames()) if (name.startsWith('data-') || name.startsWith('aria-')) shell.removeAttribute(name);
  return shell as HTMLElement | SVGElement;
}

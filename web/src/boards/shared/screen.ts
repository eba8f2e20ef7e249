/** Pieces on the screen: finding them by their names, measuring and copying them. */

export interface Copy {
  /** What is put into the layer: the copy within shells of its ancestors, which give it its style. */
  whole: Element;
  /** The part that moves. */
  moving: HTMLElement | SVGElement;
  /** Where the piece is on the screen. */
  place: DOMRect;
}

export function largest(found: Iterable<Element>): Element | null {
  let best: Element | null = null;
  let most = 0;
  for (const one of found) {
    const { width, height } = one.getBoundingClientRect();
    if (width * height > most) [best, most] = [one, width * height];
  }
  return best;
}

/** Where the pieces with names are: one look at the page for a whole movement. */
export class Names {
  private named: { flying: Map<string, Element[]>; spots: Map<string, Element[]> } | null = null;

  /** The element with a name, the largest if there are several. */
  find(name: string): Element | null {
    this.named ??= { flying: byName('data-fly'), spots: byName('data-spot') };
    const { flying, spots } = this.named;
    // a figure of the rules shows the same pieces
    return largest((flying.get(name) ?? []).filter((one) => !one.closest('figure'))) ?? largest(spots.get(name) ?? []);
  }

  all(names: readonly string[]): Element[] {
    return names.map((name) => this.find(name)).filter((one) => one !== null);
  }

  firstOf(names: readonly string[]): Element | null {
    for (const name of names) {
      const found = this.find(name);
      if (found) return found;
    }
    return null;
  }
}

function byName(attribute: string): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const one of document.querySelectorAll(`[${attribute}]`)) {
    const name = one.getAttribute(attribute) ?? '';
    const known = found.get(name);
    if (known) known.push(one);
    else found.set(name, [one]);
  }
  return found;
}

export const same = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2 && Math.abs(one.width - other.width) < 2;

/** Where a piece lies. One under the pointer leans and is a little larger: its own box in the middle of that. */
export function placeOf(piece: Element): DOMRect {
  const place = piece.getBoundingClientRect();
  if (!(piece instanceof HTMLElement) || !piece.style.rotate) return place;
  const { offsetWidth: width, offsetHeight: height } = piece;
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}

/** Where an element will be when its transitions, and those of what it lies in, have ended. */
export function settled(element: Element): DOMRect {
  const running = document.getAnimations().filter((one) => 'transitionProperty' in one && (one.effect as KeyframeEffect).target?.contains(element));
  const times = running.map((one) => one.currentTime);
  for (const one of running) one.currentTime = one.effect?.getComputedTiming().endTime ?? 0;
  const place = element.getBoundingClientRect();
  running.forEach((one, number) => (one.currentTime = times[number] ?? 0));
  return place;
}

export function union(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** An ancestor of a piece, and where it was before the screen changed. */
interface Ground {
  element: Element;
  place: DOMRect;
  scale: DOMMatrix | null;
}

const scaleOf = (element: Element): DOMMatrix | null => (element instanceof SVGGraphicsElement ? (element.getScreenCTM?.() ?? null) : null);

/** The ancestors of a piece, the nearest first: it may be removed with some of them. */
export function groundsOf(piece: Element): Ground[] {
  const found: Ground[] = [];
  for (let element = piece.parentElement; element && element !== document.body; element = element.parentElement)
    found.push({ element, place: element.getBoundingClientRect(), scale: scaleOf(element) });
  return found;
}

/** Where a place is after the layout has changed: it moves with the nearest ancestor that is still there, and grows with its drawing. */
export function carriedAlong(place: DOMRect, grounds: readonly Ground[]): DOMRect {
  const ground = grounds.find(({ element }) => element.isConnected);
  if (!ground) return place;
  const now = scaleOf(ground.element);
  if (now && ground.scale) {
    const change = now.multiply(ground.scale.inverse());
    return new DOMRect(change.a * place.x + change.e, change.d * place.y + change.f, change.a * place.width, change.d * place.height);
  }
  const { left, top } = ground.element.getBoundingClientRect();
  return new DOMRect(place.x + left - ground.place.left, place.y + top - ground.place.top, place.width, place.height);
}

/** The transform that takes a piece from its place to another, lifted by some pixels. */
export function between(place: DOMRect, goal: DOMRect, turn = 0): (lift: number) => Keyframe {
  const x = goal.left + goal.width / 2 - place.left - place.width / 2;
  const y = goal.top + goal.height / 2 - place.top - place.height / 2;
  const [wide, high] = turn % 2 ? [goal.height, goal.width] : [goal.width, goal.height];
  // a piece of another shape fits into the place
  const size = Math.min(wide / Math.max(1, place.width), high / Math.max(1, place.height));
  return (lift) => ({ transform: `translate(${x}px, ${y - lift}px) rotate(${turn * 90}deg) scale(${size * (lift ? 1.06 : 1)})` });
}

export function put(element: HTMLElement | SVGElement, { left, top, width, height }: DOMRect): void {
  const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(element.style, { position: 'fixed', margin: '0', translate: 'none', transform: 'none', transition: 'none', animation: 'none', boxSizing: 'border-box', ...box });
}

/**
 * A copy of a piece, or of several with the same parent, within shells of its ancestors. A piece of a drawing is copied with its drawing.
 */
export function copyOf(pieces: readonly Element[]): Copy | null {
  const [piece] = pieces;
  if (!piece) return null;
  const place = union(pieces.map(placeOf));
  if (!place.width) return null;
  let whole = bare(piece.cloneNode(true) as Element);
  const others = pieces.slice(1).map((one) => bare(one.cloneNode(true) as Element));
  const drawing = piece instanceof SVGElement ? rootOf(piece) : null;
  let moving = whole as HTMLElement | SVGElement;
  if (!drawing) put(moving, place);
  for (let parent: Element | null = piece.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const shell = shellOf(parent);
    shell.append(whole, ...others.splice(0));
    if (drawing && parent === drawing) {
      crop(shell, drawing as SVGSVGElement, place);
      moving = shell;
    } else if (!(shell instanceof SVGElement)) shell.style.display = 'contents';
    whole = shell;
  }
  moving.classList.add('flying');
  return { whole, moving, place };
}

/** Show only a part of a drawing: a layer as large as the whole board would be painted in every frame of its movement. */
function crop(shell: HTMLElement | SVGElement, drawing: SVGSVGElement, place: DOMRect): void {
  put(shell, place);
  const scale = drawing.getScreenCTM();
  if (scale) {
    const corner = [(place.left - scale.e) / scale.a, (place.top - scale.f) / scale.d];
    shell.setAttribute('viewBox', [...corner, place.width / scale.a, place.height / scale.d].join(' '));
    shell.setAttribute('preserveAspectRatio', 'none');
  }
  shell.style.overflow = 'visible';
}

function rootOf(piece: SVGElement): SVGElement {
  let root = piece;
  while (root.ownerSVGElement) root = root.ownerSVGElement;
  return root;
}

const NAMES = new Set(['id', 'data-fly', 'data-spot', 'data-with', 'data-piece', 'data-hint', 'data-version', 'data-score', 'role', 'aria-live']);

const NAMED = [...NAMES].map((name) => `[${name}]`).join();

/** Without the names by which it would be found, and without marks for what could be done with the piece. */
function bare(copy: Element): Element {
  for (const mark of copy.querySelectorAll('[data-mark]')) mark.remove();
  for (const one of [copy, ...copy.querySelectorAll(NAMED)]) for (const name of one.getAttributeNames()) if (NAMES.has(name)) one.removeAttribute(name);
  return copy;
}

/** A copy of an ancestor without its contents: only its classes and styles count. */
function shellOf(parent: Element): HTMLElement | SVGElement {
  const shell = parent.cloneNode(false) as HTMLElement | SVGElement;
  for (const name of shell.getAttributeNames()) if (/^(data-|aria-|id$|role$)/.test(name)) shell.removeAttribute(name);
  return shell;
}

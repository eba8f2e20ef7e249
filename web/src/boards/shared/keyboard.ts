/**
 * Keyboard focus on a board. Elements with `data-piece` can be focused: one Tab stop per region (`rove`), arrow keys move between
 * pieces by their position on the screen (`steer`).
 */
const PIECES = '[data-piece]:not([disabled])';

/** Handle an arrow key: focus the nearest piece in its direction. */
export function steer(event: KeyboardEvent): void {
  const from = event.currentTarget instanceof HTMLElement ? (event.target as HTMLElement).closest<HTMLElement>(PIECES) : null;
  if (!from || !isDirection(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = pieceBeyond(from, listWithin(from), event.key) ?? pieceBeyond(from, document, event.key);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** The nearest piece of a part of the page in a direction. */
function pieceBeyond(from: HTMLElement, within: ParentNode | null, direction: Direction): HTMLElement | undefined {
  const others = [...(within?.querySelectorAll<HTMLElement>(PIECES) ?? [])].filter((one) => one !== from && one.offsetParent !== null);
  return others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), direction)];
}

/** A region within another lies over its pieces, so arrow keys look within it first. */
function listWithin(piece: HTMLElement): HTMLElement | null {
  const region = piece.closest<HTMLElement>('[data-rove]');
  return region?.parentElement?.closest('[data-rove]') ? region : null;
}

/** Focus the first legal place of the piece that was picked up by key. */
export function focusTarget(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-piece][data-legal]')?.focus());
}

/** Move the focus to a region if the focused element is gone. */
export function focusAgain(wanted: string): void {
  requestAnimationFrame(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>(`${wanted} [data-piece]`)?.focus();
  });
}

/** Svelte action: one Tab stop per region, at the piece that was focused last. A region within it has its own. */
export function rove(region: HTMLElement): { destroy(): void } {
  region.dataset.rove = '';
  const own = (piece: HTMLElement): boolean => piece.closest('[data-rove]') === region;
  const pieces = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-piece]')].filter(own);

  function stopAt(stop: HTMLElement | undefined, all = pieces()): void {
    for (const piece of all) {
      const index = piece === stop ? 0 : -1;
      if (piece.tabIndex !== index) piece.tabIndex = index;
    }
  }

  function settle(): void {
    const all = pieces();
    stopAt(all.find((piece) => piece.tabIndex === 0 && piece.hasAttribute('tabindex')) ?? all.find((piece) => piece.dataset.legal === '') ?? all[0], all);
  }

  const focused = (event: FocusEvent): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('[data-piece]');
    if (piece && own(piece)) stopAt(piece);
  };
  const observer = new MutationObserver(settle);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', focused);
  settle();
  return {
    destroy() {
      observer.disconnect();
      region.removeEventListener('focusin', focused);
    },
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The index of the nearest box in a direction, -1 if there is none. Distance across counts more than ahead. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const far = distance(from, box, direction);
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

/** Distances along an axis: between the middles, and between the edges (negative where they overlap). */
function apart(from: [number, number], to: [number, number]): { middles: number; edges: number } {
  const middles = (to[0] + to[1] - from[0] - from[1]) / 2;
  return { middles, edges: Math.max(to[0] - from[1], from[0] - to[1]) };
}

/** The overlap, in pixels, up to which a box still lies next to another; cards in a hand overlap. */
const OVERLAP = 64;

function distance(from: Box, box: Box, direction: Direction): number {
  const level = apart([from.left, from.right], [box.left, box.right]);
  const upright = apart([from.top, from.bottom], [box.top, box.bottom]);
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const [ahead, across] = sideways ? [level, upright] : [upright, level];
  const forward = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -ahead.middles : ahead.middles;
  if (forward <= 2 || ahead.edges < -OVERLAP) return Infinity;
  return Math.max(0, ahead.edges) + forward / 8 + 3 * Math.max(0, across.edges) + Math.abs(across.middles) / 4;
}

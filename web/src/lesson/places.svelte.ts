/** The boxes of the places that matter now, in window coordinates; they follow the layout. */
import { untrack } from 'svelte';
import type { GameBoard } from '../boards/board';
import type { GameView } from '../net/types';
import { joined, type Box } from './placing';

const EVERY = 120;
/** How many frames without a change mean that the layout rests: a board scales itself in the frames after a new position. */
const REST = 20;
const PAD = 6;
/** On a phone there is less room between the places. */
const PHONE_PAD = 3;
const PHONE = 600;
/** Places that stand close together get a narrower margin. */
const DENSE = '[data-line]';
const DENSE_PAD = 1;
/** The width of a ring, which is drawn around its box and stays inside the panel of its place. */
const RING = 3;
const PANEL = '.screen > aside, .tops > .side, .tops > .top';
/** The parts of the table that cut off what is beyond their edges. */
const FRAMES = '.tops > .top, .tops > .side, .below-board, .offer, .chapters > .choices';

/** The part of an element that its surroundings do not cut off, with a margin; null if there is none. */
function visible(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const frame = element.closest(FRAMES)?.getBoundingClientRect();
  // cards of a hand overlap: the next one covers the end of a card
  const next = element.matches('.held') ? element.nextElementSibling?.getBoundingClientRect() : undefined;
  const left = Math.max(own.left, frame?.left ?? 0, 0);
  const top = Math.max(own.top, frame?.top ?? 0, 0);
  const right = Math.min(own.right, next?.left ?? own.right, frame?.right ?? innerWidth, innerWidth);
  const bottom = Math.min(own.bottom, frame?.bottom ?? innerHeight, innerHeight);
  if (right - left < 2 || bottom - top < 2) return null;
  const pad = element.matches(DENSE) ? DENSE_PAD : innerWidth < PHONE ? PHONE_PAD : PAD;
  const edge = element.closest(PANEL)?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return {
    left: Math.max(left - pad, edge.left + RING),
    top: Math.max(top - pad, edge.top + RING),
    right: Math.min(right + pad, edge.right - RING),
    bottom: Math.min(bottom + pad, edge.bottom - RING),
  };
}

/** The boxes of all visible elements of some selectors, in their order; neighbours share one. */
export function boxesAt(...selectors: string[]): Box[] {
  const elements = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return joined(elements.flatMap((element) => visible(element) ?? []));
}

/** Places of one kind in a row, such as four squares, belong together. */
function kinds(names: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const name of names) {
    const last = found.at(-1);
    if (last?.[0]?.split(':')[0] === name.split(':')[0]) last?.push(name);
    else found.push([name]);
  }
  return found;
}

const same = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The selectors of some places of a board, in groups of one kind. */
export function selectorsOf(names: readonly string[], board: GameBoard, view: GameView): string[][] {
  return kinds(names).map((group) => group.flatMap((name) => board.focus?.(name, view) ?? []));
}

/** Watch the boxes of some groups of selectors; a group shares boxes. Call during the initialisation of a component. */
export function watchBoxes(selectors: () => readonly (readonly string[])[]): { readonly boxes: readonly Box[] } {
  let boxes = $state.raw<readonly Box[]>([]);
  $effect(() => {
    const wanted = selectors();
    let resting = 0;
    let frame = 0;
    let timer = 0;
    const find = (): void => {
      const next = wanted.flatMap((group) => boxesAt(...group));
      resting = same(next, untrack(() => boxes)) ? resting + 1 : 0;
      if (!resting) boxes = next;
      if (resting < REST) frame = requestAnimationFrame(find);
      else timer = window.setTimeout(find, EVERY);
    };
    find();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get boxes() {
      return boxes;
    },
  };
}

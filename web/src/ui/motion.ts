/** Durations and easings of the style, which follow the settings; when flying points arrive. */

type Time = '--press' | '--travel' | '--sheet';
const read = new Map<string, number>();

/**
 * A duration of the style (`--press`, `--travel`, `--sheet`) in milliseconds. Each is read once per chosen speed: to read a style after a
 * change of the page makes the browser compute all styles at once.
 */
export function milliseconds(time: Time): number {
  const key = [time, document.documentElement.dataset.speed, calm()].join();
  const known = read.get(key) ?? readTime(time);
  read.set(key, known);
  return known;
}

function readTime(time: Time): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(time).trim();
  const value = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? value : value * 1000; // the build may write 220ms as .22s
}

const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the reader asks for less motion: pieces fade instead of travelling. */
export function calm(): boolean {
  return reduced?.matches ?? false;
}

export const EASE = { out: 'cubic-bezier(.2, .7, .2, 1)', in: 'cubic-bezier(.5, 0, .9, .5)', both: 'cubic-bezier(.4, 0, .2, 1)' };

/**
 * When the points that fly to a score arrive there, on the clock of `performance.now()`: the number runs from then on. And whether pieces
 * are on their way.
 */
export const landing = { at: 0, busy: (): boolean => false };

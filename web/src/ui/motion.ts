/** Durations and easings of the style, which follow the settings. */

/** A duration of the style (`--press`, `--travel`, `--sheet`) in milliseconds. */
export function milliseconds(time: '--press' | '--travel' | '--sheet'): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(time).trim();
  const value = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? value : value * 1000; // the build may write 220ms as .22s
}

/** Whether the reader asks for less motion: pieces fade instead of travelling. */
export function calm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export const EASE = { out: 'cubic-bezier(.2, .7, .2, 1)', in: 'cubic-bezier(.5, 0, .9, .5)', both: 'cubic-bezier(.4, 0, .2, 1)' };

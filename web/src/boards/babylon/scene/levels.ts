/** Levels of quality, and which of them a machine can draw. */

export type Level = 'low' | 'mid' | 'high';

export interface Quality {
  /** All light at the vertices, by a small shader of our own. */
  plain: boolean;
  antialias: boolean;
  /** Side of the shadow map; 0 without one. */
  shadows: number;
  /** Vines and blossoms besides the hedges. */
  plants: boolean;
  /** Highlights on gold and domes. */
  shiny: boolean;
  /** Sides of round shapes, relative to the full detail. */
  detail: number;
  pixelRatio: number;
  /** Resolution while the picture moves, and when it has been at rest for a while: more than 1 smooths the edges. */
  moving: number;
  rest: number;
}

export const QUALITIES: Readonly<Record<Level, Quality>> = {
  low: { plain: true, antialias: false, shadows: 0, plants: false, shiny: false, detail: 0.6, pixelRatio: 1, moving: 0.5, rest: 2 },
  mid: { plain: false, antialias: true, shadows: 1024, plants: true, shiny: false, detail: 1, pixelRatio: 1.5, moving: 1, rest: 1 },
  high: { plain: false, antialias: true, shadows: 2048, plants: true, shiny: true, detail: 1, pixelRatio: 2, moving: 1, rest: 1 },
};

/** Milliseconds per frame at the low level up to which the better levels are tried. */
const HIGH_MS = 5;
const MID_MS = 12;
/** Milliseconds per frame, at the low level and half size, beyond which the flat view is shown. */
export const TOO_SLOW_MS = 250;
/** Milliseconds per frame beyond which a better level is given up. */
export const STUTTER_MS = 40;

/** The level for a machine that needs so long for a frame at the low level. */
export function levelFor(milliseconds: number): Level {
  return milliseconds < HIGH_MS ? 'high' : milliseconds < MID_MS ? 'mid' : 'low';
}

/** The level below. */
export function lower(level: Level): Level {
  return level === 'high' ? 'mid' : 'low';
}

const KEY = 'scene-level';

/** The level found on this machine before; null on the first visit. */
export function rememberedLevel(): Level | null {
  const found = localStorage.getItem(KEY);
  return found && found in QUALITIES ? (found as Level) : null;
}

export function rememberLevel(level: Level): void {
  localStorage.setItem(KEY, level);
}

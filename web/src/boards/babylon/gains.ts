/** What an action gains: points by line of the sheet, and the ornaments that are possible after it. */
import { ornaments, type Decorating } from './actions';
import { LINES, type BabylonView, type Garden, type Line } from './view';

/** The number of previews asked for at once. */
export const AHEAD = 12;

/** The changes of a step. */
export interface Gain {
  points: number;
  lines: Partial<Record<Line, number>>;
  /** Ornaments that become possible. */
  opens: { word: string; action: Decorating }[];
  /** The garden after it, and all ornaments that are possible there without the token. */
  garden: Garden | undefined;
  possible: Decorating[];
}

/** The differences between two views for the acting player. */
export function gained(before: BabylonView, after: BabylonView): Gain {
  const seat = before.player;
  const lines: Partial<Record<Line, number>> = {};
  for (const line of LINES) {
    const change = (after.sheets[seat]?.[line] ?? 0) - (before.sheets[seat]?.[line] ?? 0);
    if (change !== 0) lines[line] = change;
  }
  const known = new Set(before.actions);
  const found = ornaments(after.actions).filter((one) => one.action.star === null);
  return {
    points: (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0),
    lines,
    opens: found.filter((one) => !known.has(one.word)),
    garden: after.players[seat]?.garden,
    possible: found.map((one) => one.action),
  };
}

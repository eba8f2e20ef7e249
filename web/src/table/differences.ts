/** Where a player won and lost points against another: the lines of the score sheet that differ most. */

/** How many lines of each kind are named, and all that equal the last of them. */
const NAMED = 2;

export interface Difference {
  key: string;
  points: number;
}

/** The lines in which a player is most ahead and most behind, the largest difference first. */
export function differences(own: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>, keys: readonly string[]): { ahead: Difference[]; behind: Difference[] } {
  const all = keys.map((key) => ({ key, points: (own[key] ?? 0) - (other[key] ?? 0) }));
  const largest = (some: Difference[]): Difference[] => {
    const sorted = some.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    return sorted.filter((one, number) => number < NAMED || one.points === sorted[NAMED - 1]?.points);
  };
  return { ahead: largest(all.filter(({ points }) => points > 0)), behind: largest(all.filter(({ points }) => points < 0)) };
}

/** The seat to compare a player with: the best of the others. */
export function rivalOf(own: number, totals: readonly number[]): number | null {
  const others = totals.map((points, seat) => ({ points, seat })).filter(({ seat }) => seat !== own);
  return others.sort((a, b) => b.points - a.points)[0]?.seat ?? null;
}

/** A difference with its sign; a minus sign is as wide as a plus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

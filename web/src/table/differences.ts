/** Where a player won and lost points against another: the lines of the score sheet that differ most, and why. */
import type { GameBoard, SpeechContext } from '../boards/board';
import type { LogEntry, Result, Seat } from '../net/types';
import { listed } from '../words/list';

/** How many lines of each kind are named; one more if it equals the last of them or is the only other one. */
const NAMED = 2;

export interface Difference {
  key: string;
  points: number;
}

/** The lines in which a player is most ahead or behind, the largest difference first, and the points of the others. */
interface Differences {
  lines: Difference[];
  others: number;
}

/** The lines in which a player is ahead and behind. Their points, with those of the others, add up to the difference of the totals. */
export function differences(own: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>, keys: readonly string[]): { ahead: Differences; behind: Differences } {
  const all = keys.map((key) => ({ key, points: (own[key] ?? 0) - (other[key] ?? 0) }));
  const largest = (some: Difference[]): Differences => {
    const sorted = some.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const named = sorted[NAMED]?.points === sorted[NAMED - 1]?.points ? NAMED + 1 : NAMED;
    const lines = sorted.length === named + 1 ? sorted : sorted.slice(0, named);
    return { lines, others: sorted.slice(lines.length).reduce((sum, { points }) => sum + points, 0) };
  };
  return { ahead: largest(all.filter(({ points }) => points > 0)), behind: largest(all.filter(({ points }) => points < 0)) };
}

/** The seat to compare a player with: the best of the others. */
export function rivalOf(own: number, totals: readonly number[]): number | null {
  const others = totals.map((points, seat) => ({ points, seat })).filter(({ seat }) => seat !== own);
  return others.sort((a, b) => b.points - a.points)[0]?.seat ?? null;
}

/** Sentences on what decided, for a player: the lines that the winner won by come first. */
export function whySentences(own: Seat, result: Pick<Result, 'sheets' | 'totals' | 'winners'>, board: GameBoard, context: SpeechContext, log: readonly LogEntry[]): string[] {
  const { sheets, totals, winners } = result;
  const rival = totals ? rivalOf(own, totals) : null;
  if (!sheets || rival === null) return [];
  const { say, names } = context;
  const lines = board.sheet(context, sheets);
  const found = differences(sheets[own] ?? {}, sheets[rival] ?? {}, lines.map(({ key }) => key));
  const named = ({ lines: some, others }: Differences, lead: Seat, other: Seat): string =>
    listed([
      ...some.map(({ key, points }) =>
        say('page-end-line', {
          line: lines.find((line) => line.key === key)?.name ?? key,
          points: Math.abs(points),
          reason: board.reason?.(context, key, lead, other) ?? '',
          reasoned: board.reason ? 'yes' : 'no',
        }),
      ),
      ...(others ? [say('page-end-others', { points: Math.abs(others) })] : []),
    ]);
  const sentences = [
    found.ahead.lines.length > 0 ? say('page-end-ahead', { lines: named(found.ahead, own, rival), name: names[rival] ?? '', players: names.length }) : '',
    found.behind.lines.length > 0 ? say('page-end-behind', { lines: named(found.behind, rival, own), name: names[rival] ?? '' }) : '',
  ];
  const ordered = winners.includes(own) || winners.length === 0 ? sentences : sentences.reverse();
  return [...ordered, board.attacks?.(context, log) ?? ''].filter(Boolean);
}

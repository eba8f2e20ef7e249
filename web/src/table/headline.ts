/** Who has won a game and by how much, in two lines. */
import type { Result, Seat } from '../net/types';
import { person, type Reader } from '../words/person';
import type { Say } from '../words/words.svelte';
import { persons } from './sentences';

type Ended = Pick<Result, 'reason' | 'winners' | 'seat' | 'totals'>;

const winnerOf = ({ winners }: Ended): Seat | null => (winners.length === 1 ? (winners[0] ?? null) : null);

export const isDraw = ({ reason, winners }: Ended): boolean => reason === 'draw' || winners.length === 0;

/** The points of the others, the best first. */
const rest = (totals: readonly number[], winner: Seat): number[] => totals.filter((_, seat) => seat !== winner).sort((a, b) => b - a);

/** The points of both players, if they decided between two. */
function decided(result: Ended): { points: number; rival: number } | null {
  const winner = winnerOf(result);
  if (winner === null || result.totals?.length !== 2) return null;
  const [points = 0, rival = 0] = [result.totals[winner], ...rest(result.totals, winner)];
  return points === rival ? null : { points, rival };
}

/** `You win 85 to 75`, of more players `Ann wins with 85 points`. */
export function headline(result: Ended, reader: Reader, say: Say): string {
  if (isDraw(result)) return say('page-end-draw');
  const { winners, totals } = result;
  if (winners.length > 1) return say('page-end-shared', persons(reader, winners));
  const winner = winners[0] ?? 0;
  const who = winner === reader.viewer ? 'you' : 'other';
  const name = (reader.names[winner] ?? '').replace(/ (?=\d+$)/, '\u00a0');
  if (!totals) return say(`page-end-${who}-plain`, { name });
  const both = decided(result);
  return both ? say(`page-end-${who}-to`, { name, ...both }) : say(`page-end-${who}`, { name, points: totals[winner] ?? 0 });
}

/** What the headline leaves out: how far the second is behind and the points of the others, or why nobody has points. */
export function standings(result: Ended, reader: Reader, say: Say): string[] {
  const { winners, totals } = result;
  if (!totals) return [say('page-end-reason', { reason: result.reason, ...person(reader, result.seat ?? -1) })];
  const both = decided(result);
  if (both && both.points > both.rival) return [say('page-end-by', { points: both.points - both.rival })];
  if (both) return [];
  const winner = winnerOf(result);
  const seats = totals.map((_, seat) => seat).filter((seat) => winners.length > 1 || !winners.includes(seat));
  const points = seats
    .sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
    .map((seat) => say('page-end-points', { name: seat === reader.viewer ? say('page-you') : (reader.names[seat] ?? ''), points: totals[seat] ?? 0 }))
    .join(', ');
  const lead = winner === null ? 0 : (totals[winner] ?? 0) - (rest(totals, winner)[0] ?? 0);
  return lead > 0 ? [say('page-end-lead', { points: lead }), points] : [points];
}

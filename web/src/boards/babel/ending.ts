/** Why a finished game ended as it did. */
import type { Seat } from '../../net/types';
import type { BabelContext } from './speech';
import { other, type BabelView } from './view';

/** What the player who has more points at a site has more of. */
export function reason({ say, view }: BabelContext, site: string, lead: Seat, rival: Seat): string {
  return say('page-babel-reason', { more: view.sheets[lead]?.[site] ?? 0, less: view.sheets[rival]?.[site] ?? 0 });
}

/** How the game ended, and what decided between equal points. */
export function ending({ say, view }: BabelContext): string {
  const [limit = 0, goal = 0, sure = 0] = view.constants.goals;
  const end = say('page-babel-ended', { how: howOf(view), limit, goal, sure });
  if (view.ending === 'points') return end;
  const [less = 0, more = 0] = [...view.hand_size].sort((a, b) => a - b);
  const by = view.scores[0] !== view.scores[1] ? 'points' : less < more ? 'hands' : 'draw';
  return `${end} ${say('page-babel-ended-by', { by, more, less })}`;
}

/** A win by points was against a low score, or sure; with fewer points, a low score lost in the final phase (an option). */
function howOf({ ending: how, winners, scores, constants }: BabelView): string {
  if (how !== 'points') return how;
  const [limit = 0, goal = 0] = constants.goals;
  const winner = winners?.[0] ?? 0;
  const [mine = 0, theirs = 0] = [scores[winner], scores[other(winner)]];
  if (theirs >= limit) return 'sure';
  return mine >= goal ? 'goal' : 'sudden';
}

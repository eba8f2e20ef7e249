/** Why a finished game ended as it did. */
import type { LogEntry, Seat } from '../../net/types';
import { listed } from '../../words/list';
import { person } from '../../words/person';
import type { BabelContext } from './speech';
import { other, type BabelView } from './view';

/** What the player who has more points at a site has more of. */
export function reason({ say, view }: BabelContext, site: string, lead: Seat, rival: Seat): string {
  return say('page-babel-reason', { more: view.sheets[lead]?.[site] ?? 0, less: view.sheets[rival]?.[site] ?? 0 });
}

/** What both players have destroyed and stolen: the sheet shows only what is left. */
export function attacks(context: BabelContext, log: readonly LogEntry[]): string {
  const own = context.viewer ?? 0;
  return [own, other(own)].map((seat) => attacksOf(context, log, seat)).filter(Boolean).join(' ');
}

function attacksOf({ say, names, viewer }: BabelContext, log: readonly LogEntry[], seat: Seat): string {
  const levels = (code: string): number[] => log.filter((entry) => entry.code === code && entry.params.seat === seat).map(({ params }) => Number(params.level));
  const [razed, stolen] = [levels('babel-raze'), levels('babel-steal').sort()];
  if (razed.length + stolen.length === 0) return '';
  const who = person({ names, viewer }, seat);
  return say('page-babel-attacks', {
    ...who,
    how: stolen.length === 0 ? 'destroyed' : razed.length === 0 ? 'stole' : 'both',
    // a temple is worth its highest level
    destroyed: say('page-babel-destroyed', { ...who, temples: razed.length, points: razed.reduce((sum, level) => sum + level, 0) }),
    stolen: say('page-babel-stolen', { count: stolen.length, levels: listed(stolen.map(String)) }),
  });
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

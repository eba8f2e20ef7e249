/** The status line and the label of the confirm button. */
import type { Table } from '../../table/table.svelte';
import { person } from '../../words/person';
import { parse } from './actions';
import type { BabelPlay, Picked } from './play.svelte';
import { choiceOf, spoken, wonBy, type BabelContext } from './speech';
import { levelTaken, type BabelView } from './view';

export function statusSentence(context: BabelContext, play: BabelPlay, table: Table<BabelView>): string {
  const { say, view, names, viewer } = context;
  if (view.over) return outcome(context);
  if (table.view?.result) return say('page-babel-status-ended');
  if (view.to_move === null || viewer === null || view.to_move !== viewer) {
    return say('babel-status-waiting', { name: names[view.to_move ?? 0] ?? '', phase: view.phase, owed: view.owed });
  }
  if (play.staged) return prepared('page-babel-status-staged', play.staged, context, play);
  if (play.readied) return prepared('page-babel-status-readied', play.readied, context, play);
  if (view.phase === 'drop') return say('page-babel-status-drop', { owed: view.owed, chosen: play.dropped.length });
  return play.picked ? pickedSentence(context, play.picked) : actSentence(context, viewer as 0 | 1);
}

function prepared(key: string, word: string, context: BabelContext, play: BabelPlay): string {
  const { title, detail } = choiceOf(word, context, play.preview(word));
  return context.say(key, { what: title, detail: play.gain(word) === Infinity ? `*${context.say('page-babel-wins')}.*` : detail });
}

function outcome(context: BabelContext): string {
  const { say, view } = context;
  const params = { ending: view.ending, first: view.scores[0] ?? 0, second: view.scores[1] ?? 0 };
  const [winner, second] = view.winners ?? [];
  if (winner === undefined || second !== undefined) return say('babel-draw', params);
  return say('babel-won', { ...params, ...wonBy(winner, view.scores), ...person(context, winner) });
}

function pickedSentence({ say, view }: BabelContext, picked: Picked): string {
  if (picked.kind !== 'card') return say(picked.kind === 'origin' ? 'page-babel-status-origin' : 'page-babel-status-column');
  const settle = view.actions.includes(`lay:${picked.card}`);
  const travel = view.actions.includes(`go:${picked.card}`);
  const can = settle && travel ? 'both' : settle ? 'settle' : travel ? 'travel' : 'none';
  return say('page-babel-status-card', { can, ...spoken(say, { card: picked.card, goal: picked.card }) });
}

function actSentence({ say, view }: BabelContext, me: 0 | 1): string {
  const here = view.pawn[me];
  if (here === 'quarry') return say('page-babel-status-quarry');
  if (view.actions.includes('build:first')) return say('page-babel-status-starter');
  if (!view.actions.includes('end')) return say('page-babel-status-settle');
  const build = ['own', 'foe'].find((from) => view.actions.includes(`build:${from}`));
  if (build) return say('page-babel-status-build', spoken(say, { site: here, level: levelTaken(view, build) }));
  return say('page-babel-status-act', { can: possible(view) });
}

/** The kinds of actions that are left. */
function possible(view: BabelView): 'all' | 'cards' | 'run' | 'migrate' | 'none' {
  const some = (sign: string): boolean => view.actions.some((word) => word.includes(sign));
  if (some('go:') || some('lay:')) return some('@') ? 'all' : 'cards';
  return some('@') ? 'run' : some('move:') ? 'migrate' : 'none';
}

/** The label for the readied step, the staged one, or the end of the turn. */
export function confirmLabel({ say, view }: BabelContext, play: BabelPlay): string {
  const word = play.readied ?? play.staged ?? (view.phase === 'drop' ? 'drop' : 'end');
  const points = play.left;
  if (word === 'end' && points > 0) return points === Infinity ? say('page-leave-win') : say('page-leave-points', { points });
  return say(play.gain(word) === Infinity ? 'page-babel-confirm-win' : 'page-babel-confirm', { action: parse(word)?.name ?? 'other' });
}

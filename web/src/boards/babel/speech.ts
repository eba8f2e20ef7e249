/**
 * Babel's texts, shared with the terminal. Letters are replaced by words for peoples, sites and cards first, because languages
 * inflect them differently.
 */
import type { LogEntry, Seat } from '../../net/types';
import type { Table } from '../../table/table.svelte';
import { listed } from '../../words/list';
import { person } from '../../words/person';
import { say as sayWords, type Params, type Say } from '../../words/words.svelte';
import type { SpeechContext } from '../board';
import { isAbility, parse, type Action } from './actions';
import { sideKey, type Foresight } from './foresight';
import { isPeople, levelOf, levelTaken, migrating, other, PEOPLES, type BabelView, type People, type Place } from './view';

export type BabelContext = SpeechContext<BabelView>;

export function contextOf(table: Table<BabelView>, view: BabelView): BabelContext {
  return { say: sayWords, view, names: table.names, viewer: table.seat };
}

const FORMS: Record<string, string> = {
  site: 'site',
  origin: 'site',
  goal: 'site',
  card: 'card',
  paid: 'card',
  people: 'people',
};

/** Replace the letters of peoples among the parameters by words. */
export function spoken(say: Say, params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const form = FORMS[name];
      const letter = form && typeof value === 'string' && isPeople(value);
      return [name, letter ? say(`babel-${form}-${value.toLowerCase()}`) : value];
    }),
  );
}

export const peopleName = (say: Say, people: People): string => say(`babel-people-${people.toLowerCase()}`);

/** What a run of a people can do. */
export const peopleHint = (say: Say, people: People): string => say(`hint-babel-people-${people.toLowerCase()}`);
const siteName = (say: Say, site: Place): string =>
  site === 'quarry' ? say('babel-quarry') : say(`babel-site-${site.toLowerCase()}`);

/** `3 Medes` */
export const counted = (say: Say, people: string, count: number): string => say(`babel-cards-${people.toLowerCase()}`, { count });

/** Cards in any order: `2 Assyrians and one Mede`. */
export function cardsText(say: Say, letters: string): string {
  return listed(PEOPLES.filter((people) => letters.includes(people)).map((people) => counted(say, people, letters.split(people).length - 1)));
}

/** A column from its first card to its last: `2 Sumerians and 3 Assyrians`. */
function inTurn(say: Say, column: string): string {
  return listed([...column.matchAll(/(.)\1*/g)].map((match) => counted(say, match[1] ?? '', match[0].length)));
}

/** `$name` and `$you` of a seat, and `$rival`: whether the other player is the reader. */
const persons = (context: BabelContext, seat: Seat): Params => ({
  ...person(context, seat),
  rival: other(seat) === context.viewer ? 'you' : 'other',
});

/** `$first` and `$second` of a game that was won: the winner's points, then the loser's. */
export const wonBy = (winner: Seat, scores: readonly number[]): Params => ({ first: scores[winner] ?? 0, second: scores[other(winner)] ?? 0 });

export function entrySentence(entry: LogEntry, context: BabelContext): string {
  const { say } = context;
  const params: Params = { ...entry.params };
  if (typeof params.seat === 'number') Object.assign(params, persons(context, params.seat));
  if (entry.code === 'babel-go' && params.card !== undefined) params.goal = params.card;
  else if (entry.code === 'babel-drive' || entry.code === 'babel-turn') {
    params.counted = counted(say, String(params.card), Number(params.cards));
  } else if (entry.code === 'babel-temples-drawn') {
    const levels = String(params.cards).split('-');
    Object.assign(params, { count: levels.length, high: levels[0] ?? '', low: levels.at(-1) ?? '' });
  } else if (entry.code === 'babel-won') Object.assign(params, wonBy(Number(params.seat), [Number(params.first), Number(params.second)]));
  else if (entry.code === 'babel-you-drew') params.cards = cardsText(say, String(params.cards));
  return say(entry.code, spoken(say, params));
}

/** The reason of a refusal. The page has its own sentence where the terminal's mentions typed words. */
export function whySentence(reason: { code: string; params: Params }, { say }: { say: Say }): string {
  const code = reason.code.replaceAll('_', '-');
  const params = spoken(say, reason.params);
  const own = say(`page-babel-why-${code}`, params);
  const text = own === `page-babel-why-${code}` ? say(`babel-why-${code}`, params) : own;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Actions whose sentences name what only a preview shows. */
const PREVIEWED = ['drive', 'turn', 'halve'];

/** The effect of an action of the viewer, in the words of the terminal's menu; shorter while its preview is not known. */
export function actionSentence(word: string, context: BabelContext, seen: Foresight | null = null): string {
  const action = parse(word);
  if (!action) return word;
  if (!seen && PREVIEWED.includes(action.name)) return stepChip(word, context);
  const { say, view } = context;
  const params = spoken(say, { ...actionParams(action, view, say, seen) });
  return say(`babel-do-${action.name}`, params);
}

function actionParams(action: Action, view: BabelView, say: Say, seen: Foresight | null): Params {
  const me = (view.seat ?? view.active) as 0 | 1;
  const site = view.pawn[me];
  const params: Params = { site };
  if (action.name === 'end') return { over: view.last_draw ? 'yes' : 'no' };
  if (action.name === 'move') {
    const moved = migrating(view, view.column[me][action.origin]);
    return { origin: action.origin, goal: action.goal, cards: inTurn(say, moved) };
  }
  if ('card' in action) Object.assign(params, { card: action.card, goal: action.card });
  if (action.name === 'lay') params.run = seen?.sides.get(sideKey(me, site))?.run ?? 0;
  if ('from' in action) Object.assign(params, { from: action.from, level: levelTaken(view, action.from) });
  if (isAbility(action) && site !== 'quarry') Object.assign(params, abilityParams(action, view, site, say, seen));
  return params;
}

/** Parameters of an ability: the card paid, and the opponent's loss. */
function abilityParams(
  action: Extract<Action, { place: number }>,
  view: BabelView,
  site: People,
  say: Say,
  seen: Foresight | null,
): Params {
  const me = (view.seat ?? view.active) as 0 | 1;
  const op = other(me) as 0 | 1;
  const temple = view.temple[op][site];
  const params: Params = { place: action.place, paid: view.column[me][site][action.place - 1] ?? '' };
  if (action.name === 'raze' || action.name === 'steal') Object.assign(params, { level: levelOf(temple), cards: temple.join('-') });
  else if (action.name === 'drive' || action.name === 'turn') {
    const leaving = seen?.sides.get(sideKey(op, site))?.leaving ?? [];
    params.counted = cardsText(say, leaving.map((at) => view.column[op][site][at]).join(''));
  } else if (action.name === 'halve') Object.assign(params, { cards: seen?.owed ?? 0, hand: view.hand_size[op] });
  return params;
}

/** Whose reserve a build takes from, for a spectator as seen from the player who builds. */
function ownerOf(from: string, { view, viewer }: BabelContext): 'you' | 'own' | 'foe' {
  if ((from === 'foe' ? other(view.active) : view.active) === viewer) return 'you';
  return viewer === null && from === 'foe' ? 'foe' : 'own';
}

/** A step as a short chip. The position before it is not known, so it names no level. */
export function stepChip(word: string, context: BabelContext): string {
  const action = parse(word);
  if (!action) return word;
  const params: Params = {};
  if ('card' in action) params.people = action.card;
  if (action.name === 'drive') params.people = action.people;
  if (action.name === 'move') Object.assign(params, { origin: action.origin, goal: action.goal });
  if ('from' in action) Object.assign(params, { from: action.from, whose: ownerOf(action.from, context) });
  return context.say(`page-babel-step-${action.name}`, spoken(context.say, params));
}

/** A choice: its title, what it costs, and which values it would change. */
export interface Choice {
  word: string;
  title: string;
  detail: string;
  changes: { seat: Seat; name: string; from: number; to: number }[];
}

/** A possible step with its cost and gain. While its preview is not known, only what is certain without it. */
export function choiceOf(word: string, context: BabelContext, seen: Foresight | null, twin = false): Choice {
  const action = parse(word);
  const { say, view, names } = context;
  if (!action || view.seat === null) return { word, title: word, detail: '', changes: [] };
  const params: Params = { ...actionParams(action, view, say, seen), name: names[other(view.seat)] ?? '' };
  if (isAbility(action)) params.cost = counted(say, String(params.paid), 1);
  params.twin = twin ? 'yes' : 'no';
  const ready = spoken(say, params);
  if (!seen && PREVIEWED.includes(action.name)) return { word, title: stepChip(word, context), detail: '', changes: [] };
  return {
    word,
    title: say(`page-babel-choice-${action.name}`, ready),
    detail: say(`page-babel-detail-${action.name}`, ready),
    changes: seen ? changesOf(seen, context) : [],
  };
}

function changesOf(seen: Foresight, { view, names, say }: BabelContext): Choice['changes'] {
  const called = (seat: Seat): string => (seat === view.seat ? say('page-babel-you') : (names[seat] ?? ''));
  return ([0, 1] as const)
    .filter((seat) => seen.scores[seat] !== view.scores[seat])
    .map((seat) => ({ seat, name: called(seat), from: view.scores[seat] ?? 0, to: seen.scores[seat] ?? 0 }));
}

// --- Names of pieces for screen readers ----------------------------------------------------------------------

/** `Your people at the Medes’ site: 2 Sumerians and 3 Assyrians. A run of 3 Assyrians.` */
export function columnLabel(context: BabelContext, seat: Seat, site: People): string {
  const { say, view } = context;
  const column = view.column[seat as 0 | 1][site];
  const here = say('page-babel-column', {
    ...persons(context, seat),
    site: siteName(say, site),
    count: column.length,
    cards: inTurn(say, column),
  });
  const runs = (view.runs[seat as 0 | 1][site] ?? []).map(([place, count]) =>
    say('page-babel-run', { count, people: peopleName(say, column[place - 1] as People) }),
  );
  return [here, ...runs].join('. ');
}

export function templeLabel(context: BabelContext, seat: Seat, site: People): string {
  const { say, view } = context;
  const temple = view.temple[seat as 0 | 1][site];
  return say('page-babel-temple', {
    ...persons(context, seat),
    site: siteName(say, site),
    level: temple.at(-1) ?? 0,
    cards: temple.join(', '),
  });
}

/** The site, and the pawns that stand there. */
export function siteLabel(context: BabelContext, site: People): string {
  const { say, view } = context;
  const pawns = ([0, 1] as const)
    .filter((seat) => view.pawn[seat] === site)
    .map((seat) => say('page-babel-pawn-here', persons(context, seat)));
  return [say('page-babel-site', { site: siteName(say, site) }), ...pawns].join('. ');
}

export function reserveLabel(context: BabelContext, seat: Seat): string {
  const { say, view } = context;
  const reserve = view.reserve[seat as 0 | 1];
  return say('page-babel-reserve', {
    ...persons(context, seat),
    count: reserve.length,
    top: reserve.at(-1) ?? 0,
    below: reserve.slice(0, -1).reverse().join(', '),
  });
}

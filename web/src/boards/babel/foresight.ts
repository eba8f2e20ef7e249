/**
 * What a legal action would do, worked out from the view alone, so that it can be shown before it is made: which cards would go and come, how
 * the temples, scores and hands would stand. Nothing hidden is needed for it: what chance decides (the draw at a turn's end) is left out.
 */
import type { Seat } from '../../net/types';
import { isAbility, parse, type Action } from './actions';
import { defectors, placesOf } from './runs';
import { levelOf, other, scoreOf, type BabelView, type People, type Place } from './view';

/** Changes on one side of one site. */
export interface Change {
  /** Places of cards that leave the column. */
  leaving: number[];
  /** Cards that come to its end. */
  coming: People[];
  /** The level of the temple afterwards, if it changes. */
  level: number | null;
}

export interface Foresight {
  word: string;
  scores: [number, number];
  /** Sizes of the hands; of a halving what remains after the discards. */
  hands: [number, number];
  pawn: { seat: Seat; place: Place } | null;
  /** Reserve whose top card would be taken. */
  taken: Seat | null;
  /** A card that would leave the own hand. */
  played: People | null;
  /** By `seat` and site. */
  sides: Map<string, Change>;
  /** Whether the game would be won by points in that moment (rules 5.1). */
  wins: boolean;
}

export const sideKey = (seat: Seat, site: Place): string => `${seat}-${site}`;

class Sketch implements Foresight {
  scores: [number, number];
  hands: [number, number];
  pawn: Foresight['pawn'] = null;
  taken: Seat | null = null;
  played: People | null = null;
  sides = new Map<string, Change>();
  wins = false;

  constructor(
    readonly word: string,
    readonly view: BabelView,
    readonly me: Seat,
  ) {
    this.scores = [scoreOf(view.temple[0]), scoreOf(view.temple[1])];
    this.hands = [...view.hand_size];
  }

  change(seat: Seat, site: People): Change {
    const known = this.sides.get(sideKey(seat, site));
    const change = known ?? { leaving: [], coming: [], level: null };
    if (!known) this.sides.set(sideKey(seat, site), change);
    return change;
  }

  /** A card leaves the own hand. */
  play(card: People): void {
    this.played = card;
    this.hands[this.me as 0 | 1] -= 1;
  }

  /** A temple gets another level. */
  raise(seat: Seat, site: People, level: number): void {
    this.change(seat, site).level = level;
    this.scores[seat as 0 | 1] += level - levelOf(this.view.temple[seat as 0 | 1][site]);
    this.wins = wins(this.view, this.scores[this.me as 0 | 1], this.scores[other(this.me) as 0 | 1]);
  }
}

/** Rules 5.1, for the player whose turn it is. */
export function wins(view: Pick<BabelView, 'final' | 'options'>, own: number, theirs: number): boolean {
  if (own >= 15 && (theirs < 10 || own >= 20)) return true;
  const final = view.final || own >= 15;
  return final && view.options.sudden_death === true && theirs < 10;
}

/** Foresee an action of the viewing seat; null if the word is none of Babel's or nobody in a seat looks. */
export function foresee(view: BabelView, word: string): Foresight | null {
  const action = parse(word);
  if (!action || view.seat === null) return null;
  const sketch = new Sketch(word, view, view.seat);
  carry(sketch, action);
  return sketch;
}

function carry(sketch: Sketch, action: Action): void {
  const { view, me } = sketch;
  const here = view.pawn[me as 0 | 1];
  if (action.name === 'go') {
    sketch.play(action.card);
    sketch.pawn = { seat: me, place: action.card };
  } else if (action.name === 'drop') sketch.play(action.card);
  else if (action.name === 'move') migrate(sketch, action.origin, action.goal);
  else if (here !== 'quarry') carryHere(sketch, action, here);
}

function carryHere(sketch: Sketch, action: Action, here: People): void {
  const { me } = sketch;
  if (action.name === 'lay') {
    sketch.play(action.card);
    sketch.change(me, here).coming.push(action.card);
  } else if (action.name === 'build') build(sketch, action.from, here);
  else if (isAbility(action)) {
    payAt(sketch, here, action.place);
    useAbility(sketch, action, here);
  }
}

function migrate(sketch: Sketch, origin: People, goal: People): void {
  const column = sketch.view.column[sketch.me as 0 | 1][origin];
  const first = Math.max(0, column.length - 3);
  sketch.change(sketch.me, origin).leaving.push(...[...column.slice(first)].map((_, number) => first + number));
  sketch.change(sketch.me, goal).coming.push(...([...column.slice(first)] as People[]));
}

function build(sketch: Sketch, from: 'first' | 'own' | 'foe', here: People): void {
  const { me, view } = sketch;
  if (from === 'first') {
    sketch.raise(me, here, 1);
    return;
  }
  sketch.taken = from === 'own' ? me : other(me);
  sketch.raise(me, here, levelOf(view.reserve[sketch.taken as 0 | 1]));
}

/** One card of the run is paid; all of them are equal, so the one at its end is shown going. */
function payAt(sketch: Sketch, here: People, place: number): void {
  const column = sketch.view.column[sketch.me as 0 | 1][here];
  let last = place - 1;
  while (column[last + 1] === column[place - 1]) last += 1;
  sketch.change(sketch.me, here).leaving.push(last);
}

function useAbility(sketch: Sketch, action: Extract<Action, { place: number }>, here: People): void {
  const { me, view } = sketch;
  const op = other(me) as 0 | 1;
  const temple = view.temple[op][here];
  const column = view.column[op][here];
  if (action.name === 'raze') sketch.raise(op, here, 0);
  else if (action.name === 'steal') {
    sketch.raise(op, here, temple.at(-2) ?? 0);
    sketch.raise(me, here, levelOf(temple));
  } else if (action.name === 'leap') build(sketch, action.from, here);
  else if (action.name === 'drive') sketch.change(op, here).leaving.push(...placesOf(column, action.people));
  else if (action.name === 'turn') {
    const places = defectors(column, view.options.sumerians);
    sketch.change(op, here).leaving.push(...places);
    sketch.change(me, here).coming.push(...places.map((place) => column[place] as People));
  } else if (action.name === 'halve') sketch.hands[op] -= Math.floor(view.hand_size[op] / 2);
}

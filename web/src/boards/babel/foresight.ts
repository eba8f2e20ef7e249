/**
 * What an action would change, from the views before and after it: which cards would go and come, how the temples, scores and hands
 * would stand.
 */
import type { Seat } from '../../net/types';
import { cards, levelOf, PEOPLES, type BabelView, type People, type Place, type Run } from './view';

/** Changes on one side of one site. */
export interface Change {
  /** Places of cards that leave the column, counted from 0. */
  leaving: number[];
  /** Those of them that go to another column; the rest is discarded. */
  moving: number[];
  /** Cards that come to its end. */
  coming: People[];
  /** The level of the temple afterwards, if it changes. */
  level: number | null;
  /** The length of the run at the end of the column afterwards; 0 if there is none. */
  run: number;
}

export interface Foresight {
  scores: number[];
  /** Sizes of the hands, without the cards that must be discarded next. */
  hands: [number, number];
  /** Cards that must be discarded next. */
  owed: number;
  /** Where the pawns that move would stand, by seat. */
  pawns: [Place | null, Place | null];
  /** Whether the top card of a reserve would be taken, by seat. */
  taken: [boolean, boolean];
  /** Whether the game would be over and won, by seat. */
  wins: [boolean, boolean];
  /** By `seat` and site; sides without a change are left out. */
  sides: Map<string, Change>;
}

export const sideKey = (seat: Seat, site: Place): string => `${seat}-${site}`;

const SEATS = [0, 1] as const;
const each = <T>(value: (seat: 0 | 1) => T): [T, T] => [value(0), value(1)];

/** The difference between the views of one seat before and after an action. */
export function foreseen(before: BabelView, after: BabelView): Foresight {
  const sides = new Map(SEATS.flatMap((seat) => PEOPLES.flatMap((site) => side(before, after, seat, site))));
  findMoving(sides, before);
  return {
    scores: after.scores,
    hands: each((seat) => after.hand_size[seat] - (seat === after.to_move ? after.owed : 0)),
    owed: after.owed,
    pawns: each((seat) => (after.pawn[seat] === before.pawn[seat] ? null : after.pawn[seat])),
    taken: each((seat) => after.reserve[seat].length < before.reserve[seat].length),
    wins: each((seat) => after.winners?.length === 1 && after.winners[0] === seat),
    sides,
  };
}

/** Fill in the cards that leave a column for another one: a card of their people comes there. */
function findMoving(sides: Map<string, Change>, { column }: BabelView): void {
  for (const seat of SEATS)
    for (const site of PEOPLES) {
      const change = sides.get(sideKey(seat, site));
      const elsewhere = [...sides.values()].flatMap((other) => (other === change ? [] : other.coming));
      if (change) change.moving = change.leaving.filter((place) => elsewhere.includes(column[seat][site][place] as People));
    }
}

function side(before: BabelView, after: BabelView, seat: 0 | 1, site: People): [string, Change][] {
  const column = after.column[seat][site];
  const level = levelOf(after.temple[seat][site]);
  const rebuilt = level !== levelOf(before.temple[seat][site]);
  if (!rebuilt && column === before.column[seat][site]) return [];
  const moved = difference(before.column[seat][site], column);
  return [[sideKey(seat, site), { ...moved, moving: [], level: rebuilt ? level : null, run: lastRun(column, after.runs[seat][site]) }]];
}

/** The fewest cards to leave a column, and those to come to its end, that make another column of it. */
export function difference(before: string, after: string): Pick<Change, 'leaving' | 'coming'> {
  for (let stay = Math.min(before.length, after.length); ; stay -= 1) {
    const leaving = without(before, after.slice(0, stay));
    if (leaving) return { leaving, coming: cards(after.slice(stay)) };
  }
}

/** The places of a column that are left over when some of its cards stay in order; null if those cannot be found in it. */
function without(column: string, staying: string): number[] | null {
  let found = 0;
  const over = [...column].flatMap((card, place) => {
    if (card !== staying[found]) return [place];
    found += 1;
    return [];
  });
  return found === staying.length ? over : null;
}

function lastRun(column: string, runs: readonly Run[] = []): number {
  const [place, length] = runs.at(-1) ?? [0, 0];
  return place + length > column.length ? length : 0;
}

/** How cards, pawns and temples moved between two views. Cards of a people are alike: each one comes from where one has left. */
import type { Move } from '../shared/flight.svelte';
import { DRAGGED } from '../shared/moving.svelte';
import { difference } from './foresight';
import { PEOPLES, type BabelView, type People } from './view';

export const cardKey = (seat: number, site: People, place: number): string => `card-${seat}-${site}-${place}`;
/** The nth card of a people in the viewer's hand. */
export const handKey = (people: string, number: number): string => `hand-${people}-${number}`;
/** The number of another player's cards, which stands for their hand. */
export const handsKey = (seat: number): string => `hand-of-${seat}`;
/** The sign of a people on its site. */
export const emblemKey = (people: string): string => `emblem-${people}`;
export const reserveKey = (seat: number, place: number): string => `reserve-${seat}-${place}`;
export const tierKey = (seat: number, site: People, level: number): string => `tier-${seat}-${site}-${level}`;
export const pawnKey = (seat: number): string => `pawn-${seat}`;
export const starterKey = (seat: number): string => `starter-${seat}`;
const PILES = 'piles';

interface Card {
  people: string;
  key: string;
}

const SEATS = [0, 1] as const;
const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, number) => from + number);
const count = (hand: string, people: string): number => hand.split(people).length - 1;

export function moves(before: BabelView, after: BabelView): Move[] {
  return [...cardMoves(before, after), ...templeMoves(before, after), ...pawnMoves(before, after), ...reserveMoves(before, after)];
}

function cardMoves(before: BabelView, after: BabelView): Move[] {
  const { gone, come } = columnCards(before, after);
  const hand = handCards(before, after);
  gone.push(...hand.gone);
  const unseen = SEATS.filter((seat) => seat !== after.seat || after.hand === null).flatMap((seat) =>
    range(0, before.hand_size[seat] - after.hand_size[seat]).map(() => handsKey(seat)),
  );
  /** What the viewer may have dragged there: a card of the hand, or people of a column. */
  const own = `card-${after.seat ?? ''}-`;
  const settled = come.map(({ people, key }): Move => {
    const found = gone.findIndex((one) => one.people === people);
    const from = found >= 0 ? gone.splice(found, 1)[0]?.key : unseen.shift();
    if (!from) return { piece: key };
    return { piece: key, from: from.startsWith(own) || hand.gone.some((one) => one.key === from) ? [DRAGGED, from] : [from] };
  });
  // cards that others discard are seen only on the pile
  const discarded = PEOPLES.flatMap((people) => {
    const more = count(after.discard, people) - count(before.discard, people) - gone.filter((one) => one.people === people).length;
    return range(0, more).flatMap(() => unseen.shift() ?? []).map((piece): Move => ({ piece, as: emblemKey(people), to: [PILES] }));
  });
  const drawn = hand.come.map(({ key }): Move => ({ piece: key, from: [PILES] }));
  return [...settled, ...gone.map(({ key }): Move => ({ piece: key, to: [PILES] })), ...discarded, ...drawn];
}

function columnCards(before: BabelView, after: BabelView): { gone: Card[]; come: Card[] } {
  const gone: Card[] = [];
  const come: Card[] = [];
  for (const seat of SEATS)
    for (const site of PEOPLES) {
      const [old, now] = [before.column[seat][site], after.column[seat][site]];
      if (old === now) continue;
      const { leaving, coming } = difference(old, now);
      gone.push(...leaving.map((place) => ({ people: old[place] ?? '', key: cardKey(seat, site, place) })));
      come.push(...coming.map((people, number) => ({ people, key: cardKey(seat, site, now.length - coming.length + number) })));
    }
  return { gone, come };
}

/** Cards that left the viewer's hand or came into it. */
function handCards({ hand: old }: BabelView, { hand: now }: BabelView): { gone: Card[]; come: Card[] } {
  if (old === null || now === null) return { gone: [], come: [] };
  const cards = (from: string, to: string) =>
    PEOPLES.flatMap((people) => range(count(from, people), count(to, people)).map((number) => ({ people, key: handKey(people, number) })));
  return { gone: cards(now, old), come: cards(old, now) };
}

function templeMoves(before: BabelView, after: BabelView): Move[] {
  const taken = SEATS.flatMap((seat) => (after.reserve[seat].length < before.reserve[seat].length ? [reserveKey(seat, after.reserve[seat].length)] : []));
  const stolen = new Set<string>();
  const built: Move[] = [];
  const lost: Move[] = [];
  for (const seat of SEATS)
    for (const site of PEOPLES) {
      const [old, now] = [before.temple[seat][site], after.temple[seat][site]];
      for (const level of now.filter((one) => !old.includes(one))) {
        const other = (1 - seat) as 0 | 1;
        const theirs = before.temple[other][site].includes(level) && !after.temple[other][site].includes(level) ? [tierKey(other, site, level)] : [];
        for (const key of theirs) stolen.add(key);
        const from = [...theirs, ...taken, starterKey(seat)];
        built.push({ piece: tierKey(seat, site, level), from, ...(theirs.length ? { loser: other } : {}) });
      }
      for (const level of old.filter((one) => !now.includes(one)).reverse()) lost.push({ piece: tierKey(seat, site, level), manner: 'fall' });
    }
  return [...built, ...lost.filter((one) => !stolen.has(one.piece))];
}

function pawnMoves(before: BabelView, after: BabelView): Move[] {
  return SEATS.filter((seat) => before.pawn[seat] !== after.pawn[seat]).map((seat) => ({ piece: pawnKey(seat) }));
}

function reserveMoves(before: BabelView, after: BabelView): Move[] {
  return SEATS.flatMap((seat) =>
    range(before.reserve[seat].length, after.reserve[seat].length).map((place) => ({ piece: reserveKey(seat, place), from: [PILES] })),
  );
}

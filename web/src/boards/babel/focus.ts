/** The elements of the places that lessons name. */
import { parse } from './actions';
import { columnSpot, reserveSpot, siteSpot, stripSpot, templeSpot } from './spots';
import { isPeople, type BabelView } from './view';

const spot = (key: string): string => `[data-spot="${key}"]`;

export function focusOf(place: string, view: BabelView): string | null {
  const [name = '', first = '', second = ''] = place.split(':');
  const seat = Number(first);
  const site = isPeople(second) ? second : 'A';
  switch (name) {
    case 'hand':
      return first ? cardsOf(first, view) : '.hand .cards [data-piece]';
    case 'site':
      return isPeople(first) ? spot(siteSpot(first)) : null;
    case 'pawn':
    case 'quarry':
      return `[data-pawn="${name === 'pawn' ? seat : (view.seat ?? 0)}"]`;
    case 'column':
      // with the pawn that stands on its edge; on a phone it stands on the plaque
      return [spot(columnSpot(seat, site)), ...(view.pawn[seat as 0 | 1] === site ? [`.screen:not(.phone) [data-pawn="${seat}"]`] : [])].join();
    case 'temple':
      return spot(templeSpot(seat, site));
    case 'reserve':
      // with the label next to it
      return `${spot(reserveSpot(seat))} .card, .room:has(> ${spot(reserveSpot(seat))}) > .label`;
    case 'starter':
      return `${spot(stripSpot(seat))} .starter`;
    case 'hand_size':
      return `${spot(stripSpot(seat))} .mark, ${spot(stripSpot(seat))} .who`; // with the player's mark and name
    case 'score':
      return first ? `${spot(stripSpot(seat))} :is(.score, .track)` : '.strip :is(.score, .track)';
    case 'temple_deck':
      return spot('piles');
    default:
      return name === 'end' ? '.actions .confirm' : null;
  }
}

function cardsOf(people: string, view: BabelView): string | null {
  const numbers = [...(view.hand ?? '')].flatMap((card, number) => (card === people ? [number] : []));
  return numbers.map((number) => spot(`hand-${number}`)).join(', ') || null;
}

/** Sites to travel to, columns to settle in or to migrate from and to, and the offers of runs. */
export function liveOf(view: BabelView): string[] {
  const seat = view.seat ?? 0;
  const spots = view.actions.flatMap((word) => {
    const action = parse(word);
    if (action?.name === 'go') return [siteSpot(action.card)];
    if (action?.name === 'lay') return [columnSpot(seat, view.pawn[seat as 0 | 1])];
    if (action?.name === 'move') return [columnSpot(seat, action.origin), siteSpot(action.goal)];
    return [];
  });
  return ['.offer', ...[...new Set(spots)].map(spot)];
}

/** The elements of the places that lessons name. */
import { placeOf, squareOf } from './geometry';
import { cardSpot, gardenSpot, tileSpot } from './spots';
import type { GardensView, Place } from './view';

const spot = (key: string): string => `[data-spot="${key}"]`;

export function focusOf(place: string, view: GardensView): string | null {
  const [name = '', which = ''] = place.split(':');
  const own = view.seat ?? 0;
  switch (name) {
    case 'card':
      return spot(cardSpot(Number(which)));
    case 'square':
    case 'temple':
      return `.area ${spot(gardenSpot(own, which))}`;
    case 'group':
      return [...groupOf(view, own).map((place) => `.area ${spot(gardenSpot(own, place))}`), '.area .group > g'].join(', ');
    case 'garden':
      return Number(which) === own ? '.area .garden' : `[data-garden="${which}"]`;
    case 'tile':
      return spot(tileSpot(which));
    case 'column':
      return `[data-column="${which}"]`;
    case 'supply':
      return `[data-supply="${which}"]`;
    case 'tiles':
      return `[data-collection="${which}"], [data-drawn-tiles]`;
    case 'flower':
      // with the name next to it
      return '.tag[data-flower], .other .who:has([data-flower])';
    case 'order':
      return '[data-order]'; // with the title next to it
    case 'stock':
      return '[data-stock]';
    case 'rotate':
      return '.hand .turn';
    case 'score':
      // with the name next to it
      return `.players .chip:has([data-score${which ? `="${which}"` : ''}])`;
    default:
      return null;
  }
}

/** The group that may get a temple now, else that of the newest temple. */
function groupOf(view: GardensView, seat: number): Place[] {
  const ready = view.phase === 'temple' ? view.turn.groups.find((group) => group.ready) : undefined;
  if (ready) return ready.places;
  const { garden = {}, temples = [] } = view.players[seat] ?? {};
  const newest = temples.at(-1);
  const found = newest === undefined ? [] : [newest];
  for (const place of found) {
    const { x, y } = squareOf(place);
    const beside = [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]].map(([x = 0, y = 0]) => placeOf({ x, y }));
    found.push(...beside.filter((one) => garden[one] === garden[place] && !found.includes(one)));
  }
  return found;
}

/** The garden while a card is placed, the squares for temples, the tiles to take. */
export function liveOf(view: GardensView): string[] {
  if (view.phase === 'card') return ['.area'];
  return view.phase === 'tile' ? ['[data-spot^="tile:"]'] : ['[data-goal]'];
}

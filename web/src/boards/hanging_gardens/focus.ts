/** The elements of the places that lessons name. */
import { cardSpot, gardenSpot, tileSpot } from './spots';
import type { GardensView } from './view';

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
    case 'garden':
      return Number(which) === own ? '.area .garden' : `[data-garden="${which}"]`;
    case 'tile':
      return spot(tileSpot(which));
    case 'column':
      return `[data-column="${which}"]`;
    case 'supply':
      return `[data-supply="${which}"]`;
    case 'tiles':
      return `[data-collection="${which}"]`;
    case 'flower':
      return '[data-flower]';
    case 'order':
      return '[data-order]';
    case 'stock':
      return '[data-stock]';
    case 'score':
      return which ? `[data-score="${which}"]` : '[data-score]';
    default:
      return null;
  }
}

/** The garden while a card is placed, the squares for temples, the tiles to take. */
export function liveOf(view: GardensView): string[] {
  if (view.phase === 'card') return ['.area'];
  return view.phase === 'tile' ? ['[data-spot^="tile:"]'] : ['[data-goal]'];
}

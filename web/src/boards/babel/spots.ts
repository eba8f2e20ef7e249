/** Keys of the places on the board (`data-spot`), and which of them a log entry or an action is about. */
import type { LogEntry, Seat } from '../../net/types';
import { isAbility, parse } from './actions';
import { isPeople, other, type BabelView, type Place } from './view';

export const columnSpot = (seat: Seat, site: Place): string => `column-${seat}-${site}`;
export const templeSpot = (seat: Seat, site: Place): string => `temple-${seat}-${site}`;
export const siteSpot = (site: Place): string => `site-${site}`;
export const reserveSpot = (seat: Seat): string => `reserve-${seat}`;
/** The number of cards in a player's hand. */
export const handSpot = (seat: Seat): string => `cards-${seat}`;
export const stripSpot = (seat: Seat): string => `player-${seat}`;

/** The places that an action at a site changes. */
function touched(name: string, seat: Seat, site: Place, from?: string): string[] {
  const foe = other(seat);
  const taken = from === 'own' ? [reserveSpot(seat)] : from === 'foe' ? [reserveSpot(foe)] : [];
  switch (name) {
    case 'go':
      return [siteSpot(site)];
    case 'lay':
      return [columnSpot(seat, site)];
    case 'build':
    case 'leap':
      return [templeSpot(seat, site), ...taken];
    case 'raze':
      return [templeSpot(foe, site)];
    case 'steal':
      return [templeSpot(foe, site), templeSpot(seat, site)];
    case 'drive':
      return [columnSpot(foe, site)];
    case 'turn':
      return [columnSpot(foe, site), columnSpot(seat, site)];
    case 'halve':
      return [handSpot(foe)];
    default:
      return [];
  }
}

/** The places of a log entry, by its parameters. */
export function entrySpots(entry: LogEntry): string[] {
  const { seat, site, card, origin, goal, from } = entry.params;
  if (typeof seat !== 'number') return [];
  const name = entry.code.replace('babel-', '');
  if (name === 'temples-drawn') return [reserveSpot(seat)];
  if (name === 'move') return [columnSpot(seat, String(origin) as Place), columnSpot(seat, String(goal) as Place)];
  const place = name === 'go' ? card : site;
  if (typeof place !== 'string' || !isPeople(place)) return name === 'end' ? [] : [handSpot(seat)];
  return touched(name, seat, place, typeof from === 'string' ? from : undefined);
}

/** The places that an action of the player to move would change. */
export function wordSpots(word: string, view: BabelView): string[] {
  const action = parse(word);
  const seat = view.to_move ?? view.seat;
  if (!action || seat === null) return [];
  if (action.name === 'move') return [columnSpot(seat, action.origin), columnSpot(seat, action.goal)];
  const site = action.name === 'go' ? action.card : view.pawn[view.active as 0 | 1];
  const from = action.name === 'build' || action.name === 'leap' ? action.from : undefined;
  const spots = touched(action.name, seat, site, from);
  return isAbility(action) ? [...new Set([...spots, columnSpot(seat, site)])] : spots;
}

/** The columns and temples that a finished turn has changed, in the order of the changes. */
export function turnSpots(log: readonly LogEntry[], first: number, count: number): string[] {
  const marks = log
    .filter((entry) => entry.step !== null && entry.step > first && entry.step <= first + count)
    .flatMap((entry) => entrySpots(entry))
    .filter((spot) => spot.startsWith('column-') || spot.startsWith('temple-'));
  return [...new Set(marks.reverse())].reverse();
}

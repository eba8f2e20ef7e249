/** Keys of places on the board, carried in `data-spot`: what log entries and steps are about; and names of pieces that move. */
import type { LogEntry, Seat } from '../../net/types';
import { parse } from './actions';
import { covered, squareOf } from './geometry';
import type { GardensView, Place, Space } from './view';

export const gardenSpot = (seat: Seat, place: Place): string => `garden:${seat}:${place}`;
export const tileSpot = (space: Space | string): string => `tile:${space}`;
/** A kind of tile among those of a player. */
export const heldSpot = (seat: Seat, tile: string): string => `held:${seat}:${tile}`;
export const cardSpot = (slot: number): string => `card:${slot}`;

/** Names of pieces that move, carried in `data-fly`. */
export const cardKey = (card: number): string => `card-${card}`;
export const templeKey = (seat: Seat, place: Place): string => `temple-${seat}-${place}`;
export const supplyKey = (seat: Seat): string => `supply-${seat}`;
export const ladderKey = (seat: Seat, tile: string): string => `ladder-${seat}-${tile}`;
export const otherKey = (seat: Seat): string => `others-${seat}`;

/** The seat in whose garden some places lie; null if in none. */
export function seatOfSpots(spots: Iterable<string>): Seat | null {
  for (const spot of spots) {
    const found = /^garden:(\d):/.exec(spot);
    if (found) return Number(found[1]);
  }
  return null;
}

/** The squares of a seat's garden among some places. */
export function placesOf(spots: Iterable<string>, seat: Seat): Place[] {
  const garden = gardenSpot(seat, '');
  return [...spots].filter((spot) => spot.startsWith(garden) && spot !== garden).map((spot) => spot.slice(garden.length));
}

/** The places of an action of a seat; of a card also its word, which names its rotation. */
function spotsOfWord(word: string, seat: Seat): string[] {
  const action = parse(word);
  if (!action) return [];
  if (action.name === 'card') return [word, cardSpot(action.slot), ...covered(action.turn, action.corner).map((place) => gardenSpot(seat, place))];
  if (action.name === 'burn') return [cardSpot(action.slot)];
  if (action.name === 'tile') return [tileSpot(action.space)];
  if (action.name === 'keep') return [gardenSpot(seat, action.at)];
  if (action.name === 'temple') return [action.at, ...(action.from ? [action.from] : [])].map((place) => gardenSpot(seat, place));
  return [];
}

export function spots(what: LogEntry | string, view: GardensView): string[] {
  if (typeof what === 'string') return spotsOfWord(what, view.to_move ?? view.seat ?? 0);
  const { seat, at, turn, from, tile } = what.params;
  // the space of a taken tile shows the next one: the tile is marked where it is now, with the garden of its player
  if (tile !== undefined && typeof seat === 'number') return [heldSpot(seat, String(tile)), gardenSpot(seat, '')];
  if (typeof seat !== 'number' || at === undefined) return [];
  const places = turn === undefined ? [String(at), ...(from === undefined ? [] : [String(from)])] : covered(Number(turn), squareOf(String(at)));
  return places.map((place) => gardenSpot(seat, place));
}

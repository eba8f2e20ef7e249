/** How cards, temples and tiles moved between two views. */
import type { Seat } from '../../net/types';
import type { Move } from '../shared/flight.svelte';
import { GHOST } from '../shared/moving.svelte';
import { boundsOf, cardSquares, sizeOf, type Square } from './geometry';
import { cardKey, gardenSpot, ladderKey, otherKey, supplyKey, templeKey, tileSpot } from './spots';
import { SPACES, type Garden, type GardensView, type Place, type PlayerView } from './view';

export function moves(before: GardensView, after: GardensView): Move[] {
  const seats = after.players.map((player, seat) => ({ seat, now: player, old: before.players[seat] ?? player }));
  return [...cardMoves(before, after), ...seats.flatMap(({ seat, old, now }) => templeMoves(seat, old, now)), ...tileMoves(before, after)];
}

const missing = <T>(one: readonly T[], other: readonly T[]): T[] => one.filter((item) => !other.includes(item));
const cardsOf = (view: GardensView): number[] => view.card_display.filter((card) => card !== null);

function cardMoves(before: GardensView, after: GardensView): Move[] {
  const grown = after.players.findIndex((player, seat) => changed(before.players[seat]?.garden ?? {}, player.garden).length > 0);
  const taken = missing(cardsOf(before), cardsOf(after));
  const card = taken.length === 1 ? taken[0] : undefined;
  const face = card === undefined ? undefined : before.faces[String(card)];
  const garden = after.players[grown]?.garden;
  const laid = garden && face ? fit(face, changed(before.players[grown]?.garden ?? {}, garden), garden) : null;
  const gone: Move[] = taken.map((one) =>
    laid && one === card ? { piece: cardKey(one), from: [GHOST], onto: laid.places.map((place) => gardenSpot(grown, place)), turn: laid.turn } : { piece: cardKey(one), to: [] },
  );
  return [...gone, ...missing(cardsOf(after), cardsOf(before)).map((one): Move => ({ piece: cardKey(one), manner: 'pop' }))];
}

function changed(before: Garden, after: Garden): Place[] {
  return Object.keys(after).filter((place) => before[place] !== after[place]);
}

/** Where a card lies that has changed these squares: the first turn and corner that show what the garden shows. */
export function fit(face: readonly string[], places: readonly Place[], garden: Garden): { turn: number; places: Place[] } | null {
  if (places.length === 0) return null;
  const bounds = boundsOf(places);
  for (let turn = 0; turn < 4; turn += 1) {
    const { wide, high } = sizeOf(turn);
    for (let x = bounds.right - wide; x <= bounds.left; x += 1)
      for (let y = bounds.bottom - high; y <= bounds.top; y += 1) {
        const squares = cardSquares(face, turn, { x, y } satisfies Square);
        if ([...squares].every(([place, shown]) => garden[place] === shown)) return { turn: turn > 2 ? -1 : turn, places: [...squares.keys()] };
      }
  }
  return null;
}

function templeMoves(seat: Seat, old: PlayerView, now: PlayerView): Move[] {
  const left = missing(old.temples, now.temples);
  const set = missing(now.temples, old.temples).map((place): Move => {
    const moved = left.shift();
    return { piece: templeKey(seat, place), from: [...(moved ? [templeKey(seat, moved)] : []), supplyKey(seat), otherKey(seat)] };
  });
  return [...set, ...left.map((place): Move => ({ piece: templeKey(seat, place), to: [supplyKey(seat), otherKey(seat)] }))];
}

function tileMoves(before: GardensView, after: GardensView): Move[] {
  const taker = after.players.findIndex((player, seat) => player.open_count > (before.players[seat]?.open_count ?? 0));
  const taken = SPACES.filter((space) => before.tile_display[space] && before.tile_display[space] !== after.tile_display[space]);
  const filled = SPACES.filter((space) => after.tile_display[space] && before.tile_display[space] !== after.tile_display[space]);
  const gone = taken.map((space): Move => {
    const to = taker < 0 ? [] : [ladderKey(taker, before.tile_display[space] ?? ''), otherKey(taker)];
    return { piece: tileSpot(space), to };
  });
  // the taken tile last: its points rise where the last piece lands
  return [...filled.map((space): Move => ({ piece: tileSpot(space), manner: 'pop' })), ...gone];
}

/** How the tiles and ornaments moved between two views. */
import type { Move } from '../shared/flight.svelte';
import { GHOST } from '../shared/moving.svelte';
import type { BabylonView, Garden } from './view';

export const tileKey = (id: string): string => `tile-${id}`;
/** With the upper floor: a statue may stand over another one. */
export const ornamentKey = (seat: number, kind: string, cells: readonly string[], floor: number): string => `${kind}-${seat}-${cells.join('-')}-${floor}`;

/** Where each visible tile is: a column, in a player's hand just dug or stored, or a garden. */
function places(view: BabylonView): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, column] of Object.entries(view.columns)) if (column.top) found.set(column.top, `column-${name}`);
  view.players.forEach((player, seat) => {
    if (player.slot) found.set(player.slot, `hand-${seat}`);
    for (const tile of player.garden.tiles) found.set(tile.id, `garden-${seat}-${tile.anchor}`);
  });
  if (view.dug && !view.dug_placed) found.set(view.dug, `dug-${view.player}`);
  return found;
}

/** The names of the ornaments and belvederes of a garden, each with its first cell. */
function built(garden: Garden, seat: number): [key: string, cell: string][] {
  const belvederes = garden.belvederes.map((one): [string, string] => [ornamentKey(seat, 'belvedere', [one.cell], one.floor), one.cell]);
  return [...belvederes, ...garden.ornaments.map((one): [string, string] => [ornamentKey(seat, one.kind, one.cells, Math.max(...one.floors)), one.cells[0] ?? ''])];
}

/** A player's hand, the just dug tile or the stored one. */
const HAND = /^(?:dug|hand)-(\d)/;

export function moves(before: BabylonView, after: BabylonView): Move[] {
  const was = places(before);
  const now = places(after);
  const tiles = [...now].flatMap(([id, place]): Move[] => {
    const from = was.get(id);
    if (from === place || from === undefined) return [];
    // another player's hand is not drawn: their tile leaves for their garden, and comes from there
    const hand = HAND.exec(place);
    if (hand && Number(hand[1]) !== after.seat) return [{ piece: tileKey(id), to: [`others-${hand[1]}`] }];
    const laid = place.startsWith('garden-');
    return [{ piece: tileKey(id), from: [...(laid ? [GHOST] : []), tileKey(id), from.replace(HAND, 'others-$1')], ...(laid ? { pillars: true, at: [place] } : {}) }];
  });
  // removed from the quarry, or discarded
  const gone = [...was].filter(([id, place]) => !now.has(id) && !place.startsWith('garden-')).map(([id]): Move => ({ piece: tileKey(id), to: [] }));
  const ornaments = after.players.flatMap((player, seat): Move[] => {
    const old = new Set(built(before.players[seat]?.garden ?? player.garden, seat).map(([key]) => key));
    return built(player.garden, seat)
      .filter(([key]) => !old.has(key))
      .map(([piece, cell]) => ({ piece, manner: 'pop', at: [`garden-${seat}-${cell}`] }));
  });
  // what leaves the storage first: the tile that is kept slides over it
  return [...gone, ...tiles, ...ornaments];
}

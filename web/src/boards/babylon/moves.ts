/** How the tiles and ornaments moved between two views. */
import { GHOST, type Move } from '../shared/flight.svelte';
import type { BabylonView, Garden } from './view';

export const tileKey = (id: string): string => `tile-${id}`;
/** With the upper floor: a statue may stand over another one. */
export const ornamentKey = (seat: number, kind: string, cells: readonly string[], floor: number): string => `${kind}-${seat}-${cells.join('-')}-${floor}`;

/** Where each visible tile is: a column, the hand of a player, or a garden. */
function places(view: BabylonView): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, column] of Object.entries(view.columns)) if (column.top) found.set(column.top, `column-${name}`);
  view.players.forEach((player, seat) => {
    if (player.slot) found.set(player.slot, `hand-${seat}`);
    for (const tile of player.garden.tiles) found.set(tile.id, `garden-${seat}-${tile.anchor}`);
  });
  if (view.dug && !view.dug_placed) found.set(view.dug, `hand-${view.player}`);
  return found;
}

/** The names of the ornaments and belvederes of a garden. */
function built(garden: Garden, seat: number): string[] {
  const belvederes = garden.belvederes.map((one) => ornamentKey(seat, 'belvedere', [one.cell], one.floor));
  return [...belvederes, ...garden.ornaments.map((one) => ornamentKey(seat, one.kind, one.cells, Math.max(...one.floors)))];
}

export function moves(before: BabylonView, after: BabylonView): Move[] {
  const was = places(before);
  const now = places(after);
  const tiles = [...now].flatMap(([id, place]): Move[] => {
    const from = was.get(id);
    if (from === place || from === undefined) return [];
    // another player's hand is not drawn: their tile leaves for their garden, and comes from there
    const hand = /^hand-(\d)/.exec(place);
    if (hand && Number(hand[1]) !== after.seat) return [{ piece: tileKey(id), to: [`others-${hand[1]}`] }];
    return [{ piece: tileKey(id), from: [...(place.startsWith('garden-') ? [GHOST] : []), tileKey(id), from.replace('hand-', 'others-')], pillars: place.startsWith('garden-') }];
  });
  const ornaments = after.players.flatMap((player, seat): Move[] => {
    const old = new Set(built(before.players[seat]?.garden ?? player.garden, seat));
    return built(player.garden, seat).filter((key) => !old.has(key)).map((piece) => ({ piece, manner: 'pop' }));
  });
  return [...tiles, ...ornaments];
}

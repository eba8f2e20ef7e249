/** The tiles of a player as far as the viewer sees them. */
import type { PlayerView } from './view';

export function countOf(tiles: readonly string[] | null | undefined): Record<string, number> {
  const held: Record<string, number> = {};
  for (const tile of tiles ?? []) held[tile] = (held[tile] ?? 0) + 1;
  return held;
}

/** The tiles of a player that the viewer sees, counted. */
export function heldBy(player: PlayerView): Record<string, number> {
  return countOf([...(player.open_tiles ?? []), ...(player.blind_tiles ?? [])]);
}

/** How many tiles of a player the viewer does not see. */
export function hiddenOf(player: PlayerView): number {
  return (player.open_tiles ? 0 : player.open_count) + (player.blind_tiles ? 0 : player.blind_count);
}

/** Parameters of sentences about a player: languages choose the verb by `$you`, not by a pasted name. */
import type { Params } from './words.svelte';

/** The reader of a sentence. */
export interface Reader {
  /** The players' names by seat. */
  names: readonly string[];
  /** The reader's seat, null for spectators. */
  viewer: number | null;
}

/** `$name` and `$you`: `yes` if the player of a seat is the reader. */
export function person({ names, viewer }: Reader, seat: number): Params {
  return { name: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' };
}

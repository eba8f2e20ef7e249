/** How boards start movements. The code that moves pieces (`flight.svelte.ts`) is loaded after the first view; until then nothing travels. */
import { tick } from 'svelte';
import type { Flights } from './flight.svelte';

/** The movements on the screen; null until they are loaded. */
export const moving: { flights: Flights | null } = { flights: null };

/** The name of the piece that is prepared at a place, and of the one under the pointer. */
export const GHOST = 'ghost';
export const DRAGGED = 'dragged';

/**
 * Move the ghost from a hand to where it is prepared; one that was dragged is there already. A ghost on the board appears at its next
 * place in the next frame: a player who moves it with keys does not wait for it. Must be called in a component.
 */
export function sendGhost(place: () => string | null, from: () => string): void {
  let was: string | null = null;
  $effect.pre(() => {
    const at = place();
    if (at && !was) moving.flights?.prepare([{ piece: GHOST, from: [GHOST, from()] }]);
    else if (at && at !== was) moving.flights?.finish();
    was = at;
  });
  $effect(() => {
    if (place()) moving.flights?.play();
  });
}

/** Move a dragged piece that was refused back to its place. */
export function flyHome(place: string): void {
  moving.flights?.prepare([{ piece: DRAGGED, onto: [place] }]);
  void tick().then(() => moving.flights?.play());
}

/** What is needed only while a tile is held over the garden or the turn ends: loaded with the extras, so that the first view needs less script. */
import type { preferred } from './offers';
import type Supports from './Supports.svelte';
import type { worth } from './worth';

class Parts {
  Supports = $state.raw<typeof Supports>();
  preferred = $state.raw<typeof preferred>();
  worth = $state.raw<typeof worth>();
}

export const parts = new Parts();

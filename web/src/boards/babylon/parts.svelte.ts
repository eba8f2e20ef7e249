/** What the garden draws only while a tile is held over it: loaded with the extras, so that the first view needs less script. */
import type Supports from './Supports.svelte';

class Parts {
  Supports = $state.raw<typeof Supports>();
}

export const parts = new Parts();

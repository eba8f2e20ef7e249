/**
 * Tooltips of pieces. An element with `data-hint` shows that text on hover, on keyboard focus and on a long press (`Hints.svelte`).
 * With `data-hint-rest` too, the pointer must rest on it and a focus shows nothing: the player aims with a piece in hand.
 * A control with `data-hint-tap` cannot be used now, so that a tap shows its hint.
 * Elements that are no controls get the attributes of `hinted` or `explained`; a tap shows their hint too. The key I also reaches those
 * without a focus of their own.
 */
interface Hinted {
  tabindex: number;
  'data-hint': string;
  'data-piece': string;
}

/** Attributes of a text that is no control but has a hint: `rove` (`boards/shared/keyboard`) makes one Tab stop of several. */
export function hinted(text: string, tabindex = -1): Hinted {
  return { tabindex, 'data-hint': text, 'data-piece': '' };
}

/** The same for a drawing without text: the hint is also its name. */
export function explained(text: string, tabindex = -1): Hinted & { role: 'img'; 'aria-label': string } {
  return { role: 'img', 'aria-label': text, ...hinted(text, tabindex) };
}

/** Looking at a step before making it: under the mouse, or with the keyboard's focus. A finger cannot hover, so it readies instead. */
import type { BabelPlay } from './play.svelte';

export function aiming(play: BabelPlay, word: () => string | null) {
  const look = (): void => {
    play.aimed = word();
  };
  const away = (): void => {
    play.aimed = null;
  };
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') look();
    },
    onpointerleave: away,
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as HTMLElement).matches(':focus-visible')) look();
    },
    onblur: away,
  };
}

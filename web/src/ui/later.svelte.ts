/** Values that follow others a little later, so that the frame in which the board changes has less to do. */
import { untrack } from 'svelte';
import { landing } from './motion';

/** How often, and for how long, what waits for the pieces looks whether they have landed. */
const LOOK_MS = 40;
const MAX_MS = 1500;

/**
 * A value two frames after it has changed: pieces begin to move in the frame between. With `landed`, once no piece moves any more: for what
 * only tells about a step, such as the log. Must be called in a component.
 */
export function later<T>(value: () => T, landed = false): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const now = value();
    if (now === untrack(() => shown)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = performance.now() + MAX_MS;
    const show = (): void => {
      if (landed && landing.busy() && performance.now() < end) timer = setTimeout(show, LOOK_MS);
      else shown = now;
    };
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return () => shown;
}

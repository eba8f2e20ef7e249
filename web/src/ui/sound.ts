/** Sounds of the page. None before the first touch, none when switched off. */
import { settings } from '../app/settings.svelte';

export type Sound = 'dig' | 'piece' | 'build' | 'confirm' | 'turn' | 'raze' | 'water' | 'tick' | 'flag' | 'end' | 'lost';

/** When the page was first touched. */
let touched = -1;
/** The synthesiser waits until the first movement is over: its start blocks the page for tens of milliseconds. */
const MAKE_MS = 1000;
/** Sounds begin after the frame in which the board changes. */
const NEXT_MS = 20;
/** A sound that is later than this, because the synthesiser is still loading, is not played. */
const LATE_MS = 300;

const load = () => import('./synthesiser');

for (const kind of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(
    kind,
    () => {
      touched = performance.now();
      if (!settings.sound) return;
      const loading = load().catch(() => null);
      setTimeout(() => void loading.then((synthesiser) => synthesiser?.prepare()), MAKE_MS);
    },
    { once: true },
  );

async function start(sound: Sound): Promise<void> {
  const asked = performance.now();
  const synthesiser = await load().catch(() => null);
  if (performance.now() - asked < LATE_MS) synthesiser?.start(sound);
}

/** Play a sound, and vibrate on a phone. */
export function play(sound: Sound): void {
  if (!settings.sound || touched < 0) return;
  if (performance.now() - touched > MAKE_MS) setTimeout(() => void start(sound), NEXT_MS);
  if (!matchMedia('(pointer: coarse)').matches) return;
  if (sound === 'turn') navigator.vibrate?.([20, 60, 20]);
  else if (sound === 'confirm') navigator.vibrate?.(15);
}

/** Milliseconds of a movement in the scene; 0 if nothing should move. */
import { milliseconds } from '../../../ui/motion';

export function duration(time: '--travel' | '--sheet'): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const ms = milliseconds(time);
  return ms < 10 ? 0 : ms;
}

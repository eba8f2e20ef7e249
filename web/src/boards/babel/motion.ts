import { milliseconds } from '../../ui/motion';

/** How long a piece travels; hardly at all for those who want no motion. */
export function travel(): number {
  return milliseconds('--travel');
}

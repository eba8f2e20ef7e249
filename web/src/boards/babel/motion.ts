import { milliseconds } from '../../ui/motion';

/** The duration of a piece's movement; almost zero with reduced motion. */
export function travel(): number {
  return milliseconds('--travel');
}

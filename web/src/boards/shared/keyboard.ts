/** Arrow keys lead from piece to piece, over board, hand and choices alike: to whatever lies nearest in that direction. */
import { isDirection, nearest } from '../babel/geometry';

const PIECES = '[data-piece]:not([disabled])';

/** Let arrow keys move the focus among everything that carries `data-piece`. */
export function steer(event: KeyboardEvent): void {
  const from = event.currentTarget instanceof HTMLElement ? (event.target as HTMLElement).closest<HTMLElement>(PIECES) : null;
  if (!from || !isDirection(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const others = [...document.querySelectorAll<HTMLElement>(PIECES)].filter((one) => one !== from && one.offsetParent !== null);
  const found = others[nearest(from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), event.key)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** Put the focus on the first place where what was picked up by key may go. */
export function focusTarget(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-piece][data-legal]')?.focus());
}

/** Keep the focus on the board when what had it is gone: on the hand, or on the own site. */
export function focusAgain(wanted: string): void {
  requestAnimationFrame(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>(`${wanted} [data-piece]`)?.focus();
  });
}

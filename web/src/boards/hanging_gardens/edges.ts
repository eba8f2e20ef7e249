/** Lines of a garden: where cards end, and around groups. */
import type { LogEntry, Seat } from '../../net/types';
import { covered, placeOf, squareOf } from './geometry';
import type { Garden, Place } from './view';

/** The top card of each square: 0 is the start card, the others count in the order of play. */
type Pile = Map<Place, number>;

/**
 * A view has squares, not cards, but the log has every card's place. If it does not match the garden (incomplete log, or a
 * position that was set up), the cards are unknown.
 */
export function pileOf(log: readonly LogEntry[], seat: Seat, garden: Garden, until = Infinity): Pile {
  const pile: Pile = new Map(covered(0, { x: 0, y: 0 }).map((place) => [place, 0]));
  let number = 0;
  for (const { code, params, step } of log) {
    if (code !== 'hanging-gardens-card' || params.seat !== seat || (step ?? 0) > until) continue;
    number += 1;
    for (const place of covered(Number(params.turn), squareOf(String(params.at)))) pile.set(place, number);
  }
  const fits = pile.size === Object.keys(garden).length && [...pile.keys()].every((place) => place in garden);
  return fits ? pile : new Map();
}

/** A path along the edges between squares of different owners; `of` names the owner, undefined is the table. */
function borders(places: Iterable<Place>, of: (place: Place) => number | undefined, unit: number): string {
  const parts: string[] = [];
  for (const place of places) {
    const { x, y } = squareOf(place);
    const own = of(place);
    const px = x * unit;
    const py = y * unit;
    // each inner edge is drawn once, by the square left of it or above it
    if (of(placeOf({ x: x + 1, y })) !== own) parts.push(`M${px + unit} ${py}v${unit}`);
    if (of(placeOf({ x, y: y + 1 })) !== own) parts.push(`M${px} ${py + unit}h${unit}`);
    if (of(placeOf({ x: x - 1, y })) === undefined) parts.push(`M${px} ${py}v${unit}`);
    if (of(placeOf({ x, y: y - 1 })) === undefined) parts.push(`M${px} ${py}h${unit}`);
  }
  return parts.join('');
}

/** The dark lines of a garden, or of some of its squares: its outline, and the edges of cards. */
export function cardLines(garden: Garden, pile: Pile, unit: number, places: readonly Place[] = Object.keys(garden)): string {
  return borders(places, (place) => (place in garden ? (pile.get(place) ?? -1) : undefined), unit);
}

/** The outline of some squares. */
export function outline(places: readonly Place[], unit: number): string {
  const inside = new Set(places);
  return borders(places, (place) => (inside.has(place) ? 1 : undefined), unit);
}

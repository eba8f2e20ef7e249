/** Lines of a garden: where cards end, and around groups. */
import type { LogEntry, Seat } from '../../net/types';
import { covered, placeOf, squareOf } from './geometry';
import type { Garden } from './garden';
import type { Place } from './view';

/** Which card lies on top of each square: 0 is the start card, then the cards in the order in which they were laid. */
export type Pile = Map<Place, number>;

/**
 * A view shows squares, not cards; but the log tells where every card was laid. If it does not fit the garden (a log that is not whole, or a
 * position that was set up), nothing is known of the cards.
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

/** A card more on top, as it is thought of but not laid. */
export function piledOn(pile: Pile, places: Iterable<Place>): Pile {
  if (pile.size === 0) return pile;
  const top = Math.max(...pile.values()) + 1;
  return new Map([...pile, ...[...places].map((place): [Place, number] => [place, top])]);
}

/** A path along all edges between squares that belong to different things; `of` names the thing, undefined is the table. */
function borders(places: Iterable<Place>, of: (place: Place) => number | undefined, unit: number): string {
  const parts: string[] = [];
  for (const place of places) {
    const { x, y } = squareOf(place);
    const own = of(place);
    const px = x * unit;
    const py = y * unit;
    // each inner edge is drawn once, by the square left of it or above it; the rim by whoever is there
    if (of(placeOf({ x: x + 1, y })) !== own) parts.push(`M${px + unit} ${py}v${unit}`);
    if (of(placeOf({ x, y: y + 1 })) !== own) parts.push(`M${px} ${py + unit}h${unit}`);
    if (of(placeOf({ x: x - 1, y })) === undefined) parts.push(`M${px} ${py}v${unit}`);
    if (of(placeOf({ x, y: y - 1 })) === undefined) parts.push(`M${px} ${py}h${unit}`);
  }
  return parts.join('');
}

/** The dark lines of a garden: its rim, and where one card ends on another. */
export function cardLines(garden: Garden, pile: Pile, unit: number): string {
  return borders(Object.keys(garden), (place) => (place in garden ? (pile.get(place) ?? -1) : undefined), unit);
}

/** The outline of some squares. */
export function outline(places: readonly Place[], unit: number): string {
  const inside = new Set(places);
  return borders(places, (place) => (inside.has(place) ? 1 : undefined), unit);
}

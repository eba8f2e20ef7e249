/** Names of players: persons by their names, bots by their levels. */
import type { SeatView } from '../net/types';
import { words, type Say } from '../words/words.svelte';

/** The name of a bot's level; without a text, the level itself. */
export function levelName(level: string, say: Say): string {
  const key = `bot-${level}`;
  return words.has(key) ? say(key) : level.charAt(0).toUpperCase() + level.slice(1);
}

/** The names by seat; bots of the same level are numbered. */
export function namesOf(seats: readonly Pick<SeatView, 'kind' | 'name' | 'level'>[], say: Say): string[] {
  const plain = seats.map((seat) => seat.name || (seat.level ? levelName(seat.level, say) : ''));
  return plain.map((name, seat) => {
    if (!name || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

/** The names of the other players at a listed table. Lists of older servers have no seat: then the user is known by name. */
export function opponents(table: { seats: readonly Pick<SeatView, 'kind' | 'name' | 'level'>[]; seat: number | null }, user: string, say: Say): string[] {
  return namesOf(table.seats, say).filter((name, seat) => name && (table.seat === null ? name !== user : seat !== table.seat));
}

/** Runs: three or more equal cards next to each other in a column (rules 2.1). */
import type { People } from './view';

export interface Run {
  people: People;
  /** Place of the first card, counted from 0. */
  first: number;
  length: number;
}

/** Every run of a column, from its first card on. */
export function runsOf(column: string): Run[] {
  const runs: Run[] = [];
  for (const match of column.matchAll(/([AHMPS])\1{2,}/g)) {
    runs.push({ people: match[1] as People, first: match.index, length: match[0].length });
  }
  return runs;
}

/** How long the run at the end would be after laying a card; 0 if there would be none. */
export function runAfter(column: string, card: string): number {
  const last = runsOf(column + card).at(-1);
  return last && last.first + last.length === column.length + 1 ? last.length : 0;
}

/** The places of the cards that the Sumerians would win over (rules 4.2): all like the last one, or only the stretch at the end. */
export function defectors(column: string, option: unknown): number[] {
  const last = column.at(-1);
  if (!last) return [];
  const alike = [...column].flatMap((card, place) => (card === last ? [place] : []));
  if (option !== 'trailing') return alike;
  const begin = column.length - (/(.)\1*$/.exec(column)?.[0].length ?? 1);
  return alike.filter((place) => place >= begin);
}

/** The places of one people in a column. */
export function placesOf(column: string, people: People): number[] {
  return [...column].flatMap((card, place) => (card === people ? [place] : []));
}

/** What tiles pay (section 6.2), what one more would bring, and the ladders of a collection. */
import type { PlayerView, Values } from './view';

export type Held = Record<string, number>;

/** The tiles of a player that the viewer sees, counted. */
export function heldBy(player: PlayerView): Held {
  const held: Held = {};
  for (const tile of [...(player.open_tiles ?? []), ...(player.blind_tiles ?? [])]) held[tile] = (held[tile] ?? 0) + 1;
  return held;
}

/** How many tiles of a player the viewer does not see. */
export function hiddenOf(player: PlayerView): number {
  return (player.open_tiles ? 0 : player.open_count) + (player.blind_tiles ? 0 : player.blind_count);
}

/** 6.2 What the tiles of one kind pay to whoever holds all these tiles. */
export function worth(values: Values, held: Held, tile: string): number {
  const row = values.series[tile];
  const count = held[tile] ?? 0;
  if (row) {
    const rest = count % row.length;
    return Math.floor(count / row.length) * (row[row.length - 1] ?? 0) + (rest ? (row[rest - 1] ?? 0) : 0);
  }
  const person = values.persons[tile];
  if (!person) return 0;
  const series = held[person.series] ?? 0;
  if (person.per_tile !== undefined) return count * person.per_tile * series;
  const complete = series >= (values.series[person.series]?.length ?? Infinity);
  return count * ((complete ? person.high : person.low) ?? 0);
}

/** 6.2 What all tiles of somebody pay together, awards aside. */
export function total(values: Values, held: Held): number {
  return [...Object.keys(values.series), ...Object.keys(values.persons)].reduce((sum, tile) => sum + worth(values, held, tile), 0);
}

/** How many points one tile more would bring; it may also raise what a person pays. */
export function gain(values: Values, held: Held, tile: string): number {
  return total(values, { ...held, [tile]: (held[tile] ?? 0) + 1 }) - total(values, held);
}

export interface Rung {
  points: number;
  state: 'done' | 'now' | 'next' | 'later';
}

export interface Ladder {
  tile: string;
  count: number;
  points: number;
  /** Whether it is a person: on a round plate, with low and high value. */
  person: boolean;
  /** Complete sets below the ladder's own rungs. */
  sets: number;
  rungs: Rung[];
}

/** The ladder of one kind: what it pays now, and what the next tile would make of it. */
export function ladderOf(values: Values, held: Held, tile: string): Ladder {
  const count = held[tile] ?? 0;
  const points = worth(values, held, tile);
  const row = values.series[tile];
  if (!row) return { tile, count, points, person: true, sets: 0, rungs: personRungs(values, held, tile) };
  // a complete set counts as its last value until the next set begins
  const rest = count % row.length || (count ? row.length : 0);
  const sets = count ? (count - rest) / row.length : 0;
  const rungs = row.map((value, index): Rung => {
    const at = index + 1;
    return { points: value, state: at < rest ? 'done' : at === rest ? 'now' : at === rest + 1 ? 'next' : 'later' };
  });
  return { tile, count, points, person: false, sets, rungs };
}

function personRungs(values: Values, held: Held, tile: string): Rung[] {
  const person = values.persons[tile];
  if (!person) return [];
  if (person.per_tile !== undefined) {
    const now = worth(values, { ...held, [tile]: 1 }, tile);
    return [
      { points: now, state: 'now' },
      { points: now + person.per_tile, state: 'next' },
    ];
  }
  const complete = (held[person.series] ?? 0) >= (values.series[person.series]?.length ?? Infinity);
  return [
    { points: person.low ?? 0, state: complete ? 'done' : 'now' },
    { points: person.high ?? 0, state: complete ? 'now' : 'next' },
  ];
}

/** The ladders of all tiles that somebody holds, in the order of the score sheet. */
export function laddersOf(values: Values, held: Held): Ladder[] {
  return [...Object.keys(values.series), ...Object.keys(values.persons)].filter((tile) => held[tile]).map((tile) => ladderOf(values, held, tile));
}

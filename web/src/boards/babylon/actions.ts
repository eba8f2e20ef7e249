/** The action words, parsed (rules 9): `place:dug@c4r2/11-2`, `fountain:c4*-c5`, `end:keep`. */
import type { Kind, Source } from './view';

export interface Placing {
  name: 'place';
  source: Source;
  anchor: string;
  rotation: number;
  /** Supports of the corners NW, NE, SE, SW: `1` single, `2` double, `s` statue, `-` none. */
  supports: string;
}

export interface Decorating {
  name: 'ornament';
  kind: Kind;
  /** Both ends; of stairs, the lower one first. */
  cells: string[];
  /** The end whose icon the round token grants. */
  star: string | null;
}

/** The dig of a tile, or its removal while the quarry is set up. */
export interface Taking {
  name: 'remove' | 'dig';
  column: string;
}

export type Action =
  | Taking
  | Placing
  | Decorating
  | { name: 'end'; how: '' | 'keep' | 'toss' };

const COLUMN = /^(remove|dig):([A-D][1-4])$/;
const PLACE = /^place:(dug|kept)@([a-h][1-8])r([0-3])\/([12s-]{4})$/;
const ORNAMENT = /^(?:(statue):([a-h][1-8]\*?)|(fountain|bridge|stairs):([a-h][1-8]\*?)-([a-h][1-8]\*?))$/;
const END = /^end(?::(keep|toss))?$/;

/** Parse a word; null if it is no action of Babylon. */
export function parse(word: string): Action | null {
  let found = COLUMN.exec(word);
  if (found) return { name: found[1] as 'remove' | 'dig', column: found[2] as string };
  found = PLACE.exec(word);
  if (found) {
    const [, source, anchor, rotation, supports] = found as unknown as [string, Source, string, string, string];
    return { name: 'place', source, anchor, rotation: Number(rotation), supports };
  }
  found = ORNAMENT.exec(word);
  if (found) return decorating((found[1] ?? found[3]) as Kind, [found[2] ?? found[4], found[5]]);
  found = END.exec(word);
  return found ? { name: 'end', how: (found[1] ?? '') as '' | 'keep' | 'toss' } : null;
}

function decorating(kind: Kind, marks: (string | undefined)[]): Decorating {
  const ends = marks.filter((mark) => mark !== undefined);
  const star = ends.find((mark) => mark.endsWith('*'))?.slice(0, 2) ?? null;
  return { name: 'ornament', kind, cells: ends.map((mark) => mark.slice(0, 2)), star };
}

export function placeWord(placing: Omit<Placing, 'name'>): string {
  return `place:${placing.source}@${placing.anchor}r${placing.rotation}/${placing.supports}`;
}

export function ornaments(words: readonly string[]): { word: string; action: Decorating }[] {
  return words
    .map((word) => ({ word, action: parse(word) }))
    .filter((one): one is { word: string; action: Decorating } => one.action?.name === 'ornament');
}

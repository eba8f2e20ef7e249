/** Parses and writes action words (rules 9). */
import type { Place, Space } from './view';
import { placeOf, squareOf, type Square } from './geometry';

export type Action =
  | { name: 'card'; slot: number; corner: Square; turn: number }
  | { name: 'burn'; slot: number }
  | { name: 'keep'; at: Place }
  | { name: 'temple'; at: Place; from: Place | null }
  | { name: 'pass' }
  | { name: 'tile'; space: Space };

const SHAPES: [RegExp, (parts: string[]) => Action][] = [
  [
    /^card:([1-4])@(-?\d+,-?\d+)r([0-3])$/,
    ([slot = '', corner = '', turn = '']) => ({ name: 'card', slot: Number(slot), corner: squareOf(corner), turn: Number(turn) }),
  ],
  [/^burn:([1-4])$/, ([slot = '']) => ({ name: 'burn', slot: Number(slot) })],
  [/^keep:(-?\d+,-?\d+)$/, ([at = '']) => ({ name: 'keep', at })],
  [/^temple:(-?\d+,-?\d+)(?:<(-?\d+,-?\d+))?$/, ([at = '', from]) => ({ name: 'temple', at, from: from ?? null })],
  [/^(pass)$/, () => ({ name: 'pass' })],
  [/^tile:([1-3][ab])$/, ([space = '']) => ({ name: 'tile', space: space as Space })],
];

/** Parse a word; null if it is not an action of this game. */
export function parse(word: string): Action | null {
  for (const [shape, read] of SHAPES) {
    const found = shape.exec(word);
    if (found) return read(found.slice(1));
  }
  return null;
}

export function cardWord(slot: number, corner: Square, turn: number): string {
  return `card:${slot}@${placeOf(corner)}r${turn}`;
}

export function templeWord(at: Place, from: Place | null): string {
  return from ? `temple:${at}<${from}` : `temple:${at}`;
}

/** The actions of one name, parsed. */
export function actionsOf<N extends Action['name']>(words: readonly string[], name: N): Extract<Action, { name: N }>[] {
  return words.flatMap((word) => {
    const action = word.startsWith(name) ? parse(word) : null;
    return action?.name === name ? [action as Extract<Action, { name: N }>] : [];
  });
}

/** Ideas of the first game of each kind on this device: which were explained, and which is possible now. */
import { storage } from '../app/storage';
import type { GameBoard } from '../boards/board';
import type { GameView } from '../net/types';
import { localised } from '../lesson/localised';
import type { Texts } from '../lesson/steps';
import type { Table } from './table.svelte';

export interface Idea {
  id: string;
  /** An expression for whole action words. */
  when: string;
  /** The id of the rule that explains it. */
  rule: string;
  text: Texts;
}

export interface Ideas {
  aim: Texts;
  final?: Texts;
  sudden?: Texts;
  ideas: Idea[];
}

/** The aim that is true now in the reader's language, with the number of rounds of this game. */
export function aimOf(ideas: Ideas, view: GameView & { rounds?: number } | null, board: Pick<GameBoard, 'aim'>): string {
  const aim = view ? board.aim?.(view) : undefined;
  return localised(ideas[aim ?? 'aim'] ?? ideas.aim).replace('{rounds}', `${view?.rounds}`);
}

/** The most actions of which the gain is compared; among more, such as the places of a tile, none is recommended. */
const MAX_ACTIONS = 12;

/** The first idea, in the order of the list, that is possible and was not explained yet. */
export function possibleIdea(ideas: readonly Idea[], explained: ReadonlySet<string>, words: readonly string[]): { idea: Idea; words: string[] } | null {
  for (const idea of ideas) {
    if (explained.has(idea.id)) continue;
    const when = new RegExp(`^(?:${idea.when})$`);
    const found = words.filter((word) => when.test(word));
    if (found.length) return { idea, words: found };
  }
  return null;
}

/** The word among some that gains the player most points at once; the first one if none gains anything, or if they are too many to compare. */
export async function bestOf(table: Table, words: readonly string[]): Promise<{ word: string; points: number }> {
  if (words.length > MAX_ACTIONS) return { word: words[0] ?? '', points: 0 };
  const own = table.seat ?? 0;
  const before = table.game?.scores?.[own] ?? 0;
  const tried = await Promise.all(
    words.map(async (word) => {
      const after: GameView | null = await table.preview(word);
      return { word, points: (after?.scores?.[own] ?? before) - before };
    }),
  );
  return tried.reduce((best, one) => (one.points > best.points ? one : best), tried[0] ?? { word: '', points: 0 });
}

/** The ideas that some actions have already followed: they need no explanation. A second idea about the same actions waits for the next ones. */
export function followedIdeas(ideas: readonly Idea[], words: readonly string[]): Idea[] {
  const first = ideas.filter(({ when }, number) => ideas.findIndex((idea) => idea.when === when) === number);
  return first.filter(({ when }) => words.some((word) => new RegExp(`^(?:${when})$`).test(word)));
}

const key = (game: string): string => `ideas-${game}`;

export function explainedIdeas(game: string): Set<string> {
  return new Set((storage.getItem(key(game)) ?? '').split(' ').filter(Boolean));
}

export function explain(game: string, id: string): void {
  storage.setItem(key(game), [...explainedIdeas(game), id].join(' '));
}

/** What lists of games show: the `about.ts` of every board, found by folder. */
import type { About } from './board';

const abouts = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' });

/** Undefined for a game without a board of its own. */
export function aboutGame(game: string): About | undefined {
  return abouts[`./${game}/about.ts`];
}

const rank = (game: string): number => aboutGame(game)?.order ?? 99;

/** Sort games for display: those with a board in their order, then the others by name. */
export function inDisplayOrder(games: readonly string[]): string[] {
  return [...games].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The games that have a board of their own. */
export const GAMES: readonly string[] = inDisplayOrder(Object.keys(abouts).map((path) => path.split('/')[1] ?? ''));

/** The game that a newcomer starts with. */
export const FIRST_GAME: string = GAMES.find((game) => aboutGame(game)?.first) ?? GAMES[0] ?? '';

/** The picture of a game as a CSS background. */
export function pictureOf(game: string): string {
  return `url("${aboutGame(game)?.picture ?? '/icon.svg'}")`;
}

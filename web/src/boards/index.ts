/** The boards, found by their folders. A game without a folder here is played on the generic board. */
import type { About, GameBoard } from './board';

const GENERIC = 'generic';
const abouts = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<GameBoard>('./*/index.ts', { import: 'default' });

/** What the lists of games show of a game; undefined for a game without a board of its own. */
export function aboutGame(game: string): About | undefined {
  return abouts[`./${game}/about.ts`];
}

const folderOf = (path: string): string => path.split('/')[1] ?? '';
const rank = (game: string): number => aboutGame(game)?.order ?? Infinity;

/** Sort games for display: those with a board in their order, then the others by name. */
export function inDisplayOrder(games: readonly string[]): string[] {
  return [...games].sort((a, b) => (rank(a) === rank(b) ? a.localeCompare(b) : rank(a) - rank(b)));
}

/** The games that have a board of their own. */
export const GAMES: readonly string[] = inDisplayOrder(Object.keys(abouts).map(folderOf));

/** The game that a newcomer starts with. */
export const FIRST_GAME: string = GAMES.find((game) => aboutGame(game)?.first) ?? GAMES[0] ?? '';

export function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`./${aboutGame(game) ? game : GENERIC}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no board for the game ${game}`));
}

/** The picture of a game as a CSS background. */
export function pictureOf(game: string): string {
  return `url("${aboutGame(game)?.picture ?? '/icon.svg'}")`;
}

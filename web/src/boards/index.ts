/** The boards, found by folder and loaded on demand. A game without a folder here is played on the generic board. */
import type { GameBoard } from './board';

const boards = import.meta.glob<GameBoard>('./*/index.ts', { import: 'default' });

export function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`] ?? boards['./generic/index.ts'];
  return load ? load() : Promise.reject(new Error(`no board for the game ${game}`));
}

/** The board with the parts that its first view did not need. */
export async function withExtras(board: GameBoard): Promise<GameBoard> {
  return { ...board, ...(await board.extras?.()) };
}

/** How games change the opponent: a stronger one after two wins in a row, an easier one after two clear losses in a row. */
import { LADDER, store, stored, type Opponent } from './opponent';
import { storage } from './storage';

const ENOUGH = 2;

export interface Outcome {
  table: string;
  /** The level of the bots in that game. */
  level: string;
  won: boolean;
  /** The points of the player and of the winner; null after a resignation or the like. */
  points: { own: number; best: number } | null;
}

/** What a game changes, for the sentence after it. */
export type Next = 'up' | 'won' | 'top' | 'close' | 'lost' | 'down' | 'bottom';

/** Lost by a quarter of the winner's points or more, or given up. */
function isClear({ won, points }: Outcome): boolean {
  return !won && (points === null || points.own * 4 <= points.best * 3);
}

const step = (level: string, by: number): string | null => {
  const at = LADDER.indexOf(level);
  return at < 0 ? null : (LADDER[at + by] ?? null);
};

/** The opponent after a game, and what to say about it. */
export function after(before: Opponent, game: Outcome): { opponent: Opponent; next: Next } {
  const same = before.level === game.level;
  const wins = game.won ? (same ? before.wins : 0) + 1 : 0;
  const clear = isClear(game);
  const losses = clear ? (same ? before.losses : 0) + 1 : game.won || !same ? 0 : before.losses;
  const kept: Opponent = { level: game.level, wins, losses, table: game.table };
  const fresh = (level: string): Opponent => ({ level, wins: 0, losses: 0, table: game.table });
  const [higher, lower] = [step(game.level, 1), step(game.level, -1)];
  if (game.won) {
    if (!higher) return { opponent: kept, next: 'top' };
    return wins >= ENOUGH ? { opponent: fresh(higher), next: 'up' } : { opponent: kept, next: 'won' };
  }
  if (!clear) return { opponent: kept, next: 'close' };
  if (losses < ENOUGH) return { opponent: kept, next: lower ? 'lost' : 'bottom' };
  return lower ? { opponent: fresh(lower), next: 'down' } : { opponent: fresh(game.level), next: 'bottom' };
}

/** Whether the level is one of those that adapt; games against other bots say nothing about the player. */
export function isLevel(bot: string): boolean {
  return LADDER.includes(bot);
}

/** The level after this one; the same at the top. */
export function harder(level: string): string {
  return step(level, 1) ?? level;
}

/** Count a finished game once, and return what to say about it. */
export function count(game: string, outcome: Outcome): { opponent: Opponent; next: Next } {
  const before = stored(game) ?? { level: outcome.level, wins: 0, losses: 0, table: '' };
  const counted = storage.getItem(`counted-${game}`);
  if (before.table === outcome.table && counted) return { opponent: before, next: counted as Next };
  const found = after(before, outcome);
  store(game, found.opponent);
  storage.setItem(`counted-${game}`, found.next);
  return found;
}

/** The bot that suits the player of this device, by game. The player may choose another at any time. */
import { storage } from './storage';

/** From easy to hard; other bots are played only by choice. */
export const LADDER = ['apprentice', 'mason', 'architect', 'king'];

export interface Opponent {
  level: string;
  /** Wins and clear losses in a row against this level. */
  wins: number;
  losses: number;
  /** The last game that was counted. */
  table: string;
}

const key = (game: string): string => `opponent-${game}`;

/** What is stored on this device; null before the first game. */
export function stored(game: string): Opponent | null {
  try {
    return JSON.parse(storage.getItem(key(game)) ?? 'null') as Opponent | null;
  } catch {
    return null;
  }
}

export function store(game: string, opponent: Opponent): void {
  storage.setItem(key(game), JSON.stringify(opponent));
}

/** Whether the game was played on this device. */
export function hasPlayed(game: string): boolean {
  return stored(game) !== null;
}

/** The bot for the next game, among those that the server has. */
export function opponentFor(game: string, bots: readonly string[]): string {
  const level = stored(game)?.level;
  if (level && (bots.includes(level) || !bots.length)) return level;
  return LADDER.find((one) => bots.includes(one)) ?? bots[0] ?? LADDER[0] ?? '';
}

/** The player has chosen a bot: it stays until games say otherwise. */
export function choose(game: string, level: string): void {
  if (stored(game)?.level !== level) store(game, { level, wins: 0, losses: 0, table: '' });
}

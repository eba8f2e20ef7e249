/** The games and bots that the server offers. */
import { GAMES, inDisplayOrder } from '../boards/games';
import { get } from '../net/rest';

export interface OptionRule {
  kind: 'choice' | 'number' | 'numbers';
  name: string;
  values?: (string | number | boolean)[];
  default?: number | number[];
  low?: number;
  high?: number;
}

export interface CatalogueGame {
  id: string;
  rules: number;
  seats: number[];
  options: OptionRule[];
  defaults: Record<string, unknown>;
  profiles: Record<string, Record<string, unknown>>;
}

/** Known bot levels from easy to hard; unknown ones follow. */
const LEVELS = ['random', 'apprentice', 'greedy', 'mason', 'architect', 'king'];

export function sortedLevels(bots: readonly string[]): string[] {
  const place = (level: string) => (LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length);
  return [...bots].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** The default level: a good bot, but not the strongest. */
export function usualLevel(bots: readonly string[]): string {
  return ['architect', 'mason', 'greedy'].find((level) => bots.includes(level)) ?? bots[0] ?? '';
}

class Catalogue {
  games = $state.raw<CatalogueGame[]>([]);
  bots = $state.raw<string[]>([]);
  private pending: Promise<void> | null = null;

  load(): Promise<void> {
    this.pending ??= get<{ games: CatalogueGame[]; bots: string[] }>('/api/games').then((answer) => {
      this.games = answer.games;
      this.bots = sortedLevels(answer.bots);
    });
    this.pending.catch(() => (this.pending = null));
    return this.pending;
  }

  /** The games to list; until the server has answered, those that have a board. */
  get ids(): readonly string[] {
    return this.games.length ? inDisplayOrder(this.games.map((game) => game.id)) : GAMES;
  }

  game(id: string): CatalogueGame | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();

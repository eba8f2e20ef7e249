/** The games and bots that the server offers. */
import { GAMES, inDisplayOrder } from '../boards';
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

/** The bots' levels that we know, from easy to hard; others come after them. */
const LEVELS = ['random', 'apprentice', 'greedy', 'mason', 'architect', 'king'];

export function sortedLevels(bots: readonly string[]): string[] {
  const place = (level: string) => (LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length);
  return [...bots].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** Whom a newcomer should meet: somebody good, not the strongest. */
export function usualLevel(bots: readonly string[]): string {
  return ['architect', 'mason', 'greedy'].find((level) => bots.includes(level)) ?? bots[0] ?? '';
}

class Catalogue {
  games = $state.raw<CatalogueGame[]>([]);
  bots = $state.raw<string[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= get<{ games: CatalogueGame[]; bots: string[] }>('/api/games').then((answer) => {
      this.games = answer.games;
      this.bots = sortedLevels(answer.bots);
    });
    this.asked.catch(() => (this.asked = null));
    return this.asked;
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

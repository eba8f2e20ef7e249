/** The score pads of this device: the one being counted for each game, and the finished ones. Nothing leaves the device. */
import type { Entries } from './score';

export interface Sheet {
  game: string;
  names: string[];
  entries: Entries[];
  /** When it was finished, in milliseconds; null while it is being counted. */
  at: number | null;
}

const KEPT = 50;
const MAX_NAME = 24;
const present = (game: string): string => `ziggurat-pad-${game}`;
const HISTORY = 'ziggurat-pads';

function read<T>(key: string, missing: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? missing;
  } catch {
    return missing;
  }
}

/** Whether something was kept; a full or blocked storage is no error. */
function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isSheet = (value: Partial<Sheet> | null): value is Sheet =>
  !!value && Array.isArray(value.names) && Array.isArray(value.entries) && value.names.length === value.entries.length;

export const emptySheet = (game: string, names: string[]): Sheet => ({ game, names, entries: names.map(() => ({})), at: null });

export class PadStore {
  sheet: Sheet;
  history = $state.raw<Sheet[]>([]);
  /** Whether the last change was kept on the device. */
  kept = $state(true);
  private past: Sheet[] = [];

  constructor(game: string, names: string[]) {
    const found = read<Partial<Sheet> | null>(present(game), null);
    this.sheet = $state.raw(isSheet(found) ? found : emptySheet(game, names));
    this.history = read<Sheet[]>(HISTORY, []).filter(isSheet);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  private change(next: Sheet): void {
    this.past.push(this.sheet);
    this.sheet = next;
    this.kept = keep(present(next.game), next);
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.sheet = before;
    this.kept = keep(present(before.game), before);
  }

  enter(player: number, line: string, value: number): void {
    const entries = this.sheet.entries.map((one, index) => (index === player ? { ...one, [line]: value } : one));
    this.change({ ...this.sheet, entries });
  }

  rename(player: number, name: string): void {
    const names = this.sheet.names.map((one, index) => (index === player ? name.slice(0, MAX_NAME) : one));
    this.change({ ...this.sheet, names });
  }

  /** Add a player, or remove the last one. */
  resize(names: string[]): void {
    const entries = names.map((_, index) => this.sheet.entries[index] ?? {});
    this.change({ ...this.sheet, names, entries });
  }

  /** Keep the counted game in the history and begin a new one with the same players. */
  finish(now: number): void {
    const done = { ...this.sheet, at: now };
    this.history = [done, ...this.history].slice(0, KEPT);
    this.kept = keep(HISTORY, this.history);
    this.past = [];
    this.sheet = emptySheet(this.sheet.game, this.sheet.names);
    keep(present(this.sheet.game), this.sheet);
  }

  forget(at: number): void {
    this.history = this.history.filter((one) => one.at !== at);
    this.kept = keep(HISTORY, this.history);
  }
}

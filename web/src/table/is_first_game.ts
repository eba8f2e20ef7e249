import { storage } from '../app/storage';

/** Whether this table has the first game of its kind; the first one that is opened is. */
export function isFirstGame(game: string, table: string): boolean {
  const key = `first-${game}`;
  const first = storage.getItem(key);
  if (first === null) storage.setItem(key, table);
  return first === null || first === table;
}

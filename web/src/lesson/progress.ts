/** The finished chapters of each lesson, kept on this device, without an account. */
import { storage } from '../app/storage';

const key = (game: string): string => `lesson-${game}`;

export function finishedChapters(game: string): ReadonlySet<number> {
  const kept = storage.getItem(key(game)) ?? '';
  return new Set(kept.split(' ').map(Number).filter((number) => number > 0));
}

export function finishChapter(game: string, chapter: number): void {
  const all = new Set([...finishedChapters(game), chapter]);
  storage.setItem(key(game), [...all].sort((a, b) => a - b).join(' '));
}

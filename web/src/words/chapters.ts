/** The chapters of a game's rules: messages `page-learn-GAME-CHAPTER`, each with a title. */
import { words } from './words.svelte';

const CHAPTERS = ['aim', 'turn', 'build', 'powers', 'tiles', 'end', 'note'];

export function chapters(game: string): string[] {
  const subject = `page-learn-${game.replaceAll('_', '-')}`;
  return CHAPTERS.map((chapter) => `${subject}-${chapter}`).filter((key) => words.has(key));
}

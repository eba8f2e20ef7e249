/** Names for things that the language files do not name: games, actions and fields of other packages. */
import { say, words } from './words.svelte';

/** An identifier as text: `hand_sizes` becomes `Hand sizes`. */
export function readable(id: string): string {
  const text = id.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function gameName(game: string): string {
  const key = `page-game-${game.replaceAll('_', '-')}`;
  return words.has(key) ? say(key) : readable(game);
}

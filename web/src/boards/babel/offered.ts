/** Which legal steps are offered as choices; the rest is done on the board and in the hand. */
import { inOrder, isAbility, parse } from './actions';
import { emblem, levelTaken, type BabelView, type People } from './view';
import type { Picked } from './play.svelte';

/** A choice of the page, not an action word: picks up people to migrate. */
export const PICK_COLUMN = 'move';

export function offered(view: BabelView, picked: Picked | null): string[] {
  const words = inOrder(view.actions);
  if (picked?.kind === 'card') return words.filter((word) => word === `lay:${picked.card}` || word === `go:${picked.card}`);
  if (picked?.kind === 'column') return words.filter((word) => word.startsWith(`move:${picked.site}>`));
  if (picked?.kind === 'origin') return [];
  const here = words.filter((word) => word.startsWith('build:') || word.includes('@'));
  return words.some((word) => word.startsWith('move:')) ? [...here, PICK_COLUMN] : here;
}

/** The icon of a choice: the people that pays or leaves, or the new temple. */
export function symbolOf(word: string, view: BabelView): { icon: string; people: People | null } {
  const action = parse(word);
  const me = (view.seat ?? 0) as 0 | 1;
  const here = view.pawn[me];
  if (action && isAbility(action) && here !== 'quarry') {
    const people = view.column[me][here][action.place - 1] as People;
    return { icon: emblem(people), people };
  }
  if (action?.name === 'build') return { icon: `temple-${levelTaken(view, action.from)}`, people: null };
  if (action?.name === 'move') return { icon: emblem(action.goal), people: action.goal };
  const people = action && 'card' in action ? action.card : 'A';
  return { icon: emblem(people), people };
}

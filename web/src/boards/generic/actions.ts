/** Action words of any game as text. A word is a name and, after `:` or `@`, what it applies to: `lay:3`, `raze@2`. */
import { readable } from '../../words/readable';

const PARTS = /^([^:@]*)[:@]?(.*)$/;

function partsOf(word: string): { name: string; rest: string } {
  const [, name = word, rest = ''] = PARTS.exec(word) ?? [];
  return { name, rest };
}

/** `lay:3` becomes `Lay 3`. */
export function actionText(word: string): string {
  const { name, rest } = partsOf(word);
  return rest ? `${readable(name)} ${restText(rest)}` : readable(name);
}

const restText = (rest: string): string => rest.replaceAll('_', ' ').replaceAll('>', ' → ').replaceAll(':', ' ');

interface ActionGroup {
  /** The common name of its actions; empty for actions that consist of a name alone. */
  name: string;
  actions: { word: string; text: string }[];
}

/** Actions under their names, in the order of the server; those that consist of a name alone come first. */
export function groupedActions(words: readonly string[]): ActionGroup[] {
  const groups = new Map<string, ActionGroup>([['', { name: '', actions: [] }]]);
  for (const word of words) {
    const { name, rest } = partsOf(word);
    const key = rest ? name : '';
    const group = groups.get(key) ?? { name: readable(name), actions: [] };
    group.actions.push({ word, text: rest ? restText(rest) : readable(name) });
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.actions.length);
}

/** The words whose text contains all parts of a query. */
export function matching(words: readonly string[], query: string): string[] {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.filter((word) => wanted.every((part) => actionText(word).toLocaleLowerCase().includes(part)));
}

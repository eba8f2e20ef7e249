/** Parses Babel's action words (rules 8). */
import { isPeople, type People } from './view';

export type From = 'first' | 'own' | 'foe';

export type Action =
  | { name: 'go' | 'lay' | 'drop'; card: People }
  | { name: 'build'; from: From }
  | { name: 'move'; origin: People; goal: People }
  | { name: 'raze' | 'steal' | 'turn' | 'halve'; place: number }
  | { name: 'drive'; place: number; people: People }
  | { name: 'leap'; place: number; from: 'own' | 'foe' }
  | { name: 'end' };

const ABILITIES = new Set<string>(['raze', 'steal', 'drive', 'turn', 'leap', 'halve']);

const people = (text: string | undefined): People | null => (text && isPeople(text) ? text : null);
const reserve = (text: string | undefined): 'own' | 'foe' | null => (text === 'own' || text === 'foe' ? text : null);

/** Parse a word; null if it is not an action of Babel. */
export function parse(word: string): Action | null {
  if (word === 'end') return { name: 'end' };
  const [head = '', what] = word.split(':');
  const [name = '', digits] = head.split('@');
  return digits === undefined ? parsePlain(name, what) : parseAbility(name, digits, what);
}

function parsePlain(name: string, what: string | undefined): Action | null {
  const card = people(what);
  if ((name === 'go' || name === 'lay' || name === 'drop') && card) return { name, card };
  if (name === 'build' && (what === 'first' || what === 'own' || what === 'foe')) return { name, from: what };
  const [origin, goal] = (what ?? '').split('>').map((one) => people(one));
  return name === 'move' && origin && goal ? { name, origin, goal } : null;
}

function parseAbility(name: string, digits: string, what: string | undefined): Action | null {
  if (!/^[1-9][0-9]*$/.test(digits)) return null;
  const place = Number(digits);
  const victim = people(what);
  const from = reserve(what);
  if (name === 'drive' && victim) return { name, place, people: victim };
  if (name === 'leap' && from) return { name, place, from };
  const bare = name === 'raze' || name === 'steal' || name === 'turn' || name === 'halve';
  return bare && what === undefined ? { name, place } : null;
}

/** Whether an action is paid with a card of a run. */
export function isAbility(action: Action): action is Extract<Action, { place: number }> {
  return ABILITIES.has(action.name);
}

/** The order in which actions are listed: building first, then abilities, then migrations. */
const ORDER = ['build', 'leap', 'steal', 'raze', 'drive', 'turn', 'halve', 'lay', 'go', 'move', 'drop', 'end'];

export function inOrder(words: readonly string[]): string[] {
  const rank = (word: string): number => ORDER.indexOf(parse(word)?.name ?? 'end');
  return [...words].sort((one, two) => rank(one) - rank(two) || (one < two ? -1 : 1));
}

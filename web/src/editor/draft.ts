/** Drafts of positions as the editor writes them, and as links carry them. The server completes and checks them. */
import type { Refusal } from '../net/types';
import type { Params, Say } from '../words/words.svelte';

export type Draft = Record<string, unknown>;

/** The longest link that is read or written, in characters. */
export const MAX_LENGTH = 6000;

/** A draft as a part of an address. */
export function encoded(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The draft of an address; null if there is none, or it is damaged or too long. */
export function decoded(text: string | null): Draft | null {
  if (!text || text.length > MAX_LENGTH) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const draft: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** The most moves from a draft, and the longest word, as on the server. */
const MAX_ACTIONS = 64;
const MAX_ACTION_LENGTH = 80;

/** The part of an address behind the path: a draft and the moves from there. */
export function searchOf(draft: Draft, actions: readonly string[]): string {
  const moves = actions.length ? `&actions=${encodeURIComponent(actions.join(' '))}` : '';
  return `?position=${encoded(draft)}${moves}`;
}

/** The moves of an address; none if there are too many. */
export function actionsIn(search: string): string[] {
  const found = (new URLSearchParams(search).get('actions') ?? '').split(' ').filter(Boolean);
  return found.length > MAX_ACTIONS || found.some((word) => word.length > MAX_ACTION_LENGTH) ? [] : found;
}

/** Why a draft is refused: the server's reason and its parameters, and the sentence. */
export interface Fault {
  problem: string;
  params: Params;
  text: string;
}

/** Why a draft is refused, in words; `why` is the sentence for a refused action, `named` has the parameters in words. */
export function problemText(game: string, refusal: Refusal, say: Say, has: (key: string) => boolean, why: string, named: Params = refusal.params ?? {}): string {
  const { problem = '', seat = 0, ...params } = named;
  const name = String(problem).replaceAll('_', '-');
  const key = [`page-editor-${game.replaceAll('_', '-')}-${name}`, `page-editor-${name}`].find(has);
  if (refusal.code !== 'bad_draft' || !key) return say('page-editor-impossible');
  const given = why || (problem === 'illegal_action' ? say('page-editor-unknown-move') : '');
  return say(key, { ...params, player: Number(seat) + 1, why: given });
}

/** The whole number in a field, within its limits. */
export const whole = (text: string, least: number, most = Infinity): number => Math.max(least, Math.min(most, Math.round(Number(text) || 0)));

/** A list with one entry changed. */
export const changed = <T>(list: readonly T[], index: number, value: T): T[] => list.map((one, number) => (number === index ? value : one));

/** A draft with another number of players; the turn stays with a player who is still there. */
export function withPlayers(draft: Draft, players: readonly unknown[], count: number): Draft {
  const next = Array.from({ length: count }, (_, seat) => players[seat] ?? {});
  return { ...draft, players: next, seat: Math.min(Number(draft.seat ?? 0), count - 1) };
}

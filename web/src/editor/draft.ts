/** Drafts of positions as the editor writes them, and as links carry them. The server completes and checks them. */
import type { Refusal } from '../net/types';
import type { Say } from '../words/words.svelte';

export type Draft = Record<string, unknown>;

/** The longest link that is read or written, in characters. */
export const LONGEST = 6000;

/** A draft as a part of an address. */
export function encoded(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The draft of an address; null if there is none, or it is damaged or too long. */
export function decoded(text: string | null): Draft | null {
  if (!text || text.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const draft: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Why a draft is refused, in words; `why` is the sentence for a refused action. */
export function problemText(game: string, refusal: Refusal, say: Say, has: (key: string) => boolean, why: string): string {
  const { problem = '', seat = 0, ...params } = (refusal.params ?? {}) as Record<string, string | number>;
  const key = `page-editor-${game.replaceAll('_', '-')}-${String(problem).replaceAll('_', '-')}`;
  if (refusal.code !== 'bad_draft' || !has(key)) return say('page-editor-impossible');
  return say(key, { ...params, player: Number(seat) + 1, why });
}

/** A list with one entry changed. */
export const changed = <T>(list: readonly T[], index: number, value: T): T[] => list.map((one, number) => (number === index ? value : one));

/** Lists in sentences, by the rules of the language. */
import { words } from './words.svelte';

/** To make a format takes longer than all else about a sentence: one per language. */
const formats = new Map<string, Intl.ListFormat>();

function formatIn(language: string): Intl.ListFormat {
  const known = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, known);
  return known;
}

/** `Anna`, `Anna and Marek`, `Anna, Marek and Sofia`; in Spanish `Anna y Marek`, but `Anna e Irene`. */
export function listed(parts: readonly string[]): string {
  return formatIn(words.language === 'en' ? 'en-GB' : words.language).format(parts);
}

/** The texts of the language files for tests: `say` then writes what users read. */
import { vi } from 'vitest';
import { words } from '../src/words/words.svelte';

const files = import.meta.glob<string>('../../src/ziggurat/words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** Serves the language files in place of the server and loads some of them in English. */
export async function loadWords(...subjects: string[]): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language, subject] = /words\/(\w+)\/(\w+)\.ftl/.exec(address) ?? [];
    return { ok: true, text: async () => files[`../../src/ziggurat/words/${language}/${subject}.ftl`] ?? '' };
  });
  await words.setLanguage('en');
  await words.need(...subjects);
}

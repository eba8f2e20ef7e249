import { beforeEach, expect, test, vi } from 'vitest';
import { loadRules, ruleKey } from '../../src/rules/rules';
import { sortedLevels, usualLevel } from '../../src/app/catalogue.svelte';
import { ago } from '../../src/pages/times';
import { checked, short } from '../../src/table/fairness';
import { namesOf } from '../../src/table/names';
import { sentence, tableEntry } from '../../src/table/sentences';
import { listed } from '../../src/words/list';
import { preferred, say, words, type Params } from '../../src/words/words.svelte';

const files = import.meta.glob<string>('../../../src/ziggurat/words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The words files, as the server would send them. */
beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language, subject] = /words\/(\w+)\/(\w+)\.ftl/.exec(address) ?? [];
    return { ok: true, text: async () => files[`../../../src/ziggurat/words/${language}/${subject}.ftl`] };
  });
  await words.setLanguage('en');
  await words.need('page_table', 'page_rooms', 'page_learn', 'page_rulings', 'seating', 'server');
  await words.need('rules_babel', 'rules_babylon', 'rules_hanging_gardens');
});

test('the stored language comes first, then the browser’s, then English', () => {
  expect(preferred('fr', ['it-IT'])).toBe('fr');
  expect(preferred(null, ['pl', 'es-MX', 'en'])).toBe('es');
  expect(preferred(null, ['pl'])).toBe('en');
});

test('texts arrive once the server is back', async () => {
  vi.useFakeTimers();
  const back = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const needed = words.need('page_push');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(words.has('page-push-enable')).toBe(false);
  vi.stubGlobal('fetch', back);
  await vi.advanceTimersByTimeAsync(10_000);
  await needed;
  expect(words.has('page-push-enable')).toBe(true);
  vi.useRealTimers();
});

test('names are listed as each language lists them', async () => {
  expect(listed(['Anna'])).toBe('Anna');
  expect(listed(['Anna', 'Marek', 'Sofia'])).toBe('Anna, Marek and Sofia');
  await words.setLanguage('es');
  expect(listed(['Anna', 'Marek'])).toBe('Anna y Marek');
  expect(listed(['Anna', 'Irene'])).toBe('Anna e Irene');
});

test('loaded subjects stay loaded when the language changes', async () => {
  await words.setLanguage('it');
  expect(say('page-score-sheet')).toBe('Foglio dei punti');
  expect(say('table-refused-paused')).toBe('La partita è in pausa.');
});

test('bots are named by their levels, and numbered', () => {
  const bot = { kind: 'bot' as const, name: '', level: 'architect' };
  expect(namesOf([{ kind: 'person', name: 'Anna', level: null }, bot, bot], say)).toEqual(['Anna', 'Architect 1', 'Architect 2']);
  expect(namesOf([{ ...bot, level: 'ishtar' }], say)).toEqual(['Ishtar']);
});

test('levels are sorted from easy to hard, and the default is a good one', () => {
  expect(sortedLevels(['king', 'zed', 'random', 'mason'])).toEqual(['random', 'mason', 'king', 'zed']);
  expect(usualLevel(['apprentice', 'architect', 'king', 'mason', 'random'])).toBe('architect');
  expect(usualLevel(['greedy', 'random'])).toBe('greedy');
});

test('the table’s own log entries name bots in words', () => {
  const entry = { seq: 1, at: 0, code: 'table-log-ended', params: { reason: 'played', count: 1, names: 'greedy' }, step: null };
  expect(tableEntry(entry, { names: ['Anna', 'Greedy'], viewer: 0 }, [1], say)).toBe('The game is over. Greedy wins.');
});

test('the table’s own log entries address the reader', async () => {
  const reader = { names: ['Anna', 'Marek', 'Sofia'], viewer: 0 };
  const entry = (kind: string, params: Params) => ({ seq: 1, at: 0, code: `table-log-${kind}`, params, step: null });
  const text = (kind: string, params: Params, winners: number[] = []) => tableEntry(entry(kind, params), reader, winners, say);
  expect(text('undone', { seat: 0 })).toBe('You undo a move.');
  expect(text('undone', { seat: 1 })).toBe('Marek undoes a move.');
  expect(text('seated', { seat: 0, name: 'Anna' })).toBe('You sit down.');
  // another player sat there before
  expect(text('seated', { seat: 0, name: 'Ivo' })).toBe('Ivo sits down.');
  expect(text('ended', { reason: 'played', count: 1 }, [0])).toBe('The game is over. You win.');
  expect(text('ended', { reason: 'played', count: 2 }, [0, 2])).toBe('The game is over. You share the victory with Sofia.');
  expect(text('ended', { reason: 'played', count: 2 }, [1, 2])).toBe('The game is over. Marek and Sofia share the victory.');
});

test('reasons become sentences', () => {
  expect(sentence('é qui')).toBe('É qui');
});

test('times of the past', () => {
  const minute = 60_000;
  expect(ago(0, minute, say)).toBe('just now');
  expect(ago(0, 5 * minute, say)).toBe('5 minutes ago');
  expect(ago(0, 180 * minute, say)).toBe('3 hours ago');
  expect(ago(0, 3 * 1440 * minute, say)).toBe('3 days ago');
});

test('a deal is checked by its hash', async () => {
  // SHA-256 of 32 bytes 00 and 32 bytes 00: the well-known hash of 64 zero bytes
  const promise = 'f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b';
  const zero = '00'.repeat(32);
  expect(await checked({ promise, seed: zero, salt: zero })).toBe(true);
  expect(await checked({ promise, seed: zero, salt: '01'.repeat(32) })).toBe(false);
  expect(await checked({ promise, seed: null, salt: null })).toBeNull();
  expect(short(promise)).toBe('f5a5…fb4b');
});

const RULES = ['babel', 'babylon', 'hanging_gardens'];

async function ruleTexts(): Promise<string[]> {
  const books = await Promise.all(RULES.map(async (game) => ({ game, book: await loadRules(game) })));
  return books.flatMap(({ game, book }) =>
    (book?.chapters ?? []).flatMap((chapter) => chapter.rules.map((rule) => ruleKey(game, rule.id))),
  );
}

test('every line of the rules is there: no line may begin like a variant', async () => {
  for (const language of ['en', 'it', 'es', 'fr'] as const) {
    await words.setLanguage(language);
    expect(say('rules-babylon-tokens').split('\n').length).toBe(8);
    expect(say('rules-hanging-gardens-columns').split('\n').length).toBe(5);
    expect(say('page-learn-babel-rulings').split('\n').length).toBe(8);
  }
});

test('every drawing that the rules name is there', async () => {
  const drawings = new Set(Object.keys(import.meta.glob('../../src/icons/*.svg')).map((path) => path.replace(/^.*\/|\.svg$/g, '')));
  for (const language of ['en', 'it', 'es', 'fr'] as const) {
    await words.setLanguage(language);
    const lines = (await ruleTexts()).flatMap((key) => say(key).split('\n'));
    const named = lines.flatMap((line) => /^([a-z0-9-]+)\| /.exec(line)?.[1] ?? []);
    expect(named.length).toBe(9);
    expect(named.filter((name) => !drawings.has(name))).toEqual([]);
  }
});

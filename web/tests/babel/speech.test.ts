import { beforeEach, expect, test, vi } from 'vitest';
import { choiceOf, entrySentence, stepChip, type BabelContext } from '../../src/boards/babel/speech';
import { statusSentence } from '../../src/boards/babel/status';
import type { BabelPlay } from '../../src/boards/babel/play.svelte';
import type { BabelView } from '../../src/boards/babel/view';
import type { LogEntry } from '../../src/net/types';
import type { Table } from '../../src/table/table.svelte';
import { say, words, type Params } from '../../src/words/words.svelte';
import { position, sides } from './board';

const files = import.meta.glob<string>('../../../src/ziggurat/words/*/*babel.ftl', { query: '?raw', import: 'default', eager: true });

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language, subject] = /words\/(\w+)\/(\w+)\.ftl/.exec(address) ?? [];
    return { ok: true, text: async () => files[`../../../src/ziggurat/words/${language}/${subject}.ftl`] ?? '' };
  });
  await words.setLanguage('en');
  await words.need('babel', 'page_babel');
});

const context = (changes: Partial<BabelView> = {}): BabelContext => ({ say, view: position(changes), names: ['Ann', 'Bob'], viewer: 0 });
const logged = (code: string, params: Params): string => entrySentence({ code, params } as LogEntry, context());

test('the points of the winner come first', () => {
  expect(logged('babel-won', { seat: 1, ending: 'points', first: 8, second: 15 })).toBe('Bob wins by points, 15 to 8.');
  expect(logged('babel-won', { seat: 0, ending: 'points', first: 15, second: 8 })).toBe('You win by points, 15 to 8.');
  const over = context({ over: true, winners: [1], scores: [8, 15], ending: 'points' });
  expect(statusSentence(over, {} as BabelPlay, {} as Table<BabelView>)).toBe('Bob wins by points, 15 to 8.');
});

test('cards are listed as each language lists them', async () => {
  expect(logged('babel-you-drew', { seat: 0, count: 4, cards: 'SAAM' })).toBe('You draw 2 Assyrians, one Mede and one Sumerian.');
  await words.setLanguage('es');
  expect(logged('babel-you-drew', { seat: 0, count: 3, cards: 'MMP' })).toBe('Robas 2 medos y un persa.');
});

test('a migration is offered by its site', async () => {
  const moving = context({ seat: 0, actions: ['move:A>P'], column: sides({ A: 'MAHH' }) });
  expect(choiceOf('move:A>P', moving, null).title).toBe('To the Persians’ site');
  await words.setLanguage('es');
  const { title, detail } = choiceOf('move:A>P', moving, null);
  expect([title, detail]).toEqual(['Al terreno de los persas', 'Cartas: un asirio y 2 hititas.']);
});

test('a chip names the sites of a migration and whose reserve a build takes from', async () => {
  const own = context({ active: 0 });
  const foe = context({ active: 1 });
  expect(stepChip('move:M>A', own)).toBe('Migrate 3: the Medes’ site → the Assyrians’ site');
  expect([stepChip('build:own', own), stepChip('build:foe', own)]).toEqual(['Build: your reserve', 'Build: their reserve']);
  expect([stepChip('build:own', foe), stepChip('build:foe', foe)]).toEqual(['Build: their reserve', 'Build: your reserve']);
  expect(stepChip('build:foe', { ...own, viewer: null })).toBe('Build: other reserve');
  await words.setLanguage('it');
  expect(stepChip('move:M>A', own)).toBe('Migra 3: sito dei Medi → degli Assiri');
});

import { expect, test } from 'vitest';
import { decoded, encoded, MAX_LENGTH, problemText } from '../../src/editor/draft';
import { asked, pointsOf, totalOf, winnersOf, type Pad } from '../../src/pad/score';
import { loadRules, ruleLink, ruleOf, search } from '../../src/rules/rules';

test('a refusal leads to its rule; a shared reason to the rule of its action', async () => {
  const book = await loadRules('babylon');
  if (!book) throw new Error('no rules');
  expect(ruleOf(book, 'no_step', 'stairs:c3-c4')?.id).toBe('stairs');
  expect(ruleOf(book, 'not_adjacent', 'stairs:c3-e3')?.id).toBe('stairs');
  expect(ruleOf(book, 'not_adjacent', 'fountain:c3-e3')?.id).toBe('fountain');
  expect(ruleOf(book, 'needs_bridge')?.id).toBe('bridge');
  expect(ruleOf(book, 'no_such_reason')).toBeNull();
  expect(ruleLink('babylon', 'stairs')).toBe('/learn/babylon#stairs');
  expect(await loadRules('senet')).toBeNull();
});

test('rules are found by all their words, without accents or case', () => {
  const texts: Record<string, string> = {
    'rules-g-chapter-one': 'Éléments de décor',
    'rules-g-stairs-title': 'Escalier',
    'rules-g-stairs': 'Reliez deux *icônes* voisines.',
    'rules-g-bridge-title': 'Pont',
    'rules-g-bridge': 'Une seule case entre elles.',
  };
  const book = { pad: null, chapters: [{ id: 'one', rules: [{ id: 'stairs', icon: '' }, { id: 'bridge', icon: '' }] }] };
  const find = (question: string) => [...search('g', book, question, (key) => texts[key] ?? key, (key) => key in texts)];
  expect(find('ICONES escalier')).toEqual(['stairs']);
  expect(find('decor')).toEqual(['stairs', 'bridge']);
  expect(find('icones pont')).toEqual([]);
});

const PAD: Pad = {
  seats: [2],
  lines: [
    { key: 'tiger', rule: 'series', most: 6, value: { row: [2, 6, 14] } },
    { key: 'handler', rule: 'characters', most: 1, value: { low: 4, high: 12, of: 'tiger', set: 3 } },
    { key: 'guard', rule: 'guard', most: 1, value: { each: 3, of: 'tiger' } },
    { key: 'award', rule: 'award', most: 99, value: { each: 5 } },
  ],
  ties: [{ sets: true }, { ask: 'bare', low: true }],
  view: {},
};

test('a pad counts rows with full sets, values that depend on a set, and products', () => {
  const entries = { tiger: 4, handler: 1, guard: 1, award: 2 };
  expect(PAD.lines.map((line) => pointsOf(line, entries))).toEqual([16, 12, 12, 10]);
  expect(totalOf(PAD, entries)).toBe(50);
  expect(totalOf(PAD, { tiger: 2, handler: 1 })).toBe(10);
  expect(totalOf(PAD, {})).toBe(0);
});

test('ties are broken in order, and a number is asked for only if it decides', () => {
  const [set, none] = [{ tiger: 3 }, { tiger: 2, handler: 1, award: 1 }];
  expect(winnersOf(PAD, [none, set])).toEqual([0]);
  const equal = [{ award: 2, bare: 20 }, { award: 2, bare: 18 }];
  expect(winnersOf(PAD, equal)).toEqual([1]);
  expect(asked(PAD, equal).map((tie) => tie.ask)).toEqual(['bare']);
  expect(asked(PAD, [{ award: 2 }, { award: 1 }])).toEqual([]);
  expect(winnersOf(PAD, [{ award: 2 }, { award: 2 }])).toEqual([0, 1]);
});

test('a draft survives its link; a damaged or long one is none', () => {
  const draft = { players: [{ garden: ['TT.', '.p.'] }, {}], name: 'Ñandú' };
  expect(encoded(draft)).toMatch(/^[\w-]+$/);
  expect(decoded(encoded(draft))).toEqual(draft);
  for (const bad of [null, '', '%%%', 'bm90IGpzb24', encoded([] as never), 'A'.repeat(MAX_LENGTH + 1)]) expect(decoded(bad)).toBeNull();
});

test('a problem of a draft is shown in words, an unknown one in general', () => {
  const say = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
  const has = (key: string) => key === 'page-editor-babel-at-quarry';
  expect(problemText('babel', { code: 'bad_draft', params: { problem: 'at_quarry', seat: 1 } } as never, say, has, '')).toBe(
    'page-editor-babel-at-quarry {"player":2,"why":""}',
  );
  expect(problemText('babel', { code: 'bad_position', params: {} } as never, say, has, '')).toContain('page-editor-impossible');
});

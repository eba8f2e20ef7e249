import { expect, test } from 'vitest';
import { patched } from '../../src/net/patch';

test('fields are set, changed and removed', () => {
  const view = { same: 1, old: 2, number: 3 as number | null, inner: { x: 1, y: 2 } };
  const patch = { set: { number: null, fresh: [] }, change: { inner: { set: { y: 5 } } }, remove: ['old'] };
  expect(patched<object>(view, patch)).toEqual({ same: 1, number: null, inner: { x: 1, y: 5 }, fresh: [] });
  expect(view.inner.y).toBe(2);
});

test('elements of arrays are appended, set and changed', () => {
  const view = { log: [1, 2], sites: [{ cards: 'AB' }, { cards: '' }] };
  const patch = { change: { log: { append: [3], set: { '0': 9 } }, sites: { change: { '1': { set: { cards: 'M' } } } } } };
  expect(patched(view, patch)).toEqual({ log: [9, 2, 3], sites: [{ cards: 'AB' }, { cards: 'M' }] });
});

test('parts without changes are shared', () => {
  const view = { kept: { x: 1 }, number: 1 };
  expect(patched(view, { set: { number: 2 } }).kept).toBe(view.kept);
});

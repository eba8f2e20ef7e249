import { expect, test } from 'vitest';
import { patched, shared } from '../../src/net/patch';

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

test('equal parts of a new document are those of the old one', () => {
  const old = { hand: ['A', 'B'], garden: { a1: { h: 1 }, b1: { h: 0 } }, log: [{ n: 1 }], seat: 0, dug: undefined };
  const now = { hand: ['A', 'B'], garden: { a1: { h: 1 }, b1: { h: 2 } }, log: [{ n: 1 }, { n: 2 }], seat: 1 };
  const found = shared(old, now);
  expect(found).toEqual(now);
  expect(found.hand).toBe(old.hand);
  expect(found.garden.a1).toBe(old.garden.a1);
  expect(found.garden).not.toBe(old.garden);
  expect(found.log[0]).toBe(old.log[0]);
  expect(old.log).toHaveLength(1);
});

test('an equal document is the old one', () => {
  const old = { turn: null, players: [{ slot: null }] };
  expect(shared(old, { turn: null, players: [{ slot: null }] })).toBe(old);
});

test('a missing field, an empty one and another kind of value are different', () => {
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shared({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shared({ a: null }, { a: [1] })).toEqual({ a: [1] });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
});

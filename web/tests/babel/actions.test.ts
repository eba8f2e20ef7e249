import { describe, expect, it } from 'vitest';
import { inOrder, isAbility, parse } from '../../src/boards/babel/actions';

describe('action words (rules 8)', () => {
  it.each([
    ['go:M', { name: 'go', card: 'M' }],
    ['lay:A', { name: 'lay', card: 'A' }],
    ['drop:S', { name: 'drop', card: 'S' }],
    ['build:first', { name: 'build', from: 'first' }],
    ['build:foe', { name: 'build', from: 'foe' }],
    ['move:H>S', { name: 'move', origin: 'H', goal: 'S' }],
    ['raze@3', { name: 'raze', place: 3 }],
    ['steal@1', { name: 'steal', place: 1 }],
    ['drive@2:P', { name: 'drive', place: 2, people: 'P' }],
    ['turn@12', { name: 'turn', place: 12 }],
    ['leap@1:own', { name: 'leap', place: 1, from: 'own' }],
    ['halve@4', { name: 'halve', place: 4 }],
    ['end', { name: 'end' }],
  ])('takes %s apart', (word, action) => {
    expect(parse(word)).toEqual(action);
  });

  it.each(['', 'go', 'go:X', 'Go:A', 'lay:AA', 'build:mine', 'move:H', 'move:H>X', 'raze@0', 'raze@01', 'raze@1:A', 'drive@1', 'leap@1', 'halve@', 'End'])(
    'knows no %s',
    (word) => {
      expect(parse(word)).toBeNull();
    },
  );

  it('knows which actions are paid with a run', () => {
    const paid = ['raze@1', 'steal@1', 'drive@1:A', 'turn@1', 'leap@1:foe', 'halve@1', 'go:A', 'build:own', 'move:A>H', 'end'];
    expect(paid.filter((word) => isAbility(parse(word) as never))).toEqual(paid.slice(0, 6));
  });

  it('puts building first, then runs, then the hand, then migrations and the end', () => {
    expect(inOrder(['end', 'move:A>H', 'lay:P', 'go:M', 'halve@1', 'raze@1', 'build:own', 'lay:A'])).toEqual([
      'build:own',
      'raze@1',
      'halve@1',
      'lay:A',
      'lay:P',
      'go:M',
      'move:A>H',
      'end',
    ]);
  });
});

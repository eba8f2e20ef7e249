import { describe, expect, it } from 'vitest';
import { ornaments, placeWord, parse } from '../../src/boards/babylon/actions';

describe('words of actions (rules 9.1)', () => {
  it.each([
    ['remove:B3', { name: 'remove', column: 'B3' }],
    ['dig:A4', { name: 'dig', column: 'A4' }],
    ['place:dug@c4r2/11-2', { name: 'place', source: 'dug', anchor: 'c4', rotation: 2, supports: '11-2' }],
    ['place:kept@g7r0/s111', { name: 'place', source: 'kept', anchor: 'g7', rotation: 0, supports: 's111' }],
    ['statue:c4', { name: 'ornament', kind: 'statue', cells: ['c4'], star: null }],
    ['statue:c4*', { name: 'ornament', kind: 'statue', cells: ['c4'], star: 'c4' }],
    ['fountain:c4*-c5', { name: 'ornament', kind: 'fountain', cells: ['c4', 'c5'], star: 'c4' }],
    ['bridge:c4-c6*', { name: 'ornament', kind: 'bridge', cells: ['c4', 'c6'], star: 'c6' }],
    ['stairs:c5-c4', { name: 'ornament', kind: 'stairs', cells: ['c5', 'c4'], star: null }],
    ['end', { name: 'end', how: '' }],
    ['end:keep', { name: 'end', how: 'keep' }],
    ['end:toss', { name: 'end', how: 'toss' }],
  ])('reads %s', (word, action) => {
    expect(parse(word)).toEqual(action);
  });

  it.each(['', 'dig:E1', 'dig:a1', 'place:dug@c4r4/1111', 'place:dug@c4r0/111', 'statue:c4-c5', 'bridge:c4', 'end:sell', 'dig:A1 '])(
    'refuses %j',
    (word) => {
      expect(parse(word)).toBeNull();
    },
  );

  it('writes a placement as it was read', () => {
    expect(placeWord({ source: 'kept', anchor: 'b4', rotation: 1, supports: '-2s2' })).toBe('place:kept@b4r1/-2s2');
  });

  it('finds the ornaments among all words', () => {
    const found = ornaments(['end', 'statue:a2', 'place:dug@a1r0/1111', 'stairs:b2-c2']);
    expect(found.map((one) => one.word)).toEqual(['statue:a2', 'stairs:b2-c2']);
  });
});

import { describe, expect, it } from 'vitest';
import { anchorsNear, cellAt, clamped, cornersOf, isAnchor, spotOf, turned, walk } from '../../src/boards/babylon/geometry';

describe('cells and corners (rules 2.1, 2.2)', () => {
  it('counts files to the right and ranks upwards', () => {
    expect(spotOf('a1')).toEqual({ x: 0, y: 0 });
    expect(spotOf('h8')).toEqual({ x: 7, y: 7 });
    expect(cellAt(2, 3)).toBe('c4');
  });

  it('has the anchor in the lower left corner', () => {
    expect(cornersOf('c4')).toEqual(['c5', 'd5', 'd4', 'c4']);
  });

  it('turns a face clockwise as the table of rules 2.2', () => {
    expect(turned('wxyz', 0).join('')).toBe('wxyz');
    expect(turned('wxyz', 1).join('')).toBe('zwxy');
    expect(turned('wxyz', 2).join('')).toBe('yzwx');
    expect(turned('wxyz', 3).join('')).toBe('xyzw');
  });

  it('has anchors from a1 to g7', () => {
    expect(isAnchor('g7')).toBe(true);
    expect(isAnchor('h7')).toBe(false);
    expect(isAnchor('g8')).toBe(false);
    expect(clamped('h8')).toBe('g7');
    expect(clamped('h3')).toBe('g3');
  });
});

describe('anchors under a finger', () => {
  it('takes a tile by its middle', () => {
    expect(anchorsNear({ x: 3, y: 4 })[0]).toBe('c4'); // the crossing of c4, d4, c5, d5
    expect(anchorsNear({ x: 2.9, y: 3.9 })[0]).toBe('c4');
    expect(anchorsNear({ x: 2.1, y: 3.1 })[0]).toBe('b3');
  });

  it('offers all four tiles over a cell, its own anchor first in the middle', () => {
    expect(anchorsNear({ x: 2.5, y: 3.5 })).toEqual(['c4', 'b4', 'c3', 'b3']);
  });

  it('stays on the board at its edges', () => {
    expect(anchorsNear({ x: 7.9, y: 7.9 })).toEqual(['g7']);
    expect(anchorsNear({ x: -1, y: 0.2 })).toEqual(['a1']);
  });
});

describe('arrow keys', () => {
  it('walk one cell and stop at the edge', () => {
    expect(walk('ArrowUp', { x: 0, y: 0 })).toEqual({ x: 0, y: 1 });
    expect(walk('ArrowLeft', { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(walk('ArrowRight', { x: 3, y: 1 }, 4, 4)).toEqual({ x: 3, y: 1 });
    expect(walk('End', { x: 2, y: 5 })).toEqual({ x: 7, y: 5 });
    expect(walk('x', { x: 2, y: 5 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { cellsOf, faceOf, layersOf, laidIn, shapeOf, topOf, underBridges } from '../../src/boards/babylon/layers';
import type { Garden } from '../../src/boards/babylon/view';
import { garden, laid, view } from './garden';

describe('floors from above', () => {
  const built = garden(
    {},
    {
      tiles: [laid('a1', 1), laid('b2', 2), laid('e5', 1)],
      ornaments: [
        { kind: 'stairs', cells: ['a1', 'b2'], floors: [1, 2], gap: null },
        { kind: 'statue', cells: ['e5'], floors: [1], gap: null },
      ],
      belvederes: [{ cell: 'c3', floor: 2 }],
    },
  );

  it('draws lower floors first, and stairs with their upper floor', () => {
    const [first, second] = layersOf(built);
    expect(first?.tiles.map((tile) => tile.anchor)).toEqual(['a1', 'e5']);
    expect(first?.ornaments.map((one) => one.kind)).toEqual(['statue']);
    expect(second?.ornaments.map((one) => one.kind)).toEqual(['stairs']);
    expect(second?.belvederes).toEqual(['c3']);
  });

  it('leaves out what is above the floor to be seen', () => {
    expect(layersOf(built, 1)).toHaveLength(1);
    expect(topOf(built)).toBe(2);
    expect(topOf(garden())).toBe(0);
  });
});

it('knows what stands under bridges', () => {
  const bridge = (gap: string, cells: string[]) => ({ kind: 'bridge' as const, cells, floors: [2, 2], gap });
  const built = garden({ e6: { h: 1, use: 'belvedere' }, b2: { h: 1, use: 'free' } }, { ornaments: [bridge('e6', ['d6', 'f6']), bridge('b2', ['b1', 'b3'])] });
  expect(underBridges(built).map(({ cell, kind }) => [cell, kind])).toEqual([['e6', 'belvedere']]);
  expect(underBridges(built, 1)).toEqual([]); // the bridge itself is not shown
  expect(underBridges({ ...built, cells: undefined as unknown as Garden['cells'] })).toEqual([]); // in a figure of the rules
});

describe('shapes of ornaments', () => {
  it('spans one cell for a fountain, two for a bridge, none for a statue', () => {
    expect(shapeOf(['c4', 'd4'])).toMatchObject({ length: 1, angle: 0 });
    expect(shapeOf(['c4', 'c6'])).toMatchObject({ length: 2, angle: 270 });
    expect(shapeOf(['c4'])).toMatchObject({ length: 0 });
  });

  it('points up the flight of stairs, whichever way they go', () => {
    expect(shapeOf(['c4', 'b4']).angle).toBe(180);
    expect(shapeOf(['c4', 'c3']).angle).toBe(90);
  });

  it('passes over the cell in the middle of a bridge', () => {
    expect(cellsOf(['d3', 'f3'])).toEqual(['d3', 'e3', 'f3']);
    expect(cellsOf(['c6', 'c4'])).toEqual(['c6', 'c5', 'c4']);
    expect(cellsOf(['c4', 'd4'])).toEqual(['c4', 'd4']);
    expect(cellsOf(['c4'])).toEqual(['c4']);
  });
});

describe('tiles of this turn', () => {
  it('shows the face as it lies', () => {
    expect(faceOf(view(garden()), { ...laid('a1', 1), rotation: 1 })).toEqual(['-', 'S', 'F', '-']);
    expect(faceOf(view(garden()), laid('a1', 1, 'STBF.white'))).toEqual(['S', 'T', 'B', 'F']);
  });

  it('counts as new what lies on top and was laid in this round', () => {
    const cells = { a1: { h: 1, tile: 'clay01' }, b1: { h: 1, tile: 'clay01' }, a2: { h: 1, tile: 'clay01' }, b2: { h: 2, tile: 'granite01' } };
    const own = garden(cells, { tiles: [laid('a1', 1, 'clay01', 3), laid('b2', 2, 'granite01', 2)] });
    expect(Object.keys(own.cells).filter((cell) => laidIn(3, own, cell)).sort()).toEqual(['a1', 'a2', 'b1']);
    expect(laidIn(2, own, 'b2')).toBe(true);
    expect(laidIn(3, garden(), 'a1')).toBe(false);
  });
});

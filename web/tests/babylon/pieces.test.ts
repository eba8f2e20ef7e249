import { describe, expect, it } from 'vitest';
import { piecesOf, type Pieces } from '../../src/boards/babylon/scene/pieces';
import type { Garden } from '../../src/boards/babylon/view';
import { garden, laid, view } from './garden';

/**
 * The garden of rules 9.6 after its last turn: five tiles, laid with the supports
 * c3 1111, e4 1-11, f2 1111, a3 -222, c4 22-s; a statue on c4 was covered, one stands on c5.
 */
const TINY: Garden = garden(
  {},
  {
    tiles: [laid('c3', 1), laid('e4', 1), laid('f2', 1), laid('a3', 2), laid('c4', 2)],
    ornaments: [
      { kind: 'statue', cells: ['c4'], floors: [1], gap: null },
      { kind: 'fountain', cells: ['d4', 'e4'], floors: [1, 1], gap: null },
      { kind: 'bridge', cells: ['d3', 'f3'], floors: [1, 1], gap: 'e3' },
      { kind: 'stairs', cells: ['c3', 'b3'], floors: [1, 2], gap: null },
      { kind: 'statue', cells: ['c5'], floors: [2], gap: null },
    ],
    belvederes: [
      { cell: 'f5', floor: 1 },
      { cell: 'a4', floor: 2 },
      { cell: 'd4', floor: 2 },
    ],
  },
);

const supports = (pieces: Pieces): string[] => pieces.tiles.map((tile) => tile.spaces.map((space) => space.support).join(''));

describe('the pieces of a garden', () => {
  const pieces = piecesOf(view(TINY), TINY);

  it('finds the supports that the tiles were laid with', () => {
    expect(supports(pieces)).toEqual(['1111', '1-11', '1111', '-222', '22-s']);
  });

  it('has a pillar for each support, on the floor of its foot', () => {
    const singles = pieces.pillars.filter((one) => !one.double);
    const doubles = pieces.pillars.filter((one) => one.double);
    expect(singles.map((one) => one.key)).toEqual([
      ...['c4', 'd4', 'd3', 'c3', 'e5', 'f4', 'e4', 'f3', 'g3', 'g2', 'f2'].map((cell) => `pillar:${cell}/0`),
    ]);
    expect(doubles.map((one) => one.key)).toEqual(['b4', 'b3', 'a3', 'c5', 'd5'].map((cell) => `pillar:${cell}/0`));
    expect(doubles.map((one) => one.to)).toEqual([2, 2, 2, 2, 2]);
  });

  it('has the belvederes of the view', () => {
    expect(pieces.belvederes.map((one) => one.key)).toEqual(['belvedere:f5/1', 'belvedere:a4/2', 'belvedere:d4/2']);
  });

  it('has every ornament, also covered ones, with both ends', () => {
    expect(pieces.ornaments.map(({ key, upper }) => [key, upper])).toEqual([
      ['statue:c4/1', 1],
      ['fountain:d4-e4/1', 1],
      ['bridge:d3-f3/1', 1],
      ['stairs:c3-b3/1', 2],
      ['statue:c5/2', 2],
    ]);
  });

  it('shows icons only where nothing stands and nothing covers them', () => {
    const open = pieces.tiles.flatMap((tile) => tile.spaces.filter((space) => space.open).map((space) => `${'abcdefgh'[space.x]}${space.y + 1}/${tile.floor}`));
    // d4 on floor 1 has half a fountain under it; c4 carries the tile above
    expect(open.sort()).toEqual(['a3/2', 'b4/2', 'c4/2', 'd5/2', 'e5/1', 'f2/1', 'f4/1', 'g2/1', 'g3/1']);
    expect(pieces.top).toBe(2);
  });
});

describe('a previewed tile', () => {
  const tile = { face: 'SFBT', flower: 'pink', material: 'clay' } as const;

  it('has the supports of its action and is marked', () => {
    const pieces = piecesOf(view(TINY), TINY, { tile, anchor: 'g7', rotation: 1, floor: 2, supports: '2-22' });
    const ghost = pieces.tiles[pieces.tiles.length - 1];
    expect(ghost?.ghost).toBe(true);
    expect(ghost?.spaces.map((space) => space.icon)).toEqual(['T', 'S', 'F', 'B']);
    expect(pieces.pillars.filter((one) => one.ghost).map((one) => [one.key, one.double])).toEqual([
      ['pillar:g8/0', true],
      ['pillar:h7/0', true],
      ['pillar:g7/0', true],
    ]);
    expect(pieces.belvederes.filter((one) => one.ghost).map((one) => one.key)).toEqual(['belvedere:h8/2']);
    expect(ghost?.spaces[1]?.open).toBe(false);
  });
});

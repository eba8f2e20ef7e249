import { describe, expect, it } from 'vitest';
import { countedPlaces } from '../../src/boards/babylon/scene/counted';
import { garden, laid } from './garden';

/** A tile on floor 1 at a1, quite covered by one on floor 2; one on floor 1 at c1, half covered by one on floor 2 at d1. */
const GARDEN = garden(
  {
    ...Object.fromEntries(['a1', 'b1', 'a2', 'b2', 'd1', 'e1', 'd2', 'e2'].map((cell) => [cell, { h: 2 }])),
    c1: { h: 1, use: 'statue' },
    c2: { h: 1 },
    e2: { h: 2, use: 'belvedere' },
  },
  { tiles: [laid('a1', 1), laid('a1', 2), laid('c1', 1), laid('d1', 2)] },
);

describe('the pins of a line of the score sheet', () => {
  it('for flowers are over the middles of all tiles that are visible', () => {
    expect(countedPlaces(GARDEN, 'flowers')).toEqual([
      { spot: { x: 0.5, y: 0.5 }, floor: 2 },
      { spot: { x: 2.5, y: 0.5 }, floor: 1 },
      { spot: { x: 3.5, y: 0.5 }, floor: 2 },
    ]);
  });

  it('for the highest floor are over its tiles', () => {
    expect(countedPlaces(GARDEN, 'highest').map(({ spot }) => spot.x)).toEqual([0.5, 3.5]);
    expect(countedPlaces(garden(), 'highest')).toEqual([]);
  });

  it('for ornaments are over their spaces', () => {
    expect(countedPlaces(GARDEN, 'statues')).toEqual([{ spot: { x: 2, y: 0 }, floor: 1 }]);
    expect(countedPlaces(GARDEN, 'variety')).toEqual([{ spot: { x: 2, y: 0 }, floor: 1 }]);
    expect(countedPlaces(GARDEN, 'belvederes')).toEqual([{ spot: { x: 4, y: 1 }, floor: 2 }]);
    expect(countedPlaces(GARDEN, 'bridges')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { attempt, closest, floorOf, placesOf, price } from '../../src/boards/babylon/supports';
import { garden, view } from './garden';

/** The start tile at c3 on floor 1, as in rules 9.4. */
const one = () => garden({ c3: { h: 1 }, d3: { h: 1 }, c4: { h: 1 }, d4: { h: 1 } });

describe('the floor of a tile (rules T5)', () => {
  it('is one above a single pillar, two above a double', () => {
    expect(floorOf(garden().cells, 'a1', '1111')).toBe(1);
    expect(floorOf(garden().cells, 'a1', '-222')).toBe(2);
  });

  it('stands on the tile below (rules 10, E6)', () => {
    expect(floorOf(one().cells, 'd3', '1221')).toBe(2);
  });
});

describe('the price (rules 4.3)', () => {
  it('takes two singles for a double', () => {
    expect(price('1221', 0)).toEqual({ singles: 6, doubles: 0 });
  });

  it('spends a double in hand first, and never for a single', () => {
    expect(price('-2s2', 1)).toEqual({ singles: 2, doubles: 1 });
    expect(price('1111', 1)).toEqual({ singles: 4, doubles: 0 });
  });
});

describe('ways to lay a tile', () => {
  const words = ['place:dug@a1r0/1111', 'place:dug@a1r0/11-1', 'place:dug@a1r0/2222', 'place:kept@a1r0/1111', 'place:dug@a1r1/1111'];
  const ways = placesOf(view(one(), words), 'dug').get('a1r0') ?? [];

  it('are kept by place and turn, lowest floor first', () => {
    expect(ways.map((way) => [way.floor, way.open, way.singles])).toEqual([
      [1, -1, 4],
      [1, 2, 3],
      [2, -1, 8],
    ]);
  });

  it('begin with all corners supported on the lowest floor', () => {
    expect(closest(ways, { floor: null, open: -1 })?.word).toBe('place:dug@a1r0/1111');
  });

  it('stay close to the last choice', () => {
    expect(closest(ways, { floor: 1, open: 2 })?.word).toBe('place:dug@a1r0/11-1');
    expect(closest(ways, { floor: 2, open: 2 })?.word).toBe('place:dug@a1r0/2222');
    expect(closest([], { floor: 1, open: 2 })).toBeUndefined();
  });
});

describe('what an illegal tap most likely meant', () => {
  it('reaches the floor above the highest cell', () => {
    expect(attempt(one().cells, 'dug', 'd3', 0)).toBe('place:dug@d3r0/1221');
  });

  it('rests on a statue', () => {
    const cells = { ...one().cells, c4: { h: 1, tile: null, icon: 'S', use: 'statue' as const, decks: [], flight: 0 } };
    expect(attempt(cells, 'kept', 'b4', 1)).toBe('place:kept@b4r1/22s2');
  });

  it('leaves the first unsupportable corner open and asks for a pillar at the next', () => {
    const used = { h: 0, tile: null, icon: '-', use: 'belvedere' as const, decks: [], flight: 0 };
    expect(attempt({ ...garden().cells, a2: used, b2: used }, 'dug', 'a1', 0)).toBe('place:dug@a1r0/-111');
  });
});

import { describe, expect, it } from 'vitest';
import { costsOf, placesOf, questionAt, turnsOf, type Way } from '../../src/boards/babylon/supports';
import { closest, orderOf, preferred } from '../../src/boards/babylon/offers';
import { garden, view } from './garden';

/** A face without icons. */
const PLAIN = ['.', '.', '.', '.'];

/** What the server says about two floors at a1. */
const placements = [
  { supports: '1111', floor: 1, singles: 4, doubles: 0, anchors: ['a1', 'b1'] },
  { supports: '11-1', floor: 1, singles: 3, doubles: 0, anchors: ['a1'] },
  { supports: '2222', floor: 2, singles: 6, doubles: 1, anchors: ['a1'] },
];

describe('ways to lay a tile', () => {
  const words = ['place:dug@a1r0/1111', 'place:dug@a1r0/11-1', 'place:dug@a1r0/2222', 'place:kept@a1r0/1111', 'place:dug@a1r1/1111'];
  const ways = placesOf(view(garden(), words, { placements }), 'dug').get('a1r0') ?? [];

  it('are kept by place and turn, lowest floor first', () => {
    expect(ways.map((way) => [way.floor, way.open, way.singles])).toEqual([
      [1, -1, 4],
      [1, 2, 3],
      [2, -1, 6],
    ]);
  });

  it('begin with all corners supported on the lowest floor', () => {
    expect(closest(ways, { floor: null, open: -1 })?.word).toBe('place:dug@a1r0/1111');
  });

  it('begin with most points once these are known', () => {
    const points: Record<string, number> = { '1111': 0, '11-1': 1, '2222': 2 };
    const known = (way: { supports: string }) => points[way.supports] ?? null;
    expect(preferred(ways, null, PLAIN, () => null)?.supports).toBe('1111');
    expect(preferred(ways, null, PLAIN, (way) => (way.floor > 1 ? null : known(way)))?.supports).toBe('1111');
    expect(preferred(ways, null, PLAIN, known)?.supports).toBe('2222');
    expect(preferred(ways, null, PLAIN, (way) => Math.min(known(way) ?? 0, 1))?.supports).toBe('11-1'); // fewer pillars
    expect(preferred(ways, null, PLAIN, () => 0)?.supports).toBe('11-1');
    expect(preferred(ways, { floor: 1, open: -1 }, PLAIN, known)?.supports).toBe('1111');
    expect(preferred([], null, PLAIN, known)).toBeUndefined();
  });

  it('are offered in the order of points, pillars and floors, the one in hand first', () => {
    const points: Record<string, number> = { '1111': 0, '11-1': 1, '2222': 3 };
    const known = (way: { supports: string }) => points[way.supports] ?? null;
    const order = (first: number, of = known) => orderOf(ways, ways[first] ?? null, PLAIN, of)?.map((way) => way.supports);
    expect(order(2)).toEqual(['2222', '11-1', '1111']);
    expect(order(0)).toEqual(['1111', '2222', '11-1']);
    expect(order(1, () => 1)).toEqual(['11-1', '1111', '2222']);
    expect(order(0, () => null)).toBeUndefined();
  });

  it('leave the icons of most worth open, among ways that score and cost the same', () => {
    const three = ['-111', '1-11', '11-1', '111-'];
    const waysOf = (supports: string[]) => {
      const costs = supports.map((one) => ({ supports: one, floor: 1, singles: one.replace('-', '').length, doubles: 0, anchors: ['a1'] }));
      return placesOf(view(garden(), supports.map((one) => `place:dug@a1r0/${one}`), { placements: costs }), 'dug').get('a1r0') ?? [];
    };
    const known = (way: Way) => (way.open < 0 ? 0 : 1);
    expect(preferred(waysOf(three), null, ['S', 'B', '.', 'F'], known)?.supports).toBe('11-1');
    expect(preferred(waysOf([...three, '1111']), null, ['F', 'B', 'T', 'S'], known)?.supports).toBe('111-');
    expect(preferred(waysOf([...three, '1111']), null, ['F', 'B', 'T', 'S'], () => null)?.supports).toBe('1111');
    expect(preferred(waysOf(three), { floor: 1, open: 1 }, ['S', 'B', '.', 'F'], known)?.supports).toBe('1-11');
  });

  // points with the ornaments that each way leaves possible, and pillars
  it.each([
    ['a fountain after three pillars before a higher floor for six', [[3, 6, 2], [1 + 3, 3, 1]], 1],
    ['a belvedere on an icon before four pillars for nothing', [[0, 4, 1], [1, 3, 1]], 1],
    ['more points for fewer pillars', [[4, 4, 2], [5, 3, 2]], 1],
    ['fewer pillars for the same points', [[1, 5, 2], [1, 4, 2]], 1],
    ['the corner that leaves a fountain possible', [[1, 3, 1], [1 + 3, 3, 1]], 1],
    ['most points, if no way excels another', [[2, 4, 1], [5, 6, 2]], 1],
  ])('begin with %s', (_, cases, best) => {
    const ways = cases.map(([, singles = 0, floor = 1], open) => ({ word: `${open}`, singles, floor, open }) as Way);
    const known = (way: Way) => cases[way.open]?.[0] ?? null;
    const face = ['F', 'F'];
    expect(preferred(ways, null, face, known)?.open).toBe(best);
    expect(preferred([...ways].reverse(), null, face, known)?.open).toBe(best);
  });

  it('stay close to the last choice', () => {
    expect(closest(ways, { floor: 1, open: 2 })?.word).toBe('place:dug@a1r0/11-1');
    expect(closest(ways, { floor: 2, open: 2 })?.word).toBe('place:dug@a1r0/2222');
    expect(closest([], { floor: 1, open: 2 })).toBeUndefined();
  });
});

describe('floor and pillars of a placement', () => {
  it('are found by anchor and supports', () => {
    const costs = costsOf(view(garden(), [], { placements }));
    expect([...costs.keys()]).toEqual(['a1/1111', 'b1/1111', 'a1/11-1', 'a1/2222']);
    expect(costs.get('a1/2222')).toMatchObject({ floor: 2, singles: 6, doubles: 1 });
  });
});

describe('rotations', () => {
  const turns = (words: string[]) => turnsOf(placesOf(view(garden(), words, { placements }), 'dug'));

  it('are those that the actions distinguish', () => {
    expect(turns(['place:dug@a1r0/1111'])).toBe(1);
    expect(turns(['place:dug@a1r0/1111', 'place:dug@a1r1/1111'])).toBe(2);
    expect(turns([0, 1, 2, 3].map((turn) => `place:dug@b1r${turn}/1111`))).toBe(4);
  });

  it('are all quarter turns for a tile that can lie nowhere', () => {
    expect(turns([])).toBe(4);
  });
});

describe('an illegal tap', () => {
  it('asks by a placement without supports', () => {
    expect(questionAt('kept', 'd3')).toBe('place:kept@d3r0/----');
  });
});

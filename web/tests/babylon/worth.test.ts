import { describe, expect, it } from 'vitest';
import { ornaments } from '../../src/boards/babylon/actions';
import { worthOf } from '../../src/boards/babylon/worth';
import type { Garden, Kind } from '../../src/boards/babylon/view';
import { garden } from './garden';

const built = (kind: Kind, cell: string, floor = 1) => ({ kind, cells: [cell], floors: [floor], gap: null });
const worth = (own: Garden, ...words: string[]) => worthOf(own, ornaments(words).map((one) => one.action));
const FLOORS = { a1: { h: 1 }, b1: { h: 1 }, c1: { h: 2 }, d1: { h: 2 }, f1: { h: 2 }, a3: { h: 1 }, a4: { h: 1 } };

describe('what possible ornaments score', () => {
  it('is their floors by kind', () => {
    const own = garden(FLOORS);
    expect(worth(own)).toEqual({ count: 0, points: 0 });
    expect(worth(own, 'statue:c1')).toEqual({ count: 1, points: 2 });
    expect(worth(own, 'fountain:a1-b1')).toEqual({ count: 1, points: 3 });
    expect(worth(own, 'bridge:d1-f1')).toEqual({ count: 1, points: 6 });
    expect(worth(own, 'stairs:b1-c1')).toEqual({ count: 1, points: 3 });
  });

  it('is the sum of those that can be built together', () => {
    const own = garden(FLOORS);
    expect(worth(own, 'fountain:a1-b1', 'bridge:d1-f1')).toEqual({ count: 2, points: 9 });
    expect(worth(own, 'fountain:a1-b1', 'stairs:b1-c1', 'statue:c1', 'statue:d1')).toEqual({ count: 2, points: 5 });
    // the middle of a bridge over stairs that lead up to its floor
    expect(worth(own, 'stairs:b1-c1', 'bridge:a1-c1').count).toBe(1);
  });

  it('has one statue while none is visible, and more in line with a visible one', () => {
    const words = ['statue:a3', 'statue:a4'];
    expect(worth(garden(FLOORS), ...words).count).toBe(1);
    expect(worth(garden(FLOORS, { ornaments: [built('statue', 'a1')] }), ...words).count).toBe(2);
    expect(worth(garden(FLOORS, { ornaments: [built('statue', 'c1')] }), ...words).count).toBe(1); // covered
  });

  it('uses the token once', () => {
    expect(worth(garden(FLOORS), 'fountain:a3*-a4', 'bridge:d1*-f1')).toEqual({ count: 1, points: 6 });
  });

  it('adds four for a set of four kinds, once', () => {
    const three = garden(FLOORS, { ornaments: [built('statue', 'a1'), built('fountain', 'b1'), built('bridge', 'c1', 2)] });
    expect(worth(three, 'stairs:a4-d1')).toEqual({ count: 1, points: 7 });
    expect(worth(three, 'stairs:a4-d1', 'stairs:a3-f1')).toEqual({ count: 2, points: 10 });
  });
});

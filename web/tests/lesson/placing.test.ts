import { describe, expect, test } from 'vitest';
import { beside, boxOf, joined, place, type Box } from '../../src/lesson/placing';

const area = boxOf(0, 0, 1000, 600);
const size = { width: 300, height: 150 };
const covers = (at: { left: number; top: number }, box: Box): boolean =>
  at.left < box.right && at.left + size.width > box.left && at.top < box.bottom && at.top + size.height > box.top;

describe('the bubble stands beside the first place', () => {
  test('left of it, if there is room', () => {
    expect(place(size, [boxOf(600, 200, 100, 100)], area).side).toBe('left');
  });

  test('right of it at the left edge', () => {
    expect(place(size, [boxOf(20, 200, 100, 100)], area).side).toBe('right');
  });

  test('above a place as wide as the area', () => {
    expect(place(size, [boxOf(0, 400, 1000, 100)], area).side).toBe('above');
  });
});

test('the bubble covers no place and no control, wherever they are', () => {
  for (let number = 0; number < 200; number += 1) {
    const places = [0, 1].map((one) => boxOf((number * 137 + one * 411) % 900, (number * 71 + one * 233) % 450, 90, 60));
    const controls = [boxOf(0, 540, 1000, 60)];
    const found = place(size, places, area, controls);
    for (const box of [...places, ...controls]) expect(covers(found, box), `${number}`).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.top + size.height).toBeLessThanOrEqual(600);
  }
});

test('without room for both, a control is covered rather than a place', () => {
  const garden = boxOf(0, 0, 1000, 400);
  expect(covers(place(size, [garden], area, [boxOf(0, 400, 1000, 200)]), garden)).toBe(false);
});

describe('a bubble beside the first place', () => {
  const pawn = boxOf(20, 200, 100, 100);

  test('slides along the place to avoid what the learner needs', () => {
    const found = beside(size, [pawn], area, [boxOf(130, 0, 800, 190)]);
    expect(found).toMatchObject({ side: 'right', top: 195 });
  });

  test('slides until its arrow just reaches the place', () => {
    const found = beside(size, [pawn], area, [boxOf(0, 0, 1000, 190), boxOf(0, 350, 1000, 250)]);
    expect(found).toMatchObject({ side: 'right', top: 195, arrow: 55 });
    expect(beside(size, [pawn], area, [boxOf(0, 0, 1000, 190), boxOf(0, 344, 1000, 256)])).toBeNull();
  });

  test('stands a little farther away if that avoids what the learner needs', () => {
    const hand = boxOf(300, 500, 200, 80);
    expect(beside(size, [hand], area, [boxOf(0, 480, 1000, 120)])).toMatchObject({ side: 'above', top: 325 });
    expect(beside(size, [hand], area, [boxOf(0, 430, 1000, 170)])).toBeNull();
  });

  test('is given up if it would cover something on every side', () => {
    expect(beside(size, [pawn], area, [boxOf(0, 0, 1000, 600)])).toBeNull();
  });
});

describe('only neighbours that fill the box around them share a ring', () => {
  const at = (x: number, y: number): Box => boxOf(x * 50, y * 50, 48, 48);

  test('not those that touch at a corner', () => {
    expect(joined([at(0, 0), at(1, 1)])).toHaveLength(2);
  });

  test('not all three squares around an empty one', () => {
    expect(joined([at(0, 0), at(1, 0), at(0, 1)])).toEqual([boxOf(0, 0, 98, 48), at(0, 1)]);
  });

  test('all squares of a rectangle, in any order', () => {
    expect(joined([at(0, 0), at(1, 1), at(1, 0), at(0, 1)])).toEqual([boxOf(0, 0, 98, 98)]);
  });

  test('a place within another', () => {
    expect(joined([boxOf(0, 0, 200, 200), at(1, 1)])).toEqual([boxOf(0, 0, 200, 200)]);
  });
});

test('neighbours share a ring, in the order of the places', () => {
  const boxes = [boxOf(500, 0, 10, 10), boxOf(0, 0, 10, 10), boxOf(508, 0, 10, 10)];
  expect(joined(boxes)).toEqual([{ left: 500, top: 0, right: 518, bottom: 10 }, { left: 0, top: 0, right: 10, bottom: 10 }]);
});

import { describe, expect, it } from 'vitest';
import { cardLines, outline, pileOf } from '../../src/boards/hanging_gardens/edges';
import { spots } from '../../src/boards/hanging_gardens/spots';
import { Camera, fitting } from '../../src/boards/hanging_gardens/camera.svelte';
import type { LogEntry } from '../../src/net/types';
import { playerOf, viewOf } from './positions';

const card = (step: number, seat: number, at: string, turn: number): LogEntry => ({
  seq: step,
  at: 0,
  code: 'hanging-gardens-card',
  params: { seat, card: 5, slot: 1, at, turn },
  step,
});
/** The edges of a path, each as one part. */
const parts = (path: string) => path.split('M').filter(Boolean).sort();

describe('which card lies where', () => {
  const log = [card(1, 0, '1,0', 0), card(2, 1, '0,1', 1), card(3, 0, '1,1', 1)];
  const { garden } = playerOf('...-', '....', '....');

  it('follows from the log: the last card laid is on top', () => {
    const pile = pileOf(log, 0, garden);
    expect(pile.get('0,0')).toBe(0);
    expect(pile.get('2,0')).toBe(1);
    expect(pile.get('2,1')).toBe(2);
    expect(pile.get('3,2')).toBe(2);
  });

  it('counts only up to a past moment', () => {
    expect(pileOf(log, 0, playerOf('...', '...', '...').garden, 2).get('2,1')).toBe(1);
  });

  it('is unknown if the log does not fit the garden', () => {
    expect(pileOf([], 0, garden).size).toBe(0);
  });
});

describe('lines', () => {
  it('run where cards end, and around the garden', () => {
    const { garden } = playerOf('...');
    const pile = new Map([
      ['0,0', 0],
      ['1,0', 0],
      ['2,0', 1],
    ]);
    // rim: left, right, three above and three below; inside only the edge between 1,0 and 2,0
    expect(parts(cardLines(garden, pile, 10))).toEqual(
      ['0 0v10', '0 0h10', '10 0h10', '20 0h10', '0 10h10', '10 10h10', '20 10h10', '20 0v10', '30 0v10'].sort(),
    );
  });

  it('around a group leave its inner edges out', () => {
    expect(parts(outline(['0,0', '1,0'], 10))).toEqual(['0 0v10', '0 0h10', '10 0h10', '0 10h10', '10 10h10', '20 0v10'].sort());
  });
});

describe('spots', () => {
  it('of a log entry are the squares of its card', () => {
    expect(spots(card(1, 2, '-1,0', 1), viewOf({}))).toEqual([
      'garden:2:-1,0',
      'garden:2:0,0',
      'garden:2:1,0',
      'garden:2:-1,1',
      'garden:2:0,1',
      'garden:2:1,1',
    ]);
  });

  it('of words are squares, tiles and cards', () => {
    const view = viewOf({ to_move: 1 });
    expect(spots('temple:2,0<0,0', view)).toEqual(['garden:1:2,0', 'garden:1:0,0']);
    expect(spots('tile:2b', view)).toEqual(['tile:2b']);
    expect(spots('burn:3', view)).toEqual(['card:3']);
    expect(spots('pass', view)).toEqual([]);
  });
});

describe('the size of squares', () => {
  const five = { left: 0, top: 0, right: 5, bottom: 5 };
  it('is 70 where there is room, more on a large screen, smaller where there is not, under 36 only on phones', () => {
    expect(fitting(five, { width: 700, height: 490 }, 1)).toBe(70);
    expect(fitting(five, { width: 1130, height: 700 }, 1)).toBe(100);
    expect(fitting(five, { width: 2000, height: 1000 }, 1)).toBe(120);
    expect(fitting(five, { width: 900, height: 350 }, 1)).toBe(50);
    expect(fitting(five, { width: 600, height: 100 }, 1, { width: 100, height: 100 })).toBe(20);
    expect(fitting(five, { width: 700, height: 700 }, 1, { width: 100, height: 100 })).toBe(36);
    expect(fitting(five, { width: 390, height: 400 }, 1, { width: 100, height: 100 })).toBe(28);
    expect(fitting(five, { width: 400, height: 140 }, 1)).toBe(20);
  });
});

describe('labels', () => {
  const camera = (right: number, bottom: number): Camera => {
    const found = new Camera();
    found.area = { width: 618, height: 479 };
    found.bounds = { left: 0, top: 0, right, bottom };
    found.margin = 0.6;
    found.above = { top: 52, left: 0, right: 0 };
    found.beside = { top: 8, left: 82, right: 66 };
    return found;
  };

  it('stand above a small or a wide garden', () => {
    expect(camera(4, 4)).toMatchObject({ aside: false, size: 70 });
    expect(camera(9, 5)).toMatchObject({ aside: false });
    expect(camera(4, 4).origin.y).toBeGreaterThan(52);
  });

  it('stand at the sides of a high garden, whose squares are larger then, and cover none of them', () => {
    const found = camera(7, 11);
    expect(found.aside).toBe(true);
    expect(found.size).toBeCloseTo(471 / 12.2); // only (479 - 52) / 12.2 = 35 below them
    expect(found.origin.x).toBeGreaterThan(82);
    expect(found.origin.x + 7 * found.size).toBeLessThan(618 - 66);
    found.beside = null;
    expect(found.aside).toBe(false);
  });

  it('leave no square out of sight in a low area, as in a lesson on a phone', () => {
    const found = camera(8, 8);
    found.area = { width: 390, height: 252 };
    expect(found.size).toBeCloseTo((390 - 82 - 66) / 9.2);
    expect(found.origin.y).toBeGreaterThan(8);
  });

  it('do not cover a card at the edge', () => {
    const found = camera(7, 11);
    found.show({ left: -4, top: 0, right: -2, bottom: 3 });
    expect(found.origin.x - 4 * found.size).toBeCloseTo(82);
  });
});

describe('a card at the edge', () => {
  it('is in sight with the whole garden, whose squares are smaller then', () => {
    const found = new Camera();
    found.area = { width: 618, height: 479 };
    found.bounds = { left: 0, top: 0, right: 5, bottom: 7 };
    found.margin = 0.6;
    found.above = { top: 52, left: 0, right: 0 };
    const before = found.size;
    found.show({ left: 1, top: -2, right: 3, bottom: 1 });
    expect(found.size).toBeCloseTo((479 - 52 - 26) / 9);
    expect(found.size).toBeLessThan(before);
    expect(found.origin.y - 2 * found.size).toBeGreaterThanOrEqual(52 - 0.01);
    expect(found.origin.y + 7 * found.size).toBeLessThanOrEqual(479);
    found.settle();
    expect(found.size).toBe(before);
  });

  const camera = (): Camera => {
    const found = new Camera();
    found.area = { width: 400, height: 400 };
    found.bounds = { left: 0, top: 0, right: 2, bottom: 3 };
    found.show({ left: 0, top: 3, right: 2, bottom: 6 });
    return found;
  };
  const end = (found: Camera): number => found.origin.y + 6 * found.size;

  it('shows the whole of a high garden in a low area, between the labels above', () => {
    const found = new Camera();
    found.area = { width: 473, height: 166 };
    found.bounds = { left: 0, top: 0, right: 3, bottom: 6 };
    found.margin = 0.6;
    found.above = { top: 46, left: 0, right: 0 };
    expect(found.size).toBe(20);
    expect(end(found)).toBeLessThanOrEqual(166 - 8);
    expect(found.origin.y).toBeGreaterThanOrEqual(8);
  });

  it('stays in sight when the area shrinks', () => {
    const found = camera();
    expect(end(found)).toBeLessThanOrEqual(400 - 26);
    found.area = { width: 400, height: 300 };
    expect(end(found)).toBeCloseTo(300 - 26);
  });

  it('moves from where it is when the player pans', () => {
    const found = camera();
    const before = end(found);
    found.panBy(0, -10);
    expect(end(found)).toBeCloseTo(before - 10);
  });
});

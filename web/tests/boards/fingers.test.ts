import { describe, expect, it } from 'vitest';
import { Pair, type Finger } from '../../src/boards/shared/fingers';

/** Two fingers 100 apart about the point 200,200, turned clockwise by some degrees and spread by a factor. */
function at(degrees: number, factor = 1): [Finger, Finger] {
  const angle = (degrees * Math.PI) / 180;
  const x = 50 * factor * Math.cos(angle);
  const y = 50 * factor * Math.sin(angle);
  return [
    { x: 200 - x, y: 200 - y },
    { x: 200 + x, y: 200 + y },
  ];
}

describe('two fingers', () => {
  it('turn a piece by a quarter when they are twisted well, and by the next after a whole quarter more', () => {
    const pair = new Pair(...at(0), true);
    const turns = [20, 34, 36, 80, 124, 126].map((degrees) => pair.move(...at(degrees)).turn);
    expect(turns).toEqual([0, 0, 1, 0, 0, 1]);
  });

  it('turn it back on the way back', () => {
    const pair = new Pair(...at(0), true);
    expect([-40, -30, -16, -14].map((degrees) => pair.move(...at(degrees)).turn)).toEqual([-1, 0, 0, 1]);
  });

  it('zoom when they move apart, and then never turn', () => {
    const pair = new Pair(...at(0), true);
    expect(pair.move(...at(0, 1.2)).zoom).toBeCloseTo(1.2);
    const moved = pair.move(...at(60, 2.4));
    expect(moved.zoom).toBeCloseTo(2);
    expect(moved.turn).toBe(0);
  });

  it('do not zoom while they twist', () => {
    const pair = new Pair(...at(0), true);
    expect(pair.move(...at(20, 1.05)).zoom).toBe(1);
    expect(pair.move(...at(40, 1.5))).toMatchObject({ zoom: 1, turn: 1, middle: { x: 200, y: 200 } });
  });

  it('always zoom if there is nothing to turn', () => {
    const pair = new Pair(...at(0), false);
    expect(pair.move(...at(60, 1.5))).toMatchObject({ turn: 0 });
    expect(pair.move(...at(60, 3)).zoom).toBeCloseTo(2);
  });
});

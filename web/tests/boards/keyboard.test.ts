import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/boards/shared/keyboard';

describe('arrow keys', () => {
  const box = (left: number, top: number, width = 20, height = 20) => ({ left, right: left + width, top, bottom: top + height });

  it('lead to the nearest in line', () => {
    const boxes = [box(40, 0), box(80, 0), box(0, 40), box(42, 60)];
    expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(0);
    expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(2);
    expect(nearest(box(80, 0), boxes, 'ArrowLeft')).toBe(0);
  });

  it('lead nowhere at the edge', () => {
    expect(nearest(box(0, 0), [box(40, 0)], 'ArrowLeft')).toBe(-1);
    expect(nearest(box(0, 0), [box(40, 0)], 'ArrowUp')).toBe(-1);
  });
});

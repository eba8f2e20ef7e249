import { describe, expect, it } from 'vitest';
import { nearest, rove } from '../../src/boards/shared/keyboard';

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

describe('a region has one Tab stop', () => {
  it('apart from that of a region which appears within it', async () => {
    document.body.innerHTML = '<div><i data-piece></i></div>';
    const board = document.querySelector('div')!;
    const stops = [rove(board)];
    const offer = document.createElement('div');
    offer.innerHTML = '<i data-piece></i><i data-piece></i>';
    board.append(offer);
    stops.push(rove(offer));
    await new Promise((done) => setTimeout(done));
    expect([...board.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => piece.tabIndex)).toEqual([0, 0, -1]);
    for (const stop of stops) stop.destroy();
  });
});

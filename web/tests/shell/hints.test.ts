import { expect, test } from 'vitest';
import { cornerOf, explained, hinted } from '../../src/ui/hints';

const VIEW = { width: 400, height: 300 };
const BUBBLE = { width: 100, height: 40 };
const piece = (left: number, top: number) => ({ left, right: left + 20, top, bottom: top + 20 });

test('a bubble stands above the middle of its piece', () => {
  expect(cornerOf(piece(190, 200), BUBBLE, VIEW)).toEqual({ left: 150, top: 152 });
});

test('without room above it stands below', () => {
  expect(cornerOf(piece(190, 30), BUBBLE, VIEW)).toEqual({ left: 150, top: 58 });
});

test('it stays within the window', () => {
  expect(cornerOf(piece(0, 200), BUBBLE, VIEW).left).toBe(8);
  expect(cornerOf(piece(380, 200), BUBBLE, VIEW).left).toBe(292);
  const tall = { left: 0, right: 400, top: 0, bottom: 300 };
  expect(cornerOf(tall, BUBBLE, VIEW)).toEqual({ left: 150, top: 252 });
});

test('a drawing is named by its hint, a text is not', () => {
  expect(hinted('Temple')).toEqual({ tabindex: -1, 'data-hint': 'Temple', 'data-piece': '' });
  expect(explained('Temple', 0)).toMatchObject({ role: 'img', 'aria-label': 'Temple', tabindex: 0 });
});

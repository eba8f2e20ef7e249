import { expect, test } from 'vitest';
import { cornerOf, partAfter } from '../../src/ui/hint_places';
import { explained, hinted } from '../../src/ui/hints';

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

/** A screen with a column of two cards, given last card first, and a lone pawn; happy-dom has no layout. */
function screen(): Record<'column' | 'upper' | 'lower' | 'pawn', HTMLElement> {
  document.body.innerHTML =
    '<button id="column" data-hint="column"><i id="lower" data-hint="lower"></i><i id="upper" data-hint="upper"></i></button><b id="pawn" data-hint="pawn"></b><s data-hint="hidden"></s>';
  const tops: Record<string, number> = { column: 10, upper: 20, lower: 40, pawn: 5 };
  return Object.fromEntries(
    Object.entries(tops).map(([id, top]) => {
      const part = document.getElementById(id) as HTMLElement;
      part.getBoundingClientRect = () => new DOMRect(0, top, 9, 9);
      return [id, part];
    }),
  ) as ReturnType<typeof screen>;
}

test('the parts of the focused piece follow it from top to bottom, and begin again', () => {
  const { column, upper, lower } = screen();
  expect(partAfter(column, null, 1)).toBe(column);
  expect(partAfter(column, column, 1)).toBe(upper);
  expect(partAfter(column, upper, 1)).toBe(lower);
  expect(partAfter(column, lower, 1)).toBe(column);
  expect(partAfter(column, upper, -1)).toBe(column);
  expect(partAfter(column, null, -1)).toBe(lower);
});

test('without a focused piece the whole screen is explained, except what is not visible', () => {
  const { column, upper, lower, pawn } = screen();
  const order = [pawn, column, upper, lower, pawn];
  let present: ReturnType<typeof partAfter> = null;
  for (const part of order) expect((present = partAfter(document.body, present, 1))).toBe(part);
});

test('a piece without parts explains itself, a screen without hints nothing', () => {
  const { pawn } = screen();
  expect(partAfter(pawn, pawn, 1)).toBe(pawn);
  document.body.innerHTML = '';
  expect(partAfter(document.body, null, 1)).toBeNull();
});

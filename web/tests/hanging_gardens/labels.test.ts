import { expect, test } from 'vitest';
import { labelAt } from '../../src/boards/hanging_gardens/labels';
import { playerOf } from './positions';

const FREE = { right: Infinity, top: -Infinity, bottom: Infinity };
const LABEL = { wide: 120, high: 30, free: FREE };
const GROUP = ['1,1', '2,1', '3,1'];

test('the label of a group stands above its first square', () => {
  expect(labelAt(GROUP, playerOf('.....', '.AAA.', '.....'), LABEL)).toEqual({ x: 64, y: 37 });
});

test('it covers no temple that may be tapped', () => {
  // temples above the first two squares: below them is nothing
  expect(labelAt(GROUP, playerOf('.pt..', '.AAA.', '.....'), LABEL)).toEqual({ x: 64, y: 145 });
  // buildings below: above the last square
  expect(labelAt(GROUP, playerOf('.pt..', '.AAA.', '.TPTT'), LABEL)).toEqual({ x: 204, y: 37 });
  // to the left
  expect(labelAt(GROUP, playerOf('..ttt', '.AAA.', '.TPTT'), LABEL)).toEqual({ x: 26, y: 37 });
});

test('it stays in the area', () => {
  expect(labelAt(GROUP, playerOf('.....', '.AAA.', '.....'), { ...LABEL, free: { ...FREE, right: 150 } }).x).toBe(30);
  expect(labelAt(GROUP, playerOf('.....', '.AAA.', '.....'), { ...LABEL, free: { ...FREE, top: 50 } }).y).toBe(145);
});

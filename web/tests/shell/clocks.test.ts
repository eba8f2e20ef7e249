import { expect, test } from 'vitest';
import { left, shown, untilNext, warning } from '../../src/table/clocks';

const clock = { left: [278_000, 600_000], running: 0, since: 1_000_000, due: null };
const hours = (count: number) => `${count} h`;

test('only the running clock runs, and never below zero', () => {
  expect(left(clock, 0, 1_008_000)).toBe(270_000);
  expect(left(clock, 1, 1_008_000)).toBe(600_000);
  expect(left(clock, 0, 9_000_000)).toBe(0);
});

test('time is shown as players write it', () => {
  expect(shown(278_000, hours)).toBe('4:38');
  expect(shown(27_000, hours)).toBe('0:27');
  expect(shown(26_001, hours)).toBe('0:27'); // rounded up: 0:00 is the end
  expect(shown(0, hours)).toBe('0:00');
  expect(shown(3_878_000, hours)).toBe('1:04:38');
  expect(shown(31 * 3_600_000 + 5, hours)).toBe('31 h');
});

test('the next update is due when the shown second changes', () => {
  expect(untilNext(4_250)).toBe(255);
  expect(untilNext(40 * 3_600_000)).toBe(60_000);
});

test('a clock warns below 30 seconds, and again below 10', () => {
  expect([30_000, 29_999, 10_000, 9_999, 0].map(warning)).toEqual([null, 30, 30, 10, 10]);
});

import { expect, test } from 'vitest';
import { clockRule, USUAL } from '../../src/pages/clock_choices';

test('presets do not depend on the numbers', () => {
  const other = { minutes: 1, seconds: 1, days: 1 };
  expect(clockRule('none', other)).toEqual({ kind: 'none', base: 0, increment: 0, days: 0 });
  expect(clockRule('quick', other)).toEqual({ kind: 'live', base: 600_000, increment: 10_000, days: 0 });
  expect(clockRule('calm', other)).toEqual({ kind: 'live', base: 1_800_000, increment: 30_000, days: 0 });
});

test('custom clocks are minutes with an increment, or days per turn', () => {
  expect(clockRule('custom', { minutes: 3, seconds: 2, days: 9 })).toEqual({ kind: 'live', base: 180_000, increment: 2000, days: 0 });
  expect(clockRule('days', { ...USUAL, days: 7 })).toEqual({ kind: 'days', base: 0, increment: 0, days: 7 });
});

test('numbers stay within what the server accepts', () => {
  expect(clockRule('custom', { minutes: 0, seconds: -5, days: 1 })).toMatchObject({ base: 60_000, increment: 0 });
  expect(clockRule('custom', { minutes: 9999, seconds: 9999, days: 1 })).toMatchObject({ base: 86_400_000, increment: 3_600_000 });
  expect(clockRule('days', { ...USUAL, days: NaN })).toMatchObject({ days: 1 });
});

import { expect, test } from 'vitest';
import { nearest, next } from '../../src/table/sheet';

test('the sheet has three sizes, and stays within them', () => {
  expect(next('low', 1)).toBe('middle');
  expect(next('middle', 1)).toBe('high');
  expect(next('high', 1)).toBe('high');
  expect(next('low', -1)).toBe('low');
});

test('a tiny drag changes nothing', () => {
  expect(nearest('middle', 12)).toBe('middle');
  expect(nearest('middle', -29)).toBe('middle');
});

test('a short drag leads to the next size, a long one past it', () => {
  expect(nearest('middle', 60)).toBe('high');
  expect(nearest('middle', -60)).toBe('low');
  expect(nearest('low', 120)).toBe('middle');
  expect(nearest('low', 260)).toBe('high');
  expect(nearest('high', -260)).toBe('low');
});

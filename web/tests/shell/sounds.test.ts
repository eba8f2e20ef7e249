import { expect, test } from 'vitest';
import babel from '../../src/boards/babel';
import babylon from '../../src/boards/babylon';
import type { LogEntry } from '../../src/net/types';
import { loudest, soundOf } from '../../src/table/sounds.svelte';

const entry = (code: string, seat: number, step: number | null = 4): LogEntry => ({ seq: 1, at: 0, code, params: { seat }, step });

const sounds = { 'babel-raze': { sound: 'raze', everyone: true }, 'babylon-fountain': { sound: 'water' } } as const;

test('players hear their own pieces, not those of the others', () => {
  expect(soundOf(entry('babel-settle', 0), 0)).toBe('piece');
  expect(soundOf(entry('babel-settle', 1), 0)).toBeNull();
  expect(soundOf(entry('babylon-fountain', 0), 0, sounds)).toBe('water');
  expect(soundOf(entry('babylon-fountain', 1), 0, sounds)).toBeNull();
});

test('a razed temple is heard by both, and so is the end', () => {
  expect(soundOf(entry('babel-raze', 1), 0, sounds)).toBe('raze');
  expect(soundOf(entry('table-log-ended', 1, null), 0)).toBe('end');
});

test('a spectator hears only the end', () => {
  expect(soundOf(entry('babel-settle', 0), null)).toBeNull();
  expect(soundOf(entry('table-log-ended', 0, null), null)).toBe('end');
});

test('of simultaneous sounds the rarest is played', () => {
  expect(loudest(['piece', null, 'raze'])).toBe('raze');
  expect(loudest([null])).toBeNull();
});

test('the end sounds different to those who lost', () => {
  const end = entry('table-log-ended', 0, null);
  expect(soundOf(end, 0, {}, [0])).toBe('end');
  expect(soundOf(end, 1, {}, [0])).toBe('lost');
  expect(soundOf(end, null, {}, [0])).toBe('end');
});

test('digging, placing and building sound different', () => {
  expect(soundOf(entry('babylon-dig', 0), 0, babylon.sounds)).toBe('dig');
  expect(soundOf(entry('babylon-place', 0), 0, babylon.sounds)).toBe('piece');
  expect(soundOf(entry('babylon-stairs', 0), 0, babylon.sounds)).toBe('build');
  expect(soundOf(entry('babel-build', 0), 0, babel.sounds)).toBe('build');
});

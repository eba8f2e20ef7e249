/** The headings of the log, from what the log itself says about rounds. */
import { describe, expect, test } from 'vitest';
import babel from '../../src/boards/babel';
import type { BabelContext } from '../../src/boards/babel/speech';
import babylon from '../../src/boards/babylon';
import type { BabylonContext } from '../../src/boards/babylon/speech';
import gardens from '../../src/boards/hanging_gardens';
import type { GardensContext } from '../../src/boards/hanging_gardens/speech';
import type { LogEntry } from '../../src/net/types';

const entry = (code: string, params: LogEntry['params'] = {}): LogEntry => ({ seq: 1, at: 0, code, params, step: 1 });
const say = (key: string, params = {}): string => [key, ...Object.values(params)].join(' ');

describe('Babylon', () => {
  const context = { say } as BabylonContext;

  test('the set-up has a heading of its own', () => {
    expect(babylon.heading?.(context, entry('babylon-remove'), [])).toBe('babylon-setting-up');
  });

  test('a turn belongs to the round that was announced last', () => {
    const second = entry('babylon-token', { round: 2, token: 'none' });
    expect(babylon.heading?.(context, entry('babylon-dig'), [entry('babylon-first-round')])).toBe('page-babylon-round 1');
    expect(babylon.heading?.(context, entry('babylon-dig'), [second, entry('babylon-end')])).toBe('page-babylon-round 2');
    expect(babylon.heading?.(context, entry('babylon-dig'), [second, entry('babylon-token', { round: 3 })])).toBe('page-babylon-round 3');
  });
});

describe('The Hanging Gardens', () => {
  const context = { say, view: { constants: { rounds: 15 } } } as unknown as GardensContext;

  test('a turn belongs to the round that was announced last', () => {
    const fourth = entry('hanging-gardens-round', { number: 4, seat: 1 });
    expect(gardens.heading?.(context, entry('hanging-gardens-card'), [])).toBe('hanging-gardens-round-number 1 15');
    expect(gardens.heading?.(context, entry('hanging-gardens-card'), [fourth])).toBe('hanging-gardens-round-number 4 15');
  });
});

describe('Babel', () => {
  const context = { say } as BabelContext;

  test('a turn ends with the word that ends it, not with a discard of the opponent', () => {
    const before = [entry('babel-go'), entry('babel-end'), entry('babel-halve'), entry('babel-drop'), entry('babel-drop')];
    expect(babel.heading?.(context, entry('babel-go'), [])).toBe('babel-turn-number 1');
    expect(babel.heading?.(context, entry('babel-lay'), before)).toBe('babel-turn-number 2');
  });
});

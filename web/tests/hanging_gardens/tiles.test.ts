import { describe, expect, it } from 'vitest';
import { heldBy, hiddenOf } from '../../src/boards/hanging_gardens/tiles';
import { playerOf } from './positions';

describe('what is seen of a player’s tiles', () => {
  it('hidden ones are only counted', () => {
    const player = { ...playerOf('..'), open_tiles: ['gate', 'gate', 'queen'], open_count: 3, blind_tiles: null, blind_count: 2 };
    expect(heldBy(player)).toEqual({ gate: 2, queen: 1 });
    expect(hiddenOf(player)).toBe(2);
    expect(hiddenOf({ ...player, open_tiles: null })).toBe(5);
  });
});

import { describe, expect, it } from 'vitest';
import { gain, heldBy, hiddenOf, ladderOf, laddersOf, total, worth } from '../../src/boards/hanging_gardens/tiles';
import { playerOf, VALUES } from './positions';

describe('what tiles pay (6.2)', () => {
  it('a series pays complete sets first, then the remainder', () => {
    expect(worth(VALUES, { tiger: 2 }, 'tiger')).toBe(6);
    expect(worth(VALUES, { tiger: 3 }, 'tiger')).toBe(14);
    expect(worth(VALUES, { tiger: 5 }, 'tiger')).toBe(14 + 6);
    expect(worth(VALUES, { chalice: 10 }, 'chalice')).toBe(20 + 20 + 5);
    expect(worth(VALUES, {}, 'queen')).toBe(0);
  });

  it('a person pays its high value with a set, also without any tile its low one', () => {
    expect(worth(VALUES, { animal_handler: 1 }, 'animal_handler')).toBe(4);
    expect(worth(VALUES, { animal_handler: 1, tiger: 2 }, 'animal_handler')).toBe(4);
    expect(worth(VALUES, { animal_handler: 1, tiger: 3 }, 'animal_handler')).toBe(12);
    expect(worth(VALUES, { animal_handler: 1, tiger: 6 }, 'animal_handler')).toBe(12);
  });

  it('X7 the guard with five gates gets fifteen', () => {
    expect(worth(VALUES, { guard: 1, gate: 5 }, 'guard')).toBe(15);
    expect(total(VALUES, { guard: 1, gate: 5 })).toBe(15 + 25 + 0);
  });

  it('one tile more brings its own and its person’s points', () => {
    expect(gain(VALUES, { animal_handler: 1, tiger: 2 }, 'tiger')).toBe(14 - 6 + (12 - 4));
    expect(gain(VALUES, { guard: 1 }, 'gate')).toBe(0 + 3);
    expect(gain(VALUES, {}, 'gate')).toBe(0);
  });
});

describe('ladders', () => {
  const states = (held: Record<string, number>, tile: string) => ladderOf(VALUES, held, tile).rungs.map(({ points, state }) => `${points} ${state}`);

  it('show now and next', () => {
    expect(states({ gate: 2 }, 'gate')).toEqual(['0 done', '5 now', '14 next', '25 later']);
    expect(states({ gate: 4 }, 'gate')).toEqual(['0 done', '5 done', '14 done', '25 now']);
  });

  it('begin again above complete sets', () => {
    const ladder = ladderOf(VALUES, { tiger: 4 }, 'tiger');
    expect(ladder.sets).toBe(1);
    expect(ladder.points).toBe(16);
    expect(ladder.rungs.map((rung) => rung.state)).toEqual(['now', 'next', 'later']);
  });

  it('of persons show both values', () => {
    expect(states({ animal_handler: 1 }, 'animal_handler')).toEqual(['4 now', '12 next']);
    expect(states({ animal_handler: 1, tiger: 3 }, 'animal_handler')).toEqual(['4 done', '12 now']);
    expect(states({ guard: 1, gate: 2 }, 'guard')).toEqual(['6 now', '9 next']);
  });

  it('are those of the tiles held, series first', () => {
    expect(laddersOf(VALUES, { guard: 1, tiger: 1 }).map((ladder) => ladder.tile)).toEqual(['tiger', 'guard']);
  });
});

describe('what is seen of a player’s tiles', () => {
  it('hidden ones are only counted', () => {
    const player = { ...playerOf('..'), open_tiles: ['gate', 'gate', 'queen'], open_count: 3, blind_tiles: null, blind_count: 2 };
    expect(heldBy(player)).toEqual({ gate: 2, queen: 1 });
    expect(hiddenOf(player)).toBe(2);
    expect(hiddenOf({ ...player, open_tiles: null })).toBe(5);
  });
});

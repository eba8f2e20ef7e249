/** The worked examples of the rules (sections 8 and 9), step by step, and the win of 5.1. */
import { describe, expect, it } from 'vitest';
import { foresee, sideKey, wins } from '../../src/boards/babel/foresight';
import { position, sides, stacks } from './board';

describe('what a step would do', () => {
  it('travels: the card goes, the pawn moves (4.2)', () => {
    const seen = foresee(position({ hand: 'AM', hand_size: [2, 5] }), 'go:M');
    expect(seen?.pawn).toEqual({ seat: 0, place: 'M' });
    expect(seen?.hands).toEqual([1, 5]);
    expect(seen?.played).toBe('M');
  });

  it('settles at the end of the player’s column', () => {
    const seen = foresee(position({ hand: 'P', hand_size: [1, 0], column: sides({ A: 'PP' }) }), 'lay:P');
    expect(seen?.sides.get(sideKey(0, 'A'))).toEqual({ leaving: [], coming: ['P'], level: null });
    expect(seen?.hands).toEqual([0, 0]);
  });

  it('builds the starter as level 1', () => {
    const seen = foresee(position({ starter: [true, true], column: sides({ A: 'PP' }) }), 'build:first');
    expect(seen?.sides.get(sideKey(0, 'A'))?.level).toBe(1);
    expect(seen?.scores).toEqual([1, 0]);
    expect(seen?.taken).toBeNull();
  });

  it('builds from either reserve', () => {
    const view = position({
      pawn: ['M', 'H'],
      temple: stacks({ M: [1, 2, 4], H: [1] }, { S: [3] }),
      reserve: [[5], [2, 5]],
      column: sides({ M: 'PPAPS' }),
    });
    expect(foresee(view, 'build:own')).toMatchObject({ scores: [6, 3], taken: 0 });
    expect(foresee(view, 'build:foe')).toMatchObject({ scores: [6, 3], taken: 1 });
  });

  it('leaps a level for one Persian (example turn 2)', () => {
    const view = position({ pawn: ['M', 'S'], column: sides({ M: 'PPPA' }), temple: stacks({ M: [1, 2] }), reserve: [[5, 4], [3]] });
    const seen = foresee(view, 'leap@1:own');
    expect(seen?.scores).toEqual([4, 0]);
    expect(seen?.sides.get(sideKey(0, 'M'))).toEqual({ leaving: [2], coming: [], level: 4 });
    expect(seen?.taken).toBe(0);
  });

  it('drives a people out, adjacent or not (example turn 2)', () => {
    const view = position({ pawn: ['S', 'S'], column: sides({ S: 'MMM' }, { S: 'PAP' }) });
    const seen = foresee(view, 'drive@1:P');
    expect(seen?.sides.get(sideKey(1, 'S'))?.leaving).toEqual([0, 2]);
    expect(seen?.sides.get(sideKey(0, 'S'))?.leaving).toEqual([2]);
  });

  it('wins the last people over (worked example, steps 1 and 3)', () => {
    const first = foresee(position({ pawn: ['H', 'H'], column: sides({ H: 'SSSSAPP' }, { H: 'PSAAM' }) }), 'turn@1');
    expect(first?.sides.get(sideKey(0, 'H'))).toEqual({ leaving: [3], coming: ['M'], level: null });
    expect(first?.sides.get(sideKey(1, 'H'))?.leaving).toEqual([4]);
    const third = foresee(position({ pawn: ['H', 'H'], column: sides({ H: 'SSSA' }, { H: 'PSAA' }) }), 'turn@1');
    expect(third?.sides.get(sideKey(0, 'H'))?.coming).toEqual(['A', 'A']);
  });

  it('migrates the last three in order (worked example, step 2)', () => {
    const seen = foresee(position({ pawn: ['H', 'H'], column: sides({ H: 'SSSAPPM', S: 'PP' }) }), 'move:H>S');
    expect(seen?.sides.get(sideKey(0, 'H'))?.leaving).toEqual([4, 5, 6]);
    expect(seen?.sides.get(sideKey(0, 'S'))?.coming).toEqual(['P', 'P', 'M']);
  });

  it('razes a whole temple (worked example, step 4)', () => {
    const view = position({ pawn: ['H', 'H'], column: sides({ H: 'SSAAA' }), temple: stacks({}, { A: [1, 2, 3], H: [1, 2, 3, 4, 5, 6] }) });
    const seen = foresee(view, 'raze@3');
    expect(seen?.scores).toEqual([0, 3]);
    expect(seen?.sides.get(sideKey(1, 'H'))?.level).toBe(0);
    expect(seen?.sides.get(sideKey(0, 'H'))?.leaving).toEqual([4]);
  });

  it('steals the top and uncovers the card below (worked example, step 7)', () => {
    const view = position({ column: sides({ A: 'HHH' }), temple: stacks({}, { A: [1, 2, 3] }) });
    expect(foresee(view, 'steal@1')?.scores).toEqual([3, 2]);
  });

  it('halves a hand, rounded down (worked example, steps 9 and 10; ruling 17)', () => {
    const hands = (size: number) => foresee(position({ column: sides({ A: 'PPP' }), hand_size: [0, size] }), 'halve@1')?.hands[1];
    expect([7, 4, 5].map(hands)).toEqual([4, 2, 3]);
  });

  it('shows nothing to spectators', () => {
    expect(foresee(position({ seat: null }), 'go:M')).toBeNull();
    expect(foresee(position(), 'castle')).toBeNull();
  });
});

describe('the win by points (5.1)', () => {
  const plain = { final: false, options: { sudden_death: false } };
  it.each([
    [15, 9, true],
    [14, 9, false],
    [15, 10, false],
    [19, 10, false],
    [20, 10, true],
  ])('%i to %i', (own, theirs, won) => {
    expect(wins(plain, own, theirs)).toBe(won);
  });

  it('sudden death: in the final phase whoever drops below 10 loses at once', () => {
    expect(wins({ final: true, options: { sudden_death: true } }, 12, 9)).toBe(true);
    expect(wins({ final: true, options: { sudden_death: false } }, 12, 9)).toBe(false);
    expect(wins({ final: false, options: { sudden_death: true } }, 12, 9)).toBe(false);
  });

  it('is shown for a step that wins', () => {
    const view = position({
      column: sides({ A: 'PAMHS' }),
      temple: stacks({ A: [4], H: [5], M: [5] }, { S: [6], P: [3] }),
      reserve: [[5], []],
    });
    expect(foresee(view, 'build:own')).toMatchObject({ scores: [15, 9], wins: true });
  });
});

/** What the page reads from two views: the worked examples of the rules (sections 8 and 9), step by step. */
import { describe, expect, it } from 'vitest';
import { difference, foreseen, sideKey } from '../../src/boards/babel/foresight';
import type { BabelView } from '../../src/boards/babel/view';
import { position, sides, stacks } from './board';

/** The difference between a position and the same one with some fields changed. */
function step(fields: Partial<BabelView>, changes: Partial<BabelView>) {
  return foreseen(position(fields), position({ ...fields, ...changes }));
}

describe('cards of a column', () => {
  it.each([
    ['', '', [], ''],
    ['PP', 'PPP', [], 'P'],
    ['SSSAPPM', 'SSSA', [4, 5, 6], ''],
    ['PAP', 'A', [0, 2], ''],
    ['MPMM', 'MP', [2, 3], ''],
    ['MPMM', 'P', [0, 2, 3], ''],
    ['SSSSAPP', 'SSSAPPM', [3], 'M'],
    ['SSSA', 'SSAAA', [2], 'AA'],
    ['SSS', 'SSSS', [], 'S'],
  ])('from %s to %s', (before, after, leaving, coming) => {
    expect(difference(before, after)).toEqual({ leaving, coming: [...coming] });
  });
});

describe('what a step would do', () => {
  it('moves the pawn of a traveller', () => {
    const seen = step({ hand: 'AM', hand_size: [2, 5] }, { hand: 'A', hand_size: [1, 5], pawn: ['M', 'A'], discard: 'M' });
    expect(seen.pawns).toEqual(['M', null]);
    expect(seen.hands).toEqual([1, 5]);
    expect(seen.sides.size).toBe(0);
  });

  it('says who wins by it, and that a draw is no win', () => {
    // rules 5.1: 15 points win while the opponent has fewer than 10
    expect(step({ scores: [14, 3] }, { scores: [16, 3], over: true, winners: [0] }).wins).toEqual([true, false]);
    expect(step({ scores: [14, 3] }, { scores: [16, 3] }).wins).toEqual([false, false]);
    expect(step({}, { over: true, winners: [0, 1] }).wins).toEqual([false, false]);
  });

  it('adds a settler to a column, with the length of its run', () => {
    const before = { hand_size: [1, 0] as [number, number], column: sides({ A: 'PP' }) };
    const after = { hand_size: [0, 0] as [number, number], column: sides({ A: 'PPP' }) };
    const run = { leaving: [], moving: [], coming: ['P'], level: null, run: 3 };
    expect(step(before, { ...after, runs: [{ A: [[1, 3]] }, {}] }).sides.get(sideKey(0, 'A'))).toEqual(run);
    expect(step(before, after).sides.get(sideKey(0, 'A'))?.run).toBe(0);
  });

  it('names only the run at the end of the column', () => {
    const seen = step({ column: sides({ A: 'AAA' }) }, { column: sides({ A: 'AAAP' }), runs: [{ A: [[1, 3]] }, {}] });
    expect(seen.sides.get(sideKey(0, 'A'))?.run).toBe(0);
  });

  it('builds from a reserve (example turn 2)', () => {
    const seen = step(
      { pawn: ['M', 'S'], column: sides({ M: 'PPPA' }), temple: stacks({ M: [1, 2] }), reserve: [[5, 4], [3]] },
      { column: sides({ M: 'PPA' }), temple: stacks({ M: [1, 2, 4] }), reserve: [[5], [3]], scores: [4, 0] },
    );
    expect(seen.sides.get(sideKey(0, 'M'))).toEqual({ leaving: [2], moving: [], coming: [], level: 4, run: 0 });
    expect(seen.taken).toEqual([true, false]);
    expect(seen.scores).toEqual([4, 0]);
  });

  it('changes both sides of a site (worked example, step 1)', () => {
    const seen = step(
      { column: sides({ H: 'SSSSAPP' }, { H: 'PSAAM' }), temple: stacks({}, { H: [1] }) },
      { column: sides({ H: 'SSSAPPM' }, { H: 'PSAA' }), temple: stacks({}, { H: [] }) },
    );
    expect(seen.sides.get(sideKey(0, 'H'))).toEqual({ leaving: [3], moving: [], coming: ['M'], level: null, run: 0 });
    expect(seen.sides.get(sideKey(1, 'H'))).toEqual({ leaving: [4], moving: [4], coming: [], level: 0, run: 0 });
  });

  it('moves the cards of a migration, and discards those that are driven out', () => {
    const migrated = step({ column: sides({ A: 'MM', M: 'SPPP' }) }, { column: sides({ A: 'MMPPP', M: 'S' }) });
    expect(migrated.sides.get(sideKey(0, 'M'))?.moving).toEqual([1, 2, 3]);
    const driven = step({ column: sides({ H: 'MMM' }, { H: 'PSP' }) }, { column: sides({ H: 'MM' }, { H: 'S' }) });
    expect(driven.sides.get(sideKey(1, 'H'))).toMatchObject({ leaving: [0, 2], moving: [] });
  });

  it('discards the paid card, also where a card of its people joins its column', () => {
    const seen = step({ column: sides({ H: 'SSSA' }, { H: 'PSS' }) }, { column: sides({ H: 'SSASS' }, { H: 'P' }) });
    expect(seen.sides.get(sideKey(0, 'H'))).toMatchObject({ leaving: [2], moving: [] });
    expect(seen.sides.get(sideKey(1, 'H'))).toMatchObject({ leaving: [1, 2], moving: [1, 2] });
  });

  it('takes discards that are owed off the hand (worked example, step 9)', () => {
    const seen = step({ hand_size: [0, 7] }, { phase: 'drop', to_move: 1, owed: 3 });
    expect(seen.hands).toEqual([0, 4]);
    expect(seen.owed).toBe(3);
  });
});

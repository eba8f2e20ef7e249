import { describe, expect, it } from 'vitest';
import { columnsFor, drawsBlind, faultOf, groupAt, groupsAt, laid, orderOf, readyGroups, roundsOf } from '../../src/boards/hanging_gardens/garden';
import { cardSquares } from '../../src/boards/hanging_gardens/geometry';
import type { GardensView } from '../../src/boards/hanging_gardens/view';
import { playerOf, viewOf } from './positions';

describe('groups (5.3)', () => {
  const { garden } = playerOf('.TT.', 'TPT.', 'T.PP');

  it('hang together over edges, not over corners', () => {
    expect(groupAt(garden, '1,0')).toEqual(['1,0', '2,0', '2,1']);
    expect(groupAt(garden, '0,1')).toEqual(['0,1', '0,2']);
    expect(groupAt(garden, '1,1')).toEqual(['1,1']);
    expect(groupAt(garden, '0,0')).toEqual([]);
    expect(groupAt(garden, '9,9')).toEqual([]);
  });

  it('are counted once, with their temples', () => {
    const groups = groupsAt(garden, ['1,0', '2,1', '2,2'], ['2,0']);
    expect(groups.map(({ kind, places, temples, ready }) => [kind, places.length, temples, ready])).toEqual([
      ['T', 3, 1, false],
      ['P', 2, 0, false],
    ]);
  });
});

describe('support (5.1)', () => {
  const fresh = playerOf('..', '..', '..');
  const card10 = ['.P', '.P', '..'];

  it('X1 both parks on empty squares: legal', () => {
    expect(faultOf(fresh, cardSquares(card10, 0, { x: -1, y: 0 }), 'keep')).toBeNull();
  });

  it('X2 a park on the table: illegal, and that square is named', () => {
    const fault = faultOf(fresh, cardSquares(card10, 1, { x: 0, y: 1 }), 'keep');
    expect(fault).toMatchObject({ code: 'unsupported', places: ['2,2'], params: { building: 'P', square: '2,2' } });
    const both = faultOf(fresh, cardSquares(card10, 0, { x: 1, y: 0 }), 'keep');
    expect(both).toMatchObject({ code: 'unsupported', places: ['2,0', '2,1'] });
  });

  it('X3 parks on a building and on an empty square: legal', () => {
    expect(faultOf(playerOf('..', 'T.', '..'), cardSquares(card10, 0, { x: -1, y: 1 }), 'keep')).toBeNull();
  });

  it('no square may cover a temple, not even an empty one', () => {
    const player = playerOf('t.', '..', '..');
    expect(faultOf(player, cardSquares(['P.', '..', '..'], 2, { x: 0, y: 0 }), 'keep')).toMatchObject({ code: 'on_temple', places: ['0,0'] });
  });

  it('a card beside the garden does not touch it', () => {
    expect(faultOf(fresh, cardSquares(card10, 0, { x: 5, y: 5 }), 'keep')?.code).toBe('no_contact');
  });

  it('joined temples are forbidden only with merge=forbid', () => {
    const player = playerOf('..f.', 'fF..', '....', '....');
    // the fountain on 2,1 touches 1,1 on its left and 2,0 above it
    const squares = cardSquares(['F.', '..', '..'], 0, { x: 2, y: 1 });
    expect(faultOf(player, squares, 'keep')).toBeNull();
    expect(faultOf(player, squares, 'forbid')).toMatchObject({ code: 'would_merge', places: ['2,1'] });
    const aside = cardSquares(['F.', '..', '..'], 0, { x: 2, y: 2 });
    expect(faultOf(player, aside, 'forbid')).toBeNull();
  });
});

describe('a card laid', () => {
  it('section 9, the full turn: three terraces without a temple', () => {
    const view = viewOf({ players: [playerOf('.T.', '.T.', '.P.')], card_display: [null, null, 5], faces: { 5: ['T.', '..', '..'] } });
    const after = laid(view, 0, 5, 0, { x: 2, y: 0 });
    expect(after?.fault).toBeNull();
    expect(after?.groups).toEqual([{ kind: 'T', places: ['1,0', '2,0', '1,1'], temples: 0, ready: true }]);
    expect(after?.garden['3,2']).toBe('.');
  });

  it('section 9, the merge: two temples in one group, and arcades that are ready', () => {
    const player = { ...playerOf('fFF...A', '...Ff.A'), garden: {}, temples: ['-2,0', '2,1'] };
    const rows = ['FFF...A', '...FF.A'];
    rows.forEach((row, y) => [...row].forEach((shown, x) => Object.assign(player.garden, { [`${x - 2},${y}`]: shown })));
    const view = viewOf({ players: [player], card_display: [null, 24], faces: { 24: ['F.', '..', 'A.'] } });
    const after = laid(view, 0, 24, 3, { x: 1, y: -1 });
    expect(after?.groups.map(({ kind, places, temples, ready }) => [kind, places.length, temples, ready])).toEqual([
      ['A', 3, 0, true],
      ['F', 6, 2, false],
    ]);
  });

  it('growth=strict does not count a building laid over its own kind (5.5)', () => {
    const parts = { players: [playerOf('TTT', '...', '...')], card_display: [5], faces: { 5: ['T.', '..', '..'] } };
    const touch = viewOf(parts);
    const strict = viewOf({ ...parts, options: { growth: 'strict', merge: 'keep' } });
    expect(laid(touch, 0, 5, 0, { x: 2, y: 0 })?.groups).toHaveLength(1);
    expect(laid(strict, 0, 5, 0, { x: 2, y: 0 })?.groups).toHaveLength(0);
  });

  it('X6 a part cut off that the card does not touch is not ready', () => {
    const view = viewOf({
      players: [playerOf('.tTT...', 'pPT.PPP', '.......')],
      turn: { grown: ['2,1'], merged: [], size: 0 },
    } as unknown as Partial<GardensView>);
    expect(readyGroups(view, 0)).toEqual([]);
  });
});

describe('rewards and rounds', () => {
  it('5.8 three, four, five open one, two, three columns; six draw a blind tile if there is one', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(columnsFor)).toEqual([0, 0, 1, 2, 3, 3, 3]);
    expect(drawsBlind(5, 20)).toBe(false);
    expect(drawsBlind(6, 20)).toBe(true);
    expect(drawsBlind(7, 0)).toBe(false);
  });

  it('4 two players take turns S O O S, more go around', () => {
    expect(orderOf(2, 1)).toEqual([1, 0, 0, 1]);
    expect(orderOf(3, 2)).toEqual([2, 0, 1]);
    expect(orderOf(4, 1)).toEqual([1, 2, 3, 0]);
    expect([2, 3, 4].map(roundsOf)).toEqual([15, 20, 15]);
  });
});

/** How pieces moved between two views, as each board says it. */
import { describe, expect, test } from 'vitest';
import { moves as babel } from '../../src/boards/babel/moves';
import { moves as babylon } from '../../src/boards/babylon/moves';
import { fit, moves as gardens } from '../../src/boards/hanging_gardens/moves';
import { pointsBetween } from '../../src/boards/shared/flight.svelte';
import { position, sides, stacks } from '../babel/board';
import { garden, laid, view } from '../babylon/garden';
import { playerOf, viewOf } from '../hanging_gardens/positions';

test('points are the changes of the scores', () => {
  expect(pointsBetween([9, 5, 3], [5, 5, 4])).toEqual([
    { seat: 0, points: -4 },
    { seat: 2, points: 1 },
  ]);
});

describe('Babel', () => {
  test('a settled card comes from the hand', () => {
    const before = position({ hand: 'AHH', column: sides({ A: 'M' }) });
    const after = position({ hand: 'AH', column: sides({ A: 'MH' }) });
    expect(babel(before, after)).toEqual([{ piece: 'card-0-A-1', from: ['dragged', 'hand-H-1'] }]);
  });

  test('a card of the opponent comes from their hidden hand', () => {
    const before = position({ hand: 'A', hand_size: [1, 4] });
    const after = position({ hand: 'A', hand_size: [1, 3], column: sides({}, { S: 'P' }) });
    expect(babel(before, after)).toEqual([{ piece: 'card-1-S-0', from: ['hand-of-1'] }]);
  });

  test('a card that the opponent discards is seen as the sign of its people', () => {
    const before = position({ hand: 'A', hand_size: [1, 4], discard: 'HM' });
    const after = position({ hand: 'A', hand_size: [1, 3], discard: 'HMM', pawn: ['A', 'M'] });
    expect(babel(before, after)).toEqual([{ piece: 'hand-of-1', as: 'emblem-M', to: ['piles'] }, { piece: 'pawn-1' }]);
  });

  test('people who change sides come from the other column, the payment leaves', () => {
    const before = position({ hand: '', column: sides({ A: 'SSS' }, { A: 'PMM' }) });
    const after = position({ hand: '', column: sides({ A: 'SSMM' }, { A: 'P' }) });
    expect(babel(before, after)).toEqual([
      { piece: 'card-0-A-2', from: ['card-1-A-1'] },
      { piece: 'card-0-A-3', from: ['card-1-A-2'] },
      { piece: 'card-0-A-2', to: ['piles'] },
    ]);
  });

  test('a level comes from the reserve that lost its last card', () => {
    const before = position({ reserve: [[5], [4, 2]], temple: stacks({ A: [1] }, { A: [1, 2] }) });
    const after = position({ reserve: [[5], [4]], temple: stacks({ A: [1, 2] }, { A: [1, 2] }) });
    expect(babel(before, after)).toEqual([{ piece: 'tier-0-A-2', from: ['reserve-1-1', 'starter-0'] }]);
  });

  test('a stolen level comes from the other temple', () => {
    const [piece] = babel(position({ temple: stacks({}, { H: [1] }) }), position({ temple: stacks({ H: [1] }) }));
    expect(piece).toEqual({ piece: 'tier-0-H-1', from: ['tier-1-H-1', 'starter-0'], loser: 1 });
  });

  test('a destroyed temple falls from its top, a stolen level does not', () => {
    const before = position({ temple: stacks({}, { A: [1, 2], H: [1] }) });
    const after = position({ temple: stacks({ H: [1] }) });
    expect(babel(before, after).map(({ piece, manner }) => [piece, manner])).toEqual([
      ['tier-0-H-1', undefined],
      ['tier-1-A-2', 'fall'],
      ['tier-1-A-1', 'fall'],
    ]);
  });

  test('the pawn travels', () => {
    expect(babel(position({ pawn: ['quarry', 'A'] }), position({ pawn: ['S', 'A'] }))).toEqual([{ piece: 'pawn-0' }]);
  });
});

describe('Babylon', () => {
  const base = { dug: null, columns: { B3: { height: 2, top: 'granite01', gain: 3 } } };

  test('a dug tile flies to the viewer’s hand, and to another player', () => {
    const before = view(garden(), [], base);
    const dug = { dug: 'granite01', columns: { B3: { height: 1, top: 'clay01', gain: 3 } } };
    expect(babylon(before, view(garden(), [], dug))).toEqual([{ piece: 'tile-granite01', from: ['tile-granite01', 'column-B3'] }]);
    expect(babylon(before, view(garden(), [], { ...dug, player: 1 }))).toEqual([{ piece: 'tile-granite01', to: ['others-1'] }]);
  });

  test('a laid tile settles from its ghost, and belvederes and ornaments pop', () => {
    const before = view(garden(), [], { dug: 'clay01' });
    const built = garden({}, { tiles: [laid('a1', 1)], belvederes: [{ cell: 'b2', floor: 1 }], ornaments: [{ kind: 'statue', cells: ['a1'], floors: [1], gap: null }] });
    expect(babylon(before, view(built, [], { dug: 'clay01', dug_placed: true }))).toEqual([
      { piece: 'tile-clay01', from: ['ghost', 'tile-clay01', 'others-0'], pillars: true, at: ['garden-0-a1'] },
      { piece: 'belvedere-0-b2-1', manner: 'pop', at: ['garden-0-b2'] },
      { piece: 'statue-0-a1-1', manner: 'pop', at: ['garden-0-a1'] },
    ]);
  });

  test('the dug tile goes to the storage or out of the game, and so does a removed one', () => {
    const before = view(garden(), [], { dug: 'clay01', columns: { B3: { height: 2, top: 'granite01', gain: null } } });
    const kept = view(garden(), [], { dug: null, columns: { B3: { height: 2, top: 'granite01', gain: null } } });
    expect(babylon(before, { ...kept, players: kept.players.map((player, seat) => (seat ? player : { ...player, slot: 'clay01' })) })).toEqual([
      { piece: 'tile-clay01', from: ['tile-clay01', 'others-0'] },
    ]);
    expect(babylon(before, kept)).toEqual([{ piece: 'tile-clay01', to: [] }]);
    // the copy that is made last lies on top
    const storing = (slot: string) => (player: (typeof kept.players)[number], seat: number) => (seat ? player : { ...player, slot });
    const full = { ...before, players: before.players.map(storing('clay02')) };
    expect(babylon(full, { ...kept, players: kept.players.map(storing('clay01')) }).map(({ piece }) => piece)).toEqual(['tile-clay02', 'tile-clay01']);
    expect(babylon(kept, view(garden(), [], { dug: null, columns: { B3: { height: 1, top: 'clay02', gain: null } } }))).toEqual([{ piece: 'tile-granite01', to: [] }]);
  });

  test('a statue over another one pops too', () => {
    const statue = (floor: number) => ({ kind: 'statue' as const, cells: ['a1'], floors: [floor], gap: null });
    const before = view(garden({}, { ornaments: [statue(1)] }), []);
    expect(babylon(before, view(garden({}, { ornaments: [statue(1), statue(2)] }), []))).toEqual([{ piece: 'statue-0-a1-2', manner: 'pop', at: ['garden-0-a1'] }]);
  });
});

describe('The Hanging Gardens', () => {
  const shown = { tile_display: {}, card_display: [7, 8], faces: { '7': ['.A', '..', 'P.'], '8': ['..', '..', '..'] } } as never;

  test('a card covers the squares that it shows, turned as it lies', () => {
    // a quarter turn clockwise: P.. over ..A
    const after = playerOf('TT---', '-P..-', '-..A-');
    expect(fit(['.A', '..', 'P.'], ['1,1', '2,1', '3,1', '1,2', '2,2', '3,2'], after.garden)).toEqual({
      turn: 1,
      places: ['1,1', '2,1', '3,1', '1,2', '2,2', '3,2'],
    });
  });

  test('a card leaves the display for the garden', () => {
    const before = viewOf({ ...(shown as object), players: [playerOf('TT')] });
    const after = viewOf({ ...(shown as object), card_display: [null, 8], players: [playerOf('TT', '.A', '..', 'P.')] });
    expect(gardens(before, after)).toEqual([
      { piece: 'card-7', from: ['ghost'], onto: ['garden:0:0,1', 'garden:0:1,1', 'garden:0:0,2', 'garden:0:1,2', 'garden:0:0,3', 'garden:0:1,3'], turn: 0 },
    ]);
  });

  test('a temple comes from the supply, or from the square that it left', () => {
    const of = (map: string) => viewOf({ ...(shown as object), players: [playerOf(map)] });
    expect(gardens(of('TT'), of('tT'))).toEqual([{ piece: 'temple-0-0,0', from: ['supply-0', 'others-0'] }]);
    expect(gardens(of('Tt'), of('tT'))).toEqual([{ piece: 'temple-0-0,0', from: ['temple-0-1,0', 'supply-0', 'others-0'] }]);
  });

  test('a tile flies to the collection of its player', () => {
    const before = viewOf({ ...(shown as object), tile_display: { '1a': 'gate' } as never, players: [playerOf('T')] });
    const after = viewOf({ ...(shown as object), tile_display: { '1a': null } as never, players: [{ ...playerOf('T'), open_count: 1 }] });
    const taken = { piece: 'tile:1a', to: ['ladder-0-gate', 'others-0'] };
    expect(gardens(before, after)).toEqual([taken]);
    // points rise where the last piece lands: at the collection, not at the tile that fills the gap
    const filled = { ...after, tile_display: { '1a': 'king' } as never };
    expect(gardens(before, filled)).toEqual([{ piece: 'tile:1a', manner: 'pop' }, taken]);
  });
});

import { describe, expect, it } from 'vitest';
import { cardWord, parse, actionsOf, templeWord } from '../../src/boards/hanging_gardens/actions';
import { boundsOf, cardSquares, cornerAt, covered, freeCorner, groupsIn, middleOf, towards, turned } from '../../src/boards/hanging_gardens/geometry';
import { playerOf } from './positions';

describe('words', () => {
  it('reads every form of section 9', () => {
    expect(parse('card:2@-1,3r1')).toEqual({ name: 'card', slot: 2, corner: { x: -1, y: 3 }, turn: 1 });
    expect(parse('burn:3')).toEqual({ name: 'burn', slot: 3 });
    expect(parse('keep:0,0')).toEqual({ name: 'keep', at: '0,0' });
    expect(parse('temple:0,2')).toEqual({ name: 'temple', at: '0,2', from: null });
    expect(parse('temple:0,2<5,-1')).toEqual({ name: 'temple', at: '0,2', from: '5,-1' });
    expect(parse('pass')).toEqual({ name: 'pass' });
    expect(parse('tile:3b')).toEqual({ name: 'tile', space: '3b' });
  });

  it('reads nothing else', () => {
    for (const word of ['card:5@0,0r0', 'card:1@0,0r4', 'tile:4a', 'passing', 'temple:0', '']) expect(parse(word)).toBeNull();
  });

  it('writes what it reads', () => {
    expect(cardWord(2, { x: -1, y: 3 }, 1)).toBe('card:2@-1,3r1');
    expect(templeWord('0,2', '5,1')).toBe('temple:0,2<5,1');
    expect(templeWord('0,2', null)).toBe('temple:0,2');
  });

  it('picks the actions of one name', () => {
    expect(actionsOf(['pass', 'temple:1,0', 'temple:2,0'], 'temple').map((action) => action.at)).toEqual(['1,0', '2,0']);
  });
});

describe('turns of a card', () => {
  const card49 = ['TA', '.P', '..'];

  it('are those of the example in section 5.1', () => {
    expect(turned(card49, 0)).toEqual(['TA', '.P', '..']);
    expect(turned(card49, 1)).toEqual(['..T', '.PA']);
    expect(turned(card49, 2)).toEqual(['..', 'P.', 'AT']);
    expect(turned(card49, 3)).toEqual(['AP.', 'T..']);
  });

  it('lie on the squares of the full turn in section 9', () => {
    // card 24 turned three quarters, laid at 1,-1: a fountain on 1,0 and an arcade on 3,0
    const squares = cardSquares(['F.', '..', 'A.'], 3, { x: 1, y: -1 });
    expect([...squares]).toEqual([
      ['1,-1', '.'],
      ['2,-1', '.'],
      ['3,-1', '.'],
      ['1,0', 'F'],
      ['2,0', '.'],
      ['3,0', 'A'],
    ]);
    expect(covered(3, { x: 1, y: -1 })).toEqual([...squares.keys()]);
  });

  it('are laid with their middle next to a point', () => {
    expect(cornerAt({ x: 1.1, y: 1.4 }, 0)).toEqual({ x: 0, y: 0 });
    expect(cornerAt({ x: 1.1, y: 1.4 }, 1)).toEqual({ x: 0, y: 0 });
    expect(middleOf({ x: 0, y: 0 }, 0)).toEqual({ x: 1, y: 1.5 });
    expect(middleOf({ x: 0, y: 0 }, 1)).toEqual({ x: 1.5, y: 1 });
  });
});

describe('squares', () => {
  it('have bounds', () => {
    expect(boundsOf(['-1,0', '2,3'])).toEqual({ left: -1, top: 0, right: 3, bottom: 4 });
  });

  it('are reached by arrows, straight ones first', () => {
    const places = ['0,0', '2,0', '1,1', '0,3'];
    expect(towards('0,0', places, { x: 1, y: 0 })).toBe('2,0');
    expect(towards('0,0', places, { x: 0, y: 1 })).toBe('1,1');
    expect(towards('0,3', places, { x: 0, y: -1 })).toBe('0,0');
    expect(towards('0,0', places, { x: -1, y: 0 })).toBeNull();
  });
});

describe('groups', () => {
  it('are equal buildings connected by edges, not by corners', () => {
    const { garden } = playerOf('TT.', '.TP', 'T-P');
    expect(groupsIn(garden).map(({ kind, places }) => [kind, places.length])).toEqual([['T', 3], ['P', 2], ['T', 1]]);
  });
});

it('the button for rotating stands at the corner of a card where it covers least', () => {
  const { garden } = playerOf('TTTT', 'TTTT', 'TTTT', '....');
  // over the upper left edge of the garden: all corners but the lower right one are free
  expect(freeCorner(0, { x: -1, y: -1 }, garden, -9)).toEqual({ x: 1, y: -1 });
  // below the labels
  expect(freeCorner(0, { x: -1, y: -1 }, garden, 0)).toEqual({ x: -1, y: 2 });
  // over the lower right edge
  expect(freeCorner(1, { x: 3, y: 3 }, garden, -9)).toEqual({ x: 6, y: 5 });
});

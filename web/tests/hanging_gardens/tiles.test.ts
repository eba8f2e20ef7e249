import { describe, expect, it } from 'vitest';
import { flowerText, stepChip, stepPlace } from '../../src/boards/hanging_gardens/speech';
import { heldBy, hiddenOf } from '../../src/boards/hanging_gardens/tiles';
import type { GardensContext } from '../../src/boards/hanging_gardens/speech';
import { playerOf, viewOf } from './positions';

describe('what is seen of a player’s tiles', () => {
  it('hidden ones are only counted', () => {
    const player = { ...playerOf('..'), open_tiles: ['gate', 'gate', 'queen'], open_count: 3, blind_tiles: null, blind_count: 2 };
    expect(heldBy(player)).toEqual({ gate: 2, queen: 1 });
    expect(hiddenOf(player)).toBe(2);
    expect(hiddenOf({ ...player, open_tiles: null })).toBe(5);
  });
});

describe('the flower', () => {
  const say = (key: string) => key;
  const text = (round: object) => flowerText({ say, view: viewOf({ round, constants: { rounds: 15 } } as never), names: ['Ada', 'Bot'], viewer: 0 } as unknown as GardensContext);

  it('starts a round, is held in it, and means nothing at the last card', () => {
    expect(text({ number: 3, start_seat: 0, order: [0, 1, 1, 0], to_move: [0, 1, 1, 0] })).toBe('hanging-gardens-flower');
    expect(text({ number: 3, start_seat: 0, order: [0, 1, 1, 0], to_move: [0] })).toBe('page-hanging-gardens-flower');
    expect(text({ number: 15, start_seat: 0, order: [0, 1, 1, 0], to_move: [0] })).toBe('');
  });
});

describe('the chip of a step', () => {
  const say = (key: string, params = {}) => key + JSON.stringify(params);
  const context = { say, view: viewOf({ tile_display: { '1a': 'queen' } as never }), names: [], viewer: 0 } as unknown as GardensContext;

  it('names the tile that was taken, not the one that has replaced it', () => {
    const entry = { seq: 1, at: 0, code: 'hanging-gardens-tile', params: { seat: 0, tile: 'tiger' }, step: 3 };
    expect(stepChip('tile:1a', context, entry)).toBe('tiger');
    expect(stepChip('tile:1a', context)).toBe('queen');
  });

  it('names the buildings under a temple, also those of a card that is still to be placed', () => {
    const view = viewOf({ players: [playerOf('F.', '..')], card_display: [13], faces: { 13: ['.T', '..', 'T.'] } });
    const placed = { ...context, view } as GardensContext;
    const named = (kind: string): string => `page-hanging-gardens-step-temple{"kind":"${kind}"}`;
    expect(stepChip('temple:0,0', placed)).toBe(named('F'));
    expect(stepChip('temple:2,0', placed, undefined, ['card:1@1,0r0'])).toBe(named('T'));
    expect(stepChip('temple:0,0', placed, undefined, ['card:1@1,0r0'])).toBe(named('F'));
  });

  it('has a place for cards only', () => {
    expect(stepPlace('card:3@-1,2r1', context)).toBe('page-hanging-gardens-at{"x":-1,"y":2}');
    expect(stepPlace('tile:1a', context)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { yieldOf } from '../../src/boards/babylon/quarry';
import type { BabylonView, Token } from '../../src/boards/babylon/view';

/** A quarry by its heights from rank 4 down to 1, all tops alike. */
function quarry(rows: string[], flower: string, own: string, token: Token | null = null): BabylonView {
  const columns: Record<string, unknown> = {};
  rows.forEach((row, down) => [...row].forEach((height, file) => (columns[`${'ABCD'[file]}${4 - down}`] = { height: Number(height), top: height === '0' ? null : 't', gain: null })));
  return {
    columns,
    tiles: { t: { material: 'granite', flower, face: 'S---' } },
    players: [{ flower: own }],
    tokens: { in_force: token },
  } as unknown as BabylonView;
}

describe('where the pillars of a dig come from (4.2)', () => {
  it('4.2 counts neighbours that are not higher, and the bare floor', () => {
    // B2 of height 2: A2 is as high, C2 lower, B1 bare, B3 higher
    expect(yieldOf(quarry(['3333', '3333', '2213', '3033'], 'pink', 'white'), 'B2', 0)).toEqual({ sides: 3, flower: 0, less: 0 });
  });

  it('4.2 counts the wall of the quarry and the own flower', () => {
    // D3 of height 1: the wall and C3 of the same height; D4 and D2 are higher
    expect(yieldOf(quarry(['3333', '3311', '3332', '3333'], 'pink', 'pink'), 'D3', 0)).toEqual({ sides: 2, flower: 1, less: 0 });
  });

  it('4.2 gives two pillars for the flower with its token, and one less with the token minus', () => {
    const flat = ['1111', '1111', '1111', '1111'];
    expect(yieldOf(quarry(flat, 'pink', 'pink', 'flower'), 'A1', 0)).toEqual({ sides: 4, flower: 2, less: 0 });
    expect(yieldOf(quarry(flat, 'pink', 'blue', 'minus'), 'A1', 0)).toEqual({ sides: 4, flower: 0, less: 1 });
  });

  it('is null for an empty column', () => {
    expect(yieldOf(quarry(['0111', '1111', '1111', '1111'], 'pink', 'pink'), 'A4', 0)).toBeNull();
  });
});

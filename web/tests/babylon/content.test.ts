import { describe, expect, it } from 'vitest';
import type { BabylonPlay } from '../../src/boards/babylon/play.svelte';
import { boardContent } from '../../src/boards/babylon/scene/content';
import { garden, laid, view } from './garden';

/** A player who looks at a garden, with marks as the log sets them. */
function looking(shown: number, floors: number | null, marked: string[]): BabylonPlay {
  const table = { seat: 0, past: null, view: null, marked: new Set(marked) };
  return { table, shown, floors, building: false, anchor: null, wrong: null, marks: [] } as unknown as BabylonPlay;
}

const TILE = { h: 2, tile: 'clay01' };
const OWN = garden({ c3: TILE, d3: TILE, c4: TILE, d4: TILE }, { tiles: [laid('c3', 2)] });

describe('the marks of a garden', () => {
  const MARKED = ['garden-0-c3', 'garden-0-h8', 'garden-1-a1', 'column-B3'];

  it('are on the spaces of the garden that is shown, at their height', () => {
    expect(boardContent(view(OWN), looking(0, null, MARKED)).marks).toEqual([
      { cell: 'c3', floor: 2 },
      { cell: 'h8', floor: 0 },
    ]);
    expect(boardContent(view(OWN), looking(1, null, MARKED)).marks).toEqual([{ cell: 'a1', floor: 0 }]);
  });

  it('are not above the chosen floor', () => {
    expect(boardContent(view(OWN), looking(0, 1, MARKED)).marks).toContainEqual({ cell: 'c3', floor: 1 });
  });
});

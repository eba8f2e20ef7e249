import { describe, expect, it, test } from 'vitest';
import { extentOf, fit, VIEWS } from '../../src/boards/babylon/scene/camera';
import { chipAt, cornerPoints, type Area } from '../../src/boards/babylon/scene/labels';
import { piecesOf } from '../../src/boards/babylon/scene/pieces';
import { columnTop, EDGES, QUARRY_EXTENT } from '../../src/boards/babylon/scene/quarry';
import { garden, view } from './garden';

const SIZE = { width: 620, height: 480 };
/** Half the width and height of a chip. */
const HALF = { x: 84, y: 24 };
const PIECES = piecesOf(view(garden()), garden());
const CAMERA = fit(extentOf(PIECES), VIEWS.standard, SIZE, [66, 14, 26, 12]);
/** The switch between the views, the floors and the row of tools. */
const CONTROLS: Area[] = [
  { left: 12, right: 239, top: 10, bottom: 56 },
  { left: 535, right: 608, top: 10, bottom: 137 },
  { left: 292, right: 610, top: 430, bottom: 470 },
];

function overlap(chip: { x: number; y: number }, { left, right, top, bottom }: Area): boolean {
  return chip.x + HALF.x > left && chip.x - HALF.x < right && chip.y + HALF.y > top && chip.y - HALF.y < bottom;
}

describe('the chip with the points', () => {
  const anchors = [...'abcdefg'].flatMap((file) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${file}${rank}`));

  it.each(anchors)('is in the picture, beside the tile on %s and not under a control', (anchor) => {
    for (const floor of [1, 2]) {
      const chip = chipAt(CAMERA, PIECES, anchor, floor, CONTROLS);
      expect(chip.x).toBeGreaterThanOrEqual(HALF.x);
      expect(chip.x).toBeLessThanOrEqual(SIZE.width - HALF.x);
      expect(chip.y).toBeGreaterThanOrEqual(HALF.y);
      expect(chip.y).toBeLessThanOrEqual(SIZE.height - HALF.y);
      expect(CONTROLS.filter((one) => overlap(chip, one))).toEqual([]);
      const corners = cornerPoints(CAMERA, anchor, floor);
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const tile = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      expect(overlap(chip, tile)).toBe(false);
    }
  });
});

test('the letters and numbers of the quarry stand beside its columns, in the picture', () => {
  const size = { width: 318, height: 230 };
  const camera = fit(QUARRY_EXTENT, VIEWS.quarry, size, [16, 2, 2, 2]);
  const place = (name: string) => camera.project(EDGES[name] ?? [0, 0, 0]);
  const spanOf = (column: string, axis: 'x' | 'y') => columnTop(column, 0, false).map((corner) => camera.project(corner)[axis]);
  for (const [name, { x, y }] of Object.keys(EDGES).map((name) => [name, place(name)] as const)) {
    expect([x > 3, x < size.width - 3, y > 5, y < size.height - 5], name).toEqual([true, true, true, true]);
  }
  for (const rank of ['1', '2', '3', '4']) {
    expect(place(rank).x).toBeLessThan(Math.min(...spanOf(`A${rank}`, 'x')) - 4);
    expect(place(rank).y).toBeLessThan(Math.max(...spanOf(`A${rank}`, 'y')));
    expect(place(rank).y).toBeGreaterThan(Math.min(...spanOf(`A${rank}`, 'y')) - 8);
  }
  for (const file of [...'ABCD']) {
    expect(place(file).y).toBeGreaterThan(Math.max(...spanOf(`${file}1`, 'y')) + 4);
    expect(place(file).x).toBeLessThan(Math.max(...spanOf(`${file}1`, 'x')));
    expect(place(file).x).toBeGreaterThan(Math.min(...spanOf(`${file}1`, 'x')));
  }
});

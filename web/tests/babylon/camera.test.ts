import { describe, expect, it } from 'vitest';
import { anchorPoint, anchorsAround, onTile, seenAround } from '../../src/boards/babylon/scene/aim';
import { Camera, extentOf, fit, offsetOf, orbited, panned, PITCHES, snapped, VIEWS, zoomed, type Lens } from '../../src/boards/babylon/scene/camera';
import { pick } from '../../src/boards/babylon/scene/pick';
import { piecesOf } from '../../src/boards/babylon/scene/pieces';
import { garden, laid, view } from './garden';

const SIZE = { width: 640, height: 480 };
const EMPTY = piecesOf(view(garden()), garden());
const QUARTER = Math.PI / 2;

function camera(lens: Lens, pieces = EMPTY): Camera {
  return fit(extentOf(pieces), lens, SIZE, [40, 10, 20, 10]);
}

describe('a camera', () => {
  it.each(Object.entries(VIEWS))('fits everything into the padding: %s', (_, lens) => {
    const shot = camera(lens);
    const pixels = extentOf(EMPTY).map((point) => shot.project(point));
    expect(Math.min(...pixels.map(({ x }) => x))).toBeGreaterThan(9);
    expect(Math.max(...pixels.map(({ x }) => x))).toBeLessThan(631);
    expect(Math.min(...pixels.map(({ y }) => y))).toBeGreaterThan(39);
    expect(Math.max(...pixels.map(({ y }) => y))).toBeLessThan(461);
  });

  it('sends a ray through the pixel of a point', () => {
    const shot = camera(VIEWS.standard);
    const point = [2.5, 0, -1.5] as const;
    const { x, y } = shot.project(point);
    const { from, direction } = shot.ray(x, y);
    const distance = -from[1] / direction[1];
    expect(from[0] + direction[0] * distance).toBeCloseTo(2.5, 6);
    expect(from[2] + direction[2] * distance).toBeCloseTo(-1.5, 6);
  });

  it('keeps orbit, zoom and target within limits', () => {
    const shot = camera(VIEWS.standard);
    expect(orbited(shot, 0, -9).lens.pitch).toBeCloseTo(PITCHES.least, 6);
    expect(orbited(shot, 0, 9).lens.pitch).toBeCloseTo(PITCHES.most, 6);
    expect(zoomed(shot, 0.01, shot.distance).distance).toBeCloseTo(shot.distance * 0.45, 6);
    expect(zoomed(shot, 100, shot.distance).distance).toBeCloseTo(shot.distance * 1.3, 6);
    const far = panned(shot, -9999, 0).target;
    expect(Math.max(Math.abs(far[0]), Math.abs(far[2]))).toBeLessThanOrEqual(4);
  });

  it('snaps to the next of four views', () => {
    expect(snapped(0, 0, 1)).toBeCloseTo(QUARTER, 6);
    expect(snapped(0, 0, -1)).toBeCloseTo(-QUARTER, 6);
    expect(snapped(0.4, 0, 1)).toBeCloseTo(QUARTER, 6);
    expect(snapped(0.4, 0, -1)).toBeCloseTo(0, 6);
    expect(snapped(QUARTER, 0, 1)).toBeCloseTo(2 * QUARTER, 6);
  });

  it('places several gardens side by side, four in a square', () => {
    expect([0, 1].map((number) => offsetOf(number, 2))).toEqual([
      [-5.25, 0],
      [5.25, 0],
    ]);
    expect(offsetOf(3, 4)).toEqual([5.25, 6.25]);
  });
});

describe('picking', () => {
  const tower = garden({}, { tiles: [laid('d4', 1), laid('d2', 2)] });
  const pieces = piecesOf(view(tower), tower);

  it.each([0, 1, 2, 3])('finds every cell of an empty board in snap view %i', (turn) => {
    const shot = camera({ ...VIEWS.standard, azimuth: VIEWS.standard.azimuth + turn * QUARTER });
    for (let x = 0; x < 8; x++) {
      for (let y = 0; y < 8; y++) {
        const at = shot.project([x - 3.5, 0, 3.5 - y]);
        expect(pick(shot.ray(at.x, at.y), EMPTY)).toEqual({ kind: 'board', cell: `${'abcdefgh'[x]}${y + 1}`, floor: 0 });
      }
    }
  });

  it('finds the tile in front, and what is behind it when its floor is faded', () => {
    const ground = [-0.5, 0, 0.5] as const; // the cell d4, under a tile
    const front = camera({ ...VIEWS.standard, azimuth: 0, pitch: 1.05 }, pieces);
    const { x, y } = front.project(ground);
    expect([2, 1, 0].map((floors) => pick(front.ray(x, y), pieces, floors))).toEqual([
      { kind: 'tile', cell: 'd3', floor: 2 },
      { kind: 'tile', cell: 'd4', floor: 1 },
      { kind: 'board', cell: 'd4', floor: 0 },
    ]);
  });

  it('finds nothing beside the board', () => {
    expect(pick(camera(VIEWS.standard).ray(2, 2), EMPTY)).toBeNull();
  });

  it('means the nearest legal anchor within the reach of a finger', () => {
    const shot = camera(VIEWS.standard);
    const { x, y } = shot.project([0, 0, 0]); // between d4, e4, d5, e5: the anchor d4
    expect(anchorsAround({ x: x + 6, y: y + 4 }, ['a1', 'd4', 'e4'], EMPTY, shot)[0]).toBe('d4');
    expect(anchorsAround({ x: x + 6, y: y + 4 }, ['a1'], EMPTY, shot)).toEqual([]);
    expect(onTile({ x, y }, 'd4', 0, shot)).toBe(true);
    expect(onTile({ x, y }, 'g7', 0, shot)).toBe(false);
  });

  it('means a dot behind a tile only exactly there, and a visible one before it', () => {
    // a tile of floor 2 on d3; seen from the south it hides what lies north of it
    const cells = { d3: { h: 2 }, e3: { h: 2 }, d4: { h: 2 }, e4: { h: 2 } };
    const own = garden(cells, { tiles: [laid('d3', 2)] });
    const pieces = piecesOf(view(own), own);
    const shot = camera({ ...VIEWS.standard, azimuth: 0, pitch: 0.95 }, pieces);
    const behind = shot.project(anchorPoint(pieces, 'd5'));
    const seen = shot.project(anchorPoint(pieces, 'd6'));
    const between = { x: behind.x, y: behind.y + 0.3 * (seen.y - behind.y) + 0.01 };
    expect(anchorsAround(between, ['d5', 'd6'], pieces, shot)[0]).toBe('d5');
    expect(seenAround(between, ['d5'], pieces, shot)).toEqual([]);
    expect(seenAround(between, ['d5', 'd6'], pieces, shot)).toEqual(['d6']);
    expect(seenAround(behind, ['d5', 'd6'], pieces, shot)[0]).toBe('d5');
    expect(seenAround(shot.project(anchorPoint(pieces, 'd3')), ['d3'], pieces, shot)).toEqual(['d3']);
  });
});

import { describe, expect, it } from 'vitest';
import { extentOf, VIEWS } from '../../src/boards/babylon/scene/camera';
import { Growing } from '../../src/boards/babylon/scene/growth';
import { piecesOf } from '../../src/boards/babylon/scene/pieces';
import { ScenePointers, type Gestures } from '../../src/boards/babylon/scene/pointers';
import { Viewpoint } from '../../src/boards/babylon/scene/viewpoint.svelte';
import { garden, laid, view } from './garden';

const POINTS = extentOf(piecesOf(view(garden()), garden()));

function looking(ms: number): { viewpoint: Viewpoint; clock: { now: number } } {
  const clock = { now: 0 };
  const viewpoint = new Viewpoint(() => {}, () => ms, null, () => clock.now);
  viewpoint.resize({ width: 600, height: 400 }, [0, 0, 0, 0]);
  viewpoint.show(POINTS, '2');
  return { viewpoint, clock };
}

describe('the viewpoint', () => {
  it('starts at the standard view and turns by quarters', () => {
    const { viewpoint, clock } = looking(300);
    expect(viewpoint.camera?.lens.azimuth).toBeCloseTo(VIEWS.standard.azimuth, 6);
    viewpoint.snap(1);
    clock.now = 150;
    expect(viewpoint.tick()).toBe(true);
    expect(viewpoint.moving).toBe(true);
    clock.now = 300;
    expect(viewpoint.tick()).toBe(false);
    expect(viewpoint.camera?.lens.azimuth).toBeCloseTo(VIEWS.standard.azimuth + Math.PI / 2, 6);
    expect(viewpoint.rested).toBe(viewpoint.camera);
  });

  it('cuts without motion', () => {
    const { viewpoint } = looking(0);
    viewpoint.look(true);
    expect(viewpoint.moving).toBe(false);
    expect(viewpoint.camera?.lens.pitch).toBeCloseTo(VIEWS.above.pitch, 6);
    viewpoint.reset();
    expect(viewpoint.camera?.lens.pitch).toBeCloseTo(VIEWS.standard.pitch, 6);
  });

  it('moves by hand, then rests; only a new reach fits again', () => {
    const { viewpoint, clock } = looking(300);
    viewpoint.orbit(40, 0);
    const turned = viewpoint.camera?.lens.azimuth;
    expect(viewpoint.tick()).toBe(true);
    clock.now = 1000;
    expect(viewpoint.tick()).toBe(false);
    viewpoint.show(POINTS, '2');
    expect(viewpoint.moving).toBe(false);
    expect(viewpoint.camera?.lens.azimuth).toBe(turned);
    viewpoint.show(POINTS, '3');
    expect(viewpoint.moving).toBe(true);
  });

  it('pans only when zoomed in', () => {
    const { viewpoint } = looking(0);
    const before = viewpoint.camera?.target;
    viewpoint.pan(50, 0);
    expect(viewpoint.camera?.target).toBe(before);
    viewpoint.zoom(0.6);
    viewpoint.pan(50, 0);
    expect(viewpoint.camera?.target).not.toEqual(before);
  });
});

describe('growth', () => {
  const one = garden({}, { tiles: [laid('c3', 1)] });

  it('lets new pieces grow, pillars before their tile, and nothing else', () => {
    const clock = { now: 0 };
    const growing = new Growing(() => clock.now);
    growing.note('seat 0', piecesOf(view(garden()), garden()));
    expect(growing.at(200)).toBeNull();
    growing.note('seat 0', piecesOf(view(one), one));
    clock.now = 60;
    const growth = growing.at(200);
    expect(growth?.('pillar:c3/0')).toBeGreaterThan(growth?.('tile:c3/1') ?? 1);
    expect(growth?.('tile:a1/1')).toBe(1);
    clock.now = 300;
    expect(growing.at(200)).toBeNull();
  });

  it('shows another garden at once', () => {
    const growing = new Growing(() => 0);
    growing.note('seat 0', piecesOf(view(garden()), garden()));
    growing.note('seat 1', piecesOf(view(one), one));
    expect(growing.at(200)).toBeNull();
  });
});

describe('gestures', () => {
  function recorded(holding = false): { calls: string[]; pointers: ScenePointers; clock: { now: number } } {
    const calls: string[] = [];
    const note = (name: string) => (...given: unknown[]) => void calls.push(`${name} ${given.map((one) => JSON.stringify(one)).join(' ')}`.trim());
    const clock = { now: 0 };
    const gestures = { holding: () => holding, onGhost: () => holding } as unknown as Gestures;
    for (const name of ['tap', 'doubleTap', 'hover', 'carry', 'orbit', 'pan', 'zoom', 'rotate'] as const) gestures[name] = note(name);
    return { calls, pointers: new ScenePointers(gestures, () => clock.now), clock };
  }
  const event = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent =>
    new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, pointerType: 'touch', isPrimary: true, ...more });

  it('a press without movement is a tap, two are a double tap', () => {
    const { calls, pointers, clock } = recorded();
    for (const time of [0, 100]) {
      clock.now = time;
      pointers.down(event('pointerdown', 5, 5));
      pointers.up(event('pointerup', 6, 6));
      pointers.click(new MouseEvent('click', { clientX: 6, clientY: 6 }));
    }
    expect(calls).toEqual(['tap {"x":6,"y":6}', 'doubleTap {"x":6,"y":6}']);
  });

  it('a drag orbits, or carries the tile that it begins on', () => {
    const free = recorded();
    free.pointers.down(event('pointerdown', 0, 0));
    free.pointers.move(event('pointermove', 20, 0));
    free.pointers.up(event('pointerup', 20, 0));
    free.pointers.click(new MouseEvent('click', { clientX: 20, clientY: 0 })); // the mouse clicks after a drag, too
    expect(free.calls).toEqual(['hover null', 'orbit 20 0']);
    const held = recorded(true);
    held.pointers.down(event('pointerdown', 0, 0));
    held.pointers.move(event('pointermove', 20, 0));
    expect(held.calls).toEqual(['hover null', 'carry {"x":20,"y":0} {"x":0,"y":0}']);
  });

  it('two fingers zoom', () => {
    const { calls, pointers } = recorded();
    pointers.down(event('pointerdown', 0, 0));
    pointers.down(event('pointerdown', 100, 0, { pointerId: 2 }));
    pointers.move(event('pointermove', 200, 0, { pointerId: 2 }));
    expect(calls).toEqual(['zoom 0.5']);
  });

  it('the wheel rotates a tile in hand, else it zooms', () => {
    const held = recorded(true);
    held.pointers.wheel(new WheelEvent('wheel', { deltaY: 100 }));
    expect(held.calls).toEqual(['rotate 1']);
    const free = recorded();
    free.pointers.wheel(new WheelEvent('wheel', { deltaY: 100 }));
    expect(free.calls[0]).toMatch(/^zoom 1\.1/);
  });
});

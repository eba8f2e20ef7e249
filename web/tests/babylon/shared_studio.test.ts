import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let now = 0;
vi.mock('../../src/boards/babylon/scene/studio', () => ({
  Studio: class {
    constructor(readonly level: string) {}
    finish(): void {}
    dispose(): void {}
  },
}));
const { shared } = await import('../../src/boards/babylon/scene/shared_studio.svelte');

/** Measure a machine that needs these milliseconds for its frames, one after another; the last one for all others. */
function measure(...frames: number[]): void {
  shared.acquire();
  shared.measure(() => (now += frames.length > 1 ? (frames.shift() as number) : (frames[0] as number)));
  vi.runAllTimers();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 0));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  shared.release();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the level of a machine', () => {
  it('is low if its frames are slow, without giving up', () => {
    measure(120);
    expect(shared.failure).toBeNull();
    expect(localStorage.getItem('scene-level')).toBe('low');
  });

  it('is not judged while the machine is busy with loading', () => {
    measure(900, 900, 900, 900, 60);
    expect(shared.failure).toBeNull();
    expect(shared.studio?.level).toBe('low');
  });

  it('is too low for 3D if every measurement is too slow', () => {
    measure(251);
    expect(shared.failure).toBe('slow');
    expect(shared.studio).toBeNull();
  });

  it('is raised on a fast machine', () => {
    measure(3);
    expect(shared.studio?.level).toBe('high');
    expect(localStorage.getItem('scene-level')).toBe('high');
  });
});

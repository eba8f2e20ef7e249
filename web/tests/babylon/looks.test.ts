import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh(stored: string | null): Promise<(typeof import('../../src/boards/babylon/looks.svelte'))['looks']> {
  vi.resetModules();
  localStorage.clear();
  if (stored) localStorage.setItem('babylon-look', stored);
  return (await import('../../src/boards/babylon/looks.svelte')).looks;
}

describe('the view of the garden', () => {
  beforeEach(() => localStorage.clear());

  it('is 3D at first and remembers another choice', async () => {
    const looks = await fresh(null);
    expect(looks.now).toBe('scene');
    looks.choose('grid');
    expect(looks.now).toBe('grid');
    expect(localStorage.getItem('babylon-look')).toBe('grid');
    expect((await fresh('grid')).now).toBe('grid');
    expect((await fresh('nonsense')).now).toBe('scene');
  });

  it('is flat at first on a phone, where 3D is remembered if it is chosen', async () => {
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.push(query) > 0 }));
    const looks = await fresh(null);
    expect([looks.now, asked[0]]).toEqual(['flat', expect.stringContaining('(width < 700px), (height <= 560px)')]);
    looks.choose('scene');
    expect((await fresh('scene')).now).toBe('scene');
    vi.unstubAllGlobals();
  });

  it('falls back to flat; after a passing failure the next visit tries 3D again', async () => {
    const looks = await fresh('scene');
    looks.fail('lost');
    expect(looks.now).toBe('flat');
    expect(localStorage.getItem('babylon-look')).toBe('scene');
    looks.choose('scene');
    expect(looks.now).toBe('scene');
    looks.fail('slow');
    expect(localStorage.getItem('babylon-look')).toBe('flat');
  });

  it('does not complain about 3D while another view is shown', async () => {
    const looks = await fresh('flat');
    looks.fail('unsupported');
    expect(looks.failure).toBeNull();
  });
});

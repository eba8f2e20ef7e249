/** Which view of the garden is shown: in 3D, flat or as a grid. The choice is remembered; 3D falls back to flat if it cannot be shown. */

export const LOOKS = ['scene', 'flat', 'grid'] as const;
export type Look = (typeof LOOKS)[number];
/** Why 3D cannot be shown. */
export type Failure = 'unsupported' | 'lost' | 'slow' | 'missing';
/** The lazily loaded part of the board. */
export type SceneParts = typeof import('./scene');

const KEY = 'babylon-look';
/** Lasting failures: 3D is not tried again until the player asks for it. */
const LASTING: readonly Failure[] = ['unsupported', 'slow'];

/** Where the flat view comes first: the phone layout, on which the places of a tile are too small in 3D, and settings that speak against pictures. */
const FLAT_FIRST = '(width < 700px), (height <= 560px), (forced-colors: active), (prefers-reduced-data: reduce)';

/** The remembered view, else 3D unless the screen or the user's settings speak against it. */
function initial(): Look {
  const stored = localStorage.getItem(KEY) as Look | null;
  if (stored && LOOKS.includes(stored)) return stored;
  return globalThis.matchMedia?.(FLAT_FIRST).matches ? 'flat' : 'scene';
}

class Looks {
  private chosen = $state<Look>(initial());
  failure = $state<Failure | null>(null);
  /** Whether 3D is shown flat for now: lessons mark single squares. */
  flattened = $state(false);
  parts = $state.raw<SceneParts | null>(null);

  get now(): Look {
    return this.chosen === 'scene' && (this.failure || this.flattened) ? 'flat' : this.chosen;
  }

  choose(look: Look): void {
    if (look === 'scene' && this.failure) this.parts?.retry();
    this.failure = null;
    this.flattened = false;
    this.chosen = look;
    localStorage.setItem(KEY, look);
  }

  fail(reason: Failure): void {
    if (this.chosen !== 'scene' || this.failure) return;
    this.failure = reason;
    if (LASTING.includes(reason)) localStorage.setItem(KEY, 'flat');
  }

  /** Load the parts of the scene, once. */
  async load(): Promise<void> {
    if (this.parts) return;
    try {
      this.parts = await import('./scene');
    } catch {
      this.fail('missing');
    }
  }
}

export const looks = new Looks();

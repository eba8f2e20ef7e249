/** Which pieces are new, and how far they have grown: pillars rise first, then the tile settles, ornaments appear. */
import type { Growth } from './compose';
import type { Pieces } from './pieces';

/** More new pieces than one action brings: the view has jumped, and nothing grows. */
const JUMP = 12;
/** Parts of the duration: a tile waits for its pillars. */
const WAIT = 0.35;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** The keys of all pieces that are really there. */
export function keysOf(pieces: Pieces): Set<string> {
  const laid = [...pieces.tiles, ...pieces.pillars, ...pieces.belvederes].filter((one) => !one.ghost);
  return new Set([...laid, ...pieces.ornaments].map((one) => one.key));
}

export class Growing {
  private known: Set<string> | null = null;
  private subject: unknown = null;
  private born = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Note the pieces that are shown of a garden; those that were not there before begin to grow. */
  note(subject: unknown, pieces: Pieces): void {
    const keys = keysOf(pieces);
    const fresh = this.known && this.subject === subject ? [...keys].filter((key) => !this.known?.has(key)) : [];
    const start = this.now();
    if (fresh.length > JUMP) this.born.clear();
    else for (const key of fresh) this.born.set(key, start);
    for (const key of this.born.keys()) if (!keys.has(key)) this.born.delete(key);
    this.known = keys;
    this.subject = subject;
  }

  /** The growth now, if `ms` is the duration; null when everything stands. */
  at(ms: number): Growth | null {
    const now = this.now();
    for (const [key, start] of this.born) if (now - start >= ms * (1 + WAIT)) this.born.delete(key);
    if (this.born.size === 0) return null;
    return (key) => {
      const start = this.born.get(key);
      if (start === undefined) return 1;
      const share = (now - start) / ms - (key.startsWith('pillar') ? 0 : WAIT);
      return eased(Math.min(1, Math.max(0, share)));
    };
  }
}

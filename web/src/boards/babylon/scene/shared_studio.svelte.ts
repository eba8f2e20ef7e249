/** The one studio of the page: starts at the low level, is measured, improved in idle time, and rebuilt after a loss. */
import { levelFor, lower, rememberedLevel, rememberLevel, STUTTER_MS, TOO_SLOW_MS, type Level } from './levels';
import { Studio } from './studio';

export type Failure = 'unsupported' | 'lost' | 'slow';

/** Losses of the context after which the scene is given up, and the time within which a new one must be there. */
const MAX_LOSSES = 2;
const BACK_MS = 2000;
const RETRY_MS = 250;
/** Measurements that must all be too slow, and the pause between them: a machine is busy while it loads a page. */
const SLOW_TRIES = 3;
const PAUSE_MS = 1500;
/** The studio is kept for a while after its last picture: the next screen may need it. */
const KEEP_MS = 10_000;

const idle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

class SharedStudio {
  /** Null while there is none: not yet, or no longer. */
  studio = $state.raw<Studio | null>(null);
  failure = $state<Failure | null>(null);
  private users = 0;
  private losses = 0;
  private measured = false;
  private closing = 0;

  acquire(): void {
    this.users++;
    clearTimeout(this.closing);
    if (!this.studio && !this.failure) this.build('low');
  }

  release(): void {
    this.users--;
    if (this.users > 0) return;
    this.closing = window.setTimeout(() => this.close(), KEEP_MS);
  }

  private close(): void {
    this.studio?.dispose();
    this.studio = null;
    this.measured = false;
    this.losses = 0;
    this.failure = null;
  }

  /** Try again after a failure, because the player asks for it. */
  retry(): void {
    if (this.failure) this.close();
  }

  private build(level: Level): boolean {
    try {
      const studio = new Studio(level);
      studio.onLost = () => this.lost(studio);
      const old = this.studio;
      this.studio = studio;
      old?.dispose();
      return true;
    } catch {
      if (!this.studio) this.fail(this.losses > 0 ? 'lost' : 'unsupported');
      return false;
    }
  }

  private fail(reason: Failure): void {
    this.studio?.dispose(reason === 'lost');
    this.studio = null;
    this.failure = reason;
  }

  private lost(studio: Studio): void {
    if (studio !== this.studio) return;
    studio.dispose(true);
    this.studio = null;
    this.losses++;
    if (this.losses >= MAX_LOSSES) this.fail('lost');
    else this.rebuild(performance.now() + BACK_MS);
  }

  /** The browser may refuse a new context for a moment. */
  private rebuild(until: number): void {
    if (this.users === 0) return;
    this.failure = null;
    if (this.build('low')) return;
    this.failure = null;
    if (performance.now() < until) setTimeout(() => this.rebuild(until), RETRY_MS);
    else this.fail('lost');
  }

  /** Find the level of this machine, once; `draw` draws a frame at a scale of its size. */
  measure(draw: (studio: Studio, scale: number) => void): void {
    const { studio } = this;
    if (this.measured || !studio) return;
    this.measured = true;
    const known = rememberedLevel();
    if (known && known !== 'low') {
      idle(() => this.improve(known));
      return;
    }
    const time = (scale: number): number => {
      const start = performance.now();
      draw(studio, scale);
      studio.finish();
      return performance.now() - start;
    };
    const judge = (tries: number): void => {
      if (this.studio !== studio) return;
      const moving = Math.min(time(0.5), time(0.5));
      if (moving > TOO_SLOW_MS) {
        if (tries > 1) setTimeout(() => idle(() => judge(tries - 1)), PAUSE_MS);
        else this.fail('slow');
        return;
      }
      const level = known ?? levelFor(Math.min(time(1), time(1)));
      rememberLevel(level);
      if (level !== 'low') this.improve(level, draw);
    };
    idle(() => judge(SLOW_TRIES));
  }

  /** Build a better studio; if its frames take too long, go back one level. */
  private improve(level: Level, draw?: (studio: Studio, scale: number) => void): void {
    if (this.users === 0 || !this.studio || !this.build(level)) return;
    const studio = this.studio;
    if (!draw) return;
    draw(studio, 1);
    studio.finish();
    const start = performance.now();
    draw(studio, 1);
    studio.finish();
    if (performance.now() - start < STUTTER_MS) return;
    rememberLevel(lower(level));
    this.build(lower(level));
  }
}

export const shared = new SharedStudio();

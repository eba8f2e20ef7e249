/** Replay of a finished game: stepping, automatic play, any player's view, and links to a step. */
import type { GameBoard } from '../../boards/board';
import type { Seat } from '../../net/types';
import { PACE } from './turn_replay.svelte';
import { settings } from '../../app/settings.svelte';
import type { Table } from '../table.svelte';

export const SPEEDS = ['half', 'whole', 'double', 'fourfold'] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];
const FACTOR: Record<ReplaySpeed, number> = { half: 0.5, whole: 1, double: 2, fourfold: 4 };

export class Replay {
  playing = $state(false);
  speed = $state<ReplaySpeed>('whole');
  /** The seat whose view is shown; null is the viewer's own, or a spectator's. */
  viewAs = $state<Seat | null>(null);
  /** The step for which advice is shown. */
  asking = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private table: Table,
    private board: () => GameBoard | null,
  ) {}

  /** The number of actions played. */
  get last(): number {
    return this.table.view?.steps ?? 0;
  }

  /** The step shown: the number of actions played before it. */
  get step(): number {
    return this.table.past?.step ?? this.last;
  }

  /** Show the board after `step` actions, mark the changed places, and put the step into the address. */
  async go(step: number): Promise<void> {
    const at = Math.max(0, Math.min(step, this.last));
    const query = new URLSearchParams(this.table.invitation ? { invitation: this.table.invitation } : {});
    query.set('step', String(at));
    history.replaceState(null, '', `${location.pathname}?${query.toString()}`);
    await this.table.showStep(at, this.viewAs);
    if (this.step !== at) return;
    this.point(at);
    if (at < this.last) void this.table.moment(at + 1, this.viewAs).catch(() => {});
  }

  async see(viewAs: Seat | null): Promise<void> {
    this.viewAs = viewAs;
    await this.go(this.step);
  }

  async toggle(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.step >= this.last) await this.go(0);
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Ask for advice at the step shown, unless the game is over there. */
  ask(): void {
    this.stop();
    if (this.step < this.last) this.asking = this.step;
  }

  /** Back to the result: own view, last step, address without step. */
  leave(): void {
    this.stop();
    this.viewAs = null;
    this.table.marked = new Set();
    history.replaceState(null, '', location.pathname);
    void this.table.showStep(null);
  }

  /** Handle a key of the replay; returns whether it was used. */
  key(key: string): boolean {
    const keys: Record<string, () => unknown> = {
      ArrowLeft: () => this.by(-1),
      ArrowRight: () => this.by(1),
      Home: () => this.by(-this.last),
      End: () => this.by(this.last),
      ' ': () => this.toggle(),
    };
    keys[key]?.();
    return key in keys;
  }

  /** Move by some steps, and stop automatic play. */
  by(steps: number): Promise<void> {
    this.stop();
    return this.go(this.step + steps);
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.on(), PACE[settings.speed] / FACTOR[this.speed]);
  }

  private async on(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.playing) return;
    if (this.step >= this.last) this.stop();
    else this.wait();
  }

  private point(step: number): void {
    const board = this.board();
    const game = this.table.game;
    if (!board || !game) return;
    const entries = step === 0 ? [] : this.table.log.filter((entry) => entry.step === step);
    this.table.marked = new Set(entries.flatMap((entry) => board.spots(entry, game)));
  }
}

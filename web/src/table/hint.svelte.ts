/** The hint of a turn: a strong bot's steps, shown one after the other as ghosts. */
import type { GameBoard, Play } from '../boards/board';
import { ApiError, post } from '../net/rest';
import type { HintGain } from '../net/schema';
import type { Table } from './table.svelte';

export class Hint {
  /** All steps of the turn, and how many of them are made. */
  actions = $state.raw<readonly string[]>([]);
  made = $state(0);
  gain = $state.raw<HintGain | null>(null);
  thinking = $state(false);
  /** The version of the position at which the next step was shown. */
  private moved = -1;

  constructor(
    private table: Table,
    private parts: () => { board: GameBoard; play: Play } | null,
  ) {}

  get next(): string | null {
    return this.actions[this.made] ?? null;
  }

  /** Whether a hint is shown or looked for. */
  get open(): boolean {
    return this.thinking || this.next !== null;
  }

  /** Ask for a hint; the server counts it. */
  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const found = await post<{ actions: string[]; gain: HintGain | null }>(`/api/tables/${this.table.id}/hint`);
      this.actions = found.actions;
      this.gain = found.gain;
      this.made = 0;
      this.show();
    } catch (error) {
      this.table.refusal = error instanceof ApiError ? error.refusal : { code: 'internal' };
    } finally {
      this.thinking = false;
    }
  }

  /** Show the next step as a ghost. */
  private show(): void {
    const parts = this.parts();
    const view = this.table.game;
    if (!this.next || !parts || !view) return;
    this.moved = this.table.view?.moved ?? -1;
    parts.play.prepare?.(this.next);
    this.table.marked = new Set(parts.board.spots(this.next, view));
  }

  /** Show the step again that was prepared before the board forgot its choices. */
  resume(): void {
    if (this.table.view?.moved === this.moved) this.show();
  }

  /** Make the next step. */
  async play(): Promise<void> {
    const word = this.next;
    if (word) await this.table.act(word, true);
  }

  /** Follow the game: show the following step after the player has made one, drop the hint after any other move. */
  follow(): void {
    const view = this.table.view;
    if (!this.next || !view || view.moved === this.moved) return;
    const words = view.turn?.seat === view.viewer ? view.turn.words : [];
    const following = this.actions[this.made + 1];
    if (this.table.mine && words.at(-1) === this.next && following !== undefined && this.table.legal(following)) {
      this.made += 1;
      this.show();
    } else this.drop();
  }

  drop(): void {
    this.actions = [];
    this.gain = null;
    this.table.marked = new Set();
    this.parts()?.play.clear();
  }
}

/** Replays some steps one after the other and returns to the present. */
import type { GameBoard } from '../../boards/board';
import type { Seat } from '../../net/types';
import { settings } from '../../app/settings.svelte';
import type { Table } from '../table.svelte';

/** Milliseconds per step. */
export const PACE = { slow: 900, normal: 450, fast: 280, off: 450 };

export class TurnReplay {
  /** The number of the shown action; null when nothing is replayed. */
  step = $state<number | null>(null);
  /** The seat whose steps are shown; the board gets an edge in its colour. */
  seat = $state<Seat | null>(null);
  private run = 0;

  constructor(
    private table: Table,
    private board: () => GameBoard | null,
  ) {}

  get playing(): boolean {
    return this.step !== null;
  }

  /** Replay the previous turn. */
  lastTurn(): Promise<void> {
    const turn = this.table.view?.last_turn;
    return turn ? this.play(turn.first, turn.words, turn.seat) : Promise.resolve();
  }

  /** Replay the words that follow the first `first` actions. */
  async play(first: number, words: readonly string[], seat: Seat | null): Promise<void> {
    const run = ++this.run;
    this.seat = seat;
    this.step = first;
    await this.table.showStep(first);
    for (const [index, word] of words.entries()) {
      await this.wait();
      if (run !== this.run) return;
      const before = this.table.game;
      this.step = first + index + 1;
      await this.table.showStep(this.step);
      const board = this.board();
      if (run === this.run && board && before) this.table.marked = new Set(board.spots(word, before));
    }
    await this.wait();
    if (run === this.run) this.stop();
  }

  /** Stop and return to the present. */
  stop(): void {
    this.run += 1;
    if (this.step === null) return;
    this.step = null;
    this.seat = null;
    this.table.past = null;
    this.table.marked = new Set();
  }

  private wait(): Promise<void> {
    return new Promise((done) => setTimeout(done, PACE[settings.speed]));
  }
}

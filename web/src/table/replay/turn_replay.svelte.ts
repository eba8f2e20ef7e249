/** Shows the other players' turns step by step and returns to the present. Any key or tap ends it. */
import type { GameBoard } from '../../boards/board';
import type { Seat } from '../../net/types';
import { settings } from '../../app/settings.svelte';
import { actors } from '../panels/log';
import type { Table } from '../table.svelte';

/** Milliseconds per step. */
export const PACE = { slow: 900, normal: 450, fast: 280, off: 450 };
/** Steps at normal pace: a longer turn is shown faster, so that it takes about two seconds. */
const STEPS = 5;
/** The most steps shown without being asked. */
const MOST = 40;

export class TurnReplay {
  /** The number of the shown action; null when nothing is replayed. */
  step = $state<number | null>(null);
  /** The seat whose steps are shown; the board gets an edge in its colour. */
  seat = $state<Seat | null>(null);
  /** The steps from and to which it is shown. */
  span = $state.raw({ first: 0, last: 0 });
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
    return turn ? this.play(turn.first, turn.first + turn.words.length) : Promise.resolve();
  }

  /** Show the actions from `first`, which are already played, to `last`. */
  async play(first: number, last: number): Promise<void> {
    const run = ++this.run;
    const moments = Array.from({ length: last - first }, (_, number) => this.table.moment(first + number, null).catch(() => null));
    this.span = { first, last };
    await this.go(first, run);
    await Promise.all(moments);
    for (let step = first + 1; step <= last; step += 1) {
      await this.wait(last - first);
      if (run !== this.run) return;
      await this.go(step, run);
    }
    await this.wait(last - first);
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

  /** Show the position after an action, with its places marked; the mover's side is shown already before their first action. */
  private async go(step: number, run: number): Promise<void> {
    const { table } = this;
    const seats = actors(table.log);
    this.seat = seats.get(Math.max(step, this.span.first + 1)) ?? table.view?.last_turn?.seat ?? null;
    this.step = step;
    const entries = table.log.filter((entry) => entry.step === Math.max(step, this.span.first + 1));
    const board = this.board();
    const game = table.game;
    const spots = board && game ? entries.flatMap((entry) => board.spots(entry, game)) : [];
    await table.showStep(step, null, true);
    if (run === this.run) table.marked = new Set(spots);
  }

  private wait(steps: number): Promise<void> {
    const pace = PACE[settings.speed] * Math.min(1, STEPS / Math.max(1, steps));
    return new Promise((done) => setTimeout(done, Math.max(pace, PACE.fast * 0.8)));
  }
}

/**
 * Show others' turns by themselves when they were played in a burst, as bots do. Steps that come one by one are seen as they come.
 * Must be called in a component.
 */
export function watchOthers(table: Table, replay: TurnReplay, allowed: () => boolean): void {
  /** The steps when the viewer had seen everything, and when others began to play after that. */
  let seen: number | null = null;
  let began = 0;
  $effect(() => {
    const view = table.view;
    if (!view || view.viewer === null) return;
    const { steps, to_move, viewer, status, last_turn } = view;
    if (seen === null || steps < seen || (view.turn?.seat === viewer && view.turn.words.length > 0)) {
      seen = steps;
      return;
    }
    if (steps === seen) return;
    if (began === 0) began = Date.now();
    if (to_move !== viewer && status === 'playing') return;
    const theirs = last_turn !== null && last_turn.seat !== viewer;
    const first = ownEnd(table, seen, viewer);
    const quick = Date.now() - began < (steps - first) * PACE.normal;
    seen = steps;
    began = 0;
    if (theirs && quick && allowed() && steps > first && steps - first <= MOST) void replay.play(first, steps);
  });
}

/** The number of the viewer's last action after some step: what follows was played by others. */
function ownEnd(table: Table, from: number, viewer: Seat): number {
  const seats = actors(table.log);
  return Math.max(from, ...[...seats].filter(([step, seat]) => step > from && seat === viewer).map(([step]) => step));
}

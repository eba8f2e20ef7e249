/** Shows the other players' turns step by step and returns to the present. Any key or tap ends it. */
import type { GameBoard } from '../../boards/board';
import { moving } from '../../boards/shared/moving.svelte';
import type { Seat, TableView } from '../../net/types';
import { settings } from '../../app/settings.svelte';
import { actors } from '../panels/log';
import type { Table } from '../table.svelte';

/** Milliseconds per step. */
export const PACE = { slow: 900, normal: 450, fast: 280, off: 450 };
/** Steps at normal pace: a longer turn is shown faster, so that it takes about two seconds. */
const STEPS = 5;
/** Milliseconds for which a step waits for pieces of the last one. */
const LATE = 100;
/** The shortest step, as a part of the normal one. */
const SHORTEST = 0.65;
const FRAME = 17;
/** Milliseconds of a step in which nothing moves any more. */
const REST = 40;
/** Milliseconds for which the viewer's own move stays on the screen while others play in a burst. */
const HELD = 1500;
/** The most steps shown without being asked. */
const MAX_STEPS = 40;

export class TurnReplay {
  /** The number of the shown action; null when nothing is replayed. */
  step = $state<number | null>(null);
  /** The seat whose steps are shown; the board gets an edge in its colour. */
  seat = $state<Seat | null>(null);
  /** The seat whose turn it is at the shown step. */
  mover = $state<Seat | null>(null);
  /** The steps from and to which it is shown. */
  span = $state.raw({ first: 0, last: 0 });
  private run = 0;
  /** Whether the viewer's own move is kept on the screen until its pieces have landed. */
  held = false;

  constructor(
    private table: Table,
    private board: () => GameBoard | null,
  ) {}

  get playing(): boolean {
    return this.step !== null;
  }

  /** The seat whose turn can be shown again: that of the previous turn, if it was another player's; else null. */
  get offered(): Seat | null {
    const { last_turn: last, status } = this.table.view ?? {};
    return last && last.words.length > 0 && last.seat !== this.table.seat && status !== 'ended' ? last.seat : null;
  }

  /** Replay the previous turn. */
  lastTurn(): Promise<void> {
    const turn = this.table.view?.last_turn;
    return turn ? this.play(turn.first, turn.first + turn.words.length) : Promise.resolve();
  }

  /** Show the actions from `first`, which are already played, to `last`. */
  async play(first: number, last: number): Promise<void> {
    const run = ++this.run;
    const pace = paceOf(last - first);
    // one after the other: all requests at once take too long for a frame in which pieces move
    let asked: Promise<unknown> = Promise.resolve();
    const moments = Array.from({ length: last - first }, (_, number) => (asked = asked.then(() => this.table.moment(first + number, null)).catch(() => null)));
    if (this.held) await moving.flights?.landed();
    if (run !== this.run) return;
    this.held = false;
    this.span = { first, last };
    limit(pace - REST);
    await this.go(first, run);
    for (let step = first + 1; step <= last; step += 1) {
      await Promise.all([wait(pace), moments[step - first]]);
      await moving.flights?.landed(LATE); // on a busy machine the last piece may be late
      if (moving.flights?.busy) {
        // the step is put on the board in a frame in which nothing moves
        moving.flights.finish();
        await wait(FRAME);
      }
      if (run !== this.run) return;
      await this.go(step, run);
    }
    await wait(pace);
    if (run === this.run) this.stop();
  }

  /** Keep the viewer's own move on the screen while its pieces travel and others play already. */
  hold({ steps, game, to_move }: TableView): void {
    if (!game) return;
    const run = ++this.run;
    this.held = true;
    limit(Infinity);
    this.span = { first: steps, last: steps };
    this.seat = null;
    this.mover = to_move;
    this.step = steps;
    this.table.past = { step: steps, game, viewAs: null, held: true };
    void wait(HELD).then(() => run === this.run && this.stop());
  }

  /** Stop. Pieces that move land in this frame, and the present follows in the next one, or at once when this is called again. */
  leave(): void {
    if (!this.playing) return;
    if (!moving.flights?.busy) return this.stop();
    const run = ++this.run;
    moving.flights.finish();
    requestAnimationFrame(() => setTimeout(() => run === this.run && this.stop()));
  }

  /** Stop and return to the present. */
  stop(): void {
    this.run += 1;
    this.held = false;
    limit(Infinity);
    if (this.step === null) return;
    this.step = this.seat = this.mover = null;
    void this.table.showStep(null); // also drops a moment that is still loading
    this.table.marked = new Set();
  }

  /** Show the position after an action, with its places marked; the mover's side is shown already before their first action. */
  private async go(step: number, run: number): Promise<void> {
    const { table } = this;
    const seats = actors(table.log);
    this.seat = this.mover = seats.get(Math.max(step, this.span.first + 1)) ?? table.view?.last_turn?.seat ?? null;
    this.step = step;
    const entries = table.log.filter((entry) => entry.step === Math.max(step, this.span.first + 1));
    const board = this.board();
    const game = table.game;
    const spots = board && game ? entries.flatMap((entry) => board.spots(entry, game)) : [];
    await table.showStep(step, null, true);
    if (run === this.run) table.marked = new Set(spots);
  }
}

/** Set how many milliseconds a movement may take. */
function limit(room: number): void {
  if (moving.flights) moving.flights.room = room;
}

/** Milliseconds per step of a turn, by its number of steps. */
function paceOf(steps: number): number {
  const pace = PACE[settings.speed];
  return Math.max(pace * Math.max(SHORTEST, Math.min(1, STEPS / Math.max(1, steps))), PACE.fast * 0.8);
}

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/**
 * Show others' turns automatically when they were played in a burst, as bots do. Steps that come one by one are seen as they come.
 * Must be called in a component.
 */
export function watchOthers(table: Table, replay: TurnReplay, allowed: () => boolean): void {
  /** The steps when the viewer had seen everything, and when others began to play after that. */
  let seen: number | null = null;
  let began = 0;
  // before the board knows of it: the first step of others must not cut the viewer's own move short
  table.onView = (was, view) => {
    if (was.viewer === null || view.steps <= was.steps || was.to_move === was.viewer || !moving.flights?.busy) return;
    if (actors(table.log).get(was.steps) === was.viewer && allowed()) replay.hold(was);
  };
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
    if (theirs && quick && (replay.held || allowed()) && steps > first && steps - first <= MAX_STEPS) void replay.play(first, steps);
    else if (replay.held) replay.stop();
  });
}

/** The number of the viewer's last action after some step: what follows was played by others. */
function ownEnd(table: Table, from: number, viewer: Seat): number {
  const seats = actors(table.log);
  return Math.max(from, ...[...seats].filter(([step, seat]) => step > from && seat === viewer).map(([step]) => step));
}

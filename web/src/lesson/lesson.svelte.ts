/** The state of a lesson: which step and stage, what the learner has tried, and what the coach answers. */
import { router } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import type { GameBoard, Play } from '../boards/board';
import { PracticeLine } from '../net/practice';
import { get, post } from '../net/rest';
import type { Frame } from '../net/socket.svelte';
import type { Refusal } from '../net/types';
import { greeting } from '../table/greeting.svelte';
import { PACE } from '../table/replay/turn_replay.svelte';
import { Table } from '../table/table.svelte';
import { toasts } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';
import { finishChapter, finishedChapters } from './progress';
import { chaptersOf, replyTo, stageAfter, type Chapter, type Stage, type Step, type Texts } from './steps';
import { localised } from './localised';

/** How long "Show me" shows a move, in milliseconds. */
const SHOWN = 2600;
/** Wrong tries after which "Show me" is emphasised. */
const PATIENCE = 2;
/** Refusals of the lesson itself; the reply is in the bubble. */
const OWN = 'lesson';
/** What matters only until a step is done: the pieces to place, and the buttons; afterwards others, or none, are there. */
const USED_UP = /^(end|dug|rotate|card:\d)$/;

export class Lesson {
  readonly line = new PracticeLine('lesson', (frame) => this.judge(frame), true);
  readonly table = new Table('lesson', null, this.line);
  steps = $state.raw<Step[]>([]);
  /** The index of the step. */
  number = $state(0);
  /** What the coach answers to the last try: a text of the lesson, or a sentence of the table. */
  answer = $state.raw<Texts | string | null>(null);
  tries = $state(0);
  finished = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether "Show me" is showing the move. */
  showing = $state(false);
  /** Why the lesson cannot be shown. */
  missing = $state.raw<Refusal | null>(null);
  scoresBefore = $state.raw<readonly number[]>([]);
  /** The height that the coach takes at the end of the list of chapters. */
  docked = $state(0);
  private refusedStages = $state.raw<ReadonlySet<number>>(new Set());
  /** Actions of the position itself. */
  private given = $state(0);
  /** The number of positions set up: late continuations of earlier ones stop. */
  private run = 0;
  private hurry: (() => void) | null = null;
  private parts: { board: GameBoard; play: Play } | null = null;

  constructor(readonly game: string) {
    this.finished = finishedChapters(game);
  }

  readonly step: Step | null = $derived(this.steps[this.number] ?? null);
  readonly chapters: Chapter[] = $derived(chaptersOf(this.steps));
  readonly stage: number = $derived(
    this.step && this.table.view ? stageAfter(this.step.goal, this.table.view.steps - this.given, this.refusedStages) : 0,
  );
  readonly done: boolean = $derived(this.step !== null && this.stage >= this.step.goal.length);
  /** The places that are bright now. */
  readonly places: readonly string[] = $derived.by(() => {
    const { focus = [], done_focus } = this.step ?? {};
    return this.done ? (done_focus ?? focus.filter((name) => !USED_UP.test(name))) : focus;
  });
  /** Whether a kind of places matters at this step, before or after it is done. */
  names(kind: string): boolean {
    return [...(this.step?.focus ?? []), ...(this.step?.done_focus ?? [])].some((name) => name.split(':')[0] === kind);
  }
  private get current(): Stage | undefined {
    return this.step?.goal[this.stage];
  }

  /** The words that the present stage asks for. */
  get wanted(): readonly string[] {
    const stage = this.current;
    return stage && 'do' in stage ? stage.do.words : [];
  }

  /** Whether "Show me" should be noticed. */
  get stuck(): boolean {
    return this.tries >= PATIENCE && !this.done;
  }

  get next(): Step | null {
    return this.steps[this.number + 1] ?? null;
  }

  // --- Steps ------------------------------------------------------------------------------------------

  /** Load the lesson and go to a step; one that does not exist means the first unfinished chapter. */
  async open(id: string): Promise<void> {
    this.table.open();
    try {
      this.steps = (await get<{ steps: Step[] }>(`/api/lessons/${this.game}`)).steps;
    } catch {
      this.missing = { code: 'not_found' };
      return;
    }
    await this.go(id);
  }

  close(): void {
    this.run += 1;
    this.table.close();
  }

  /** The board is ready: "Show me" needs it. */
  attach(board: GameBoard, play: Play): void {
    this.parts = { board, play };
  }

  async go(id: string): Promise<void> {
    const found = this.steps.findIndex((step) => step.id === id);
    const resumed = this.chapters.find((chapter) => !this.finished.has(chapter.number)) ?? this.chapters[0];
    const number = found < 0 ? (resumed?.first ?? 0) : found;
    const step = this.steps[number];
    if (!step) return;
    if (found < 0) router.go(`/learn/${this.game}/${step.id}`, true);
    await this.load(number, step);
  }

  /** The id of the step that is being loaded. */
  loading = '';

  private async load(number: number, step: Step): Promise<void> {
    this.run += 1;
    this.loading = step.id;
    this.stopShowing();
    this.parts?.play.clear();
    try {
      await this.line.load(this.game, step.position, step.seat);
    } catch {
      toasts.show('no', say('page-refused'));
      return;
    } finally {
      if (this.loading === step.id) this.loading = '';
    }
    this.number = number;
    this.given = this.table.view?.steps ?? 0;
    this.refusedStages = new Set();
    this.scoresBefore = this.table.game?.scores ?? [];
    this.answer = null;
    this.tries = 0;
  }

  again(): Promise<void> {
    return this.step ? this.load(this.number, this.step) : Promise.resolve();
  }

  back(): void {
    this.turnTo(this.number - 1);
  }

  skip(): void {
    this.turnTo(this.number + 1);
  }

  /** After every change: a finished step offers no further moves, and nothing stays picked up. */
  rest(): void {
    this.table.offer(!this.done);
    if (this.done) this.parts?.play.clear();
  }

  /** Go to a step; the address follows, and the address loads it. */
  turnTo(number: number): void {
    const step = this.steps[number];
    if (step) router.go(`/learn/${this.game}/${step.id}`);
  }

  // --- The learner's moves ----------------------------------------------------------------------------

  /** Refuse a legal move that the step does not ask for, before it is played. */
  private judge(frame: Frame): Refusal | null {
    if (frame.type !== 'act' && frame.type !== 'confirm') return null;
    const word = frame.type === 'act' ? String(frame.action) : (this.table.view?.turn?.staged?.word ?? '');
    const stage = this.current;
    if (!this.step || !stage || this.done) return { code: OWN };
    const legal = this.table.view?.game?.actions.includes(word) ?? false;
    if (!legal || ('do' in stage && stage.do.words.includes(word))) return null;
    this.answer = replyTo(this.step, this.stage, word) ?? say('page-lesson-other');
    this.tries += 1;
    return { code: OWN };
  }

  /** Answer a refusal of the table in the bubble; `text` is the usual sentence for it. */
  explain(refusal: Refusal, text: string): void {
    if (refusal.code === OWN || !this.step || this.done) return;
    const reason = refusal.reason?.code ?? '';
    this.answer = this.step.wrong?.[reason] ?? text;
    const stage = this.current;
    if (stage && 'refused' in stage && stage.refused.reason === reason) {
      this.refusedStages = new Set([...this.refusedStages, this.stage]);
      this.parts?.play.clear();
    } else this.tries += 1;
  }

  /** Continue after a move: play the other seat's reply, keep what is finished, begin the game. */
  async advance(): Promise<void> {
    const { run } = this;
    const stage = this.current;
    if (this.done) this.finish();
    else if (stage && 'reply' in stage) await this.reply(stage.reply, run);
    else if (stage && 'play' in stage) await this.begin(stage.play.bots);
  }

  private async reply({ seat, actions }: { seat: number; actions: string[] }, run: number): Promise<void> {
    if (this.replying) return;
    this.replying = true;
    for (const word of actions) {
      await this.pause(PACE[settings.speed] * 2);
      if (run !== this.run) break;
      const before = this.table.game;
      await this.line.act(seat, word);
      if (this.parts && before) this.table.marked = new Set(this.parts.board.spots(word, before));
    }
    await this.pause(PACE[settings.speed]);
    this.table.marked = new Set();
    this.replying = false;
    if (run === this.run) await this.advance();
  }
  private replying = false;

  /** Skip the waiting between two moves of a reply. */
  skipAnimation(): void {
    this.hurry?.();
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private finish(): void {
    this.answer = null;
    const chapter = this.chapters.find((one) => one.first <= this.number && this.number < one.end);
    if (!chapter || chapter.end !== this.number + 1) return;
    finishChapter(this.game, chapter.number);
    this.finished = finishedChapters(this.game);
  }

  /** The last step becomes a real game. */
  private async begin(bots: Record<string, string>): Promise<void> {
    const { step } = this;
    if (!step || this.begun) return;
    this.begun = true;
    try {
      await session.enter();
      const position = { ...step.position, actions: [...(step.position.actions ?? []), ...this.line.played] };
      const made = await post<{ id: string }>('/api/practice/play', { game: this.game, position, seat: step.seat, bots });
      this.finish();
      finishChapter(this.game, step.chapter);
      greeting.set(localised(step.title), localised(step.done));
      router.go(`/table/${made.id}`);
    } catch {
      this.begun = false;
      toasts.show('no', say('page-refused'));
    }
  }
  /** Whether the lesson has become a game. */
  begun = false;

  // --- Show me ----------------------------------------------------------------------------------------

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the move as a ghost for a while, then take it back. */
  show(): void {
    const stage = this.current;
    if (!this.parts || !stage || !('show' in stage) || !this.table.game) return;
    this.stopShowing();
    this.showing = true;
    this.tries = 0;
    this.parts.play.prepare?.(stage.show);
    this.table.marked = new Set(this.parts.board.spots(stage.show, this.table.game));
    this.timer = setTimeout(() => this.stopShowing(), SHOWN);
  }

  /** Take the shown move back; the learner still has to make it. */
  stopShowing(): void {
    if (!this.showing) return;
    clearTimeout(this.timer);
    this.showing = false;
    this.table.marked = new Set();
    this.parts?.play.clear();
  }
}

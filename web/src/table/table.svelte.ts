/** The state of one table as the server has sent it, and its commands. */
import { untrack } from 'svelte';
import { patched, shared, type Patch } from '../net/patch';
import { get } from '../net/rest';
import type { Line } from '../net/practice';
import { socket as theSocket, type Answer, type Frame } from '../net/socket.svelte';
import type { ChatLine, GameView, LogEntry, Refusal, Seat, TableView, Topic } from '../net/types';
import type { Reader } from '../words/person';
import { say } from '../words/words.svelte';
import { namesOf } from './names';

const NONE: never[] = [];

/** A past moment shown instead of the present: a replay or a click on the log. After the end of a game it may be another seat's view. */
interface Past<V> {
  step: number;
  game: V;
  viewAs: Seat | null;
  /** Whether it is the viewer's own move, which stays until its pieces have landed: boards keep showing the viewer's side. */
  held?: boolean;
}

export class Table<V extends GameView = GameView> {
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<boolean[]>([]);
  spectators = $state(0);
  /** Why the table cannot be shown. */
  missing = $state.raw<Refusal | null>(null);
  /** The last refusal, for the toast; null after it was shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** The action that the last command asked for. */
  tried = '';
  /** Called before a command is sent that changes the position; a refusal changes nothing. */
  onCommand: (() => void) | null = null;
  /** Called before the view changes. */
  onView: ((was: TableView, view: TableView) => void) | null = null;
  /** Whether a command awaits its answer. */
  busy = $state(false);
  /** The invitation in the table's link; null for a public table, and until a player of a private one asks for it. */
  invitation = $state<string | null>(null);
  #closed = $state(false);
  private stops: (() => void)[] = [];
  /** Cache of past moments by step; undo removes those after it. */
  private moments = new Map<number, Promise<V>>();
  /** The seat whose moments are cached; null is the viewer's own. */
  private viewAs: Seat | null = null;
  /** The number of requests for a moment: late answers to earlier ones are ignored. */
  private asked = 0;

  constructor(
    readonly id: string,
    invitation: string | null = null,
    readonly socket: Line = theSocket,
  ) {
    this.invitation = invitation;
  }

  /** Subscribe to the table. */
  open(): void {
    this.stops.push(this.socket.listen((frame) => this.receive(frame)));
    this.stops.push(this.socket.onOpen(() => this.hello()));
    this.socket.start();
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.socket.send({ type: 'bye', table: this.id });
  }

  get view(): TableView | null {
    return this.#view;
  }
  set view(view: TableView | null) {
    untrack(() => {
      if (this.#view && view) this.onView?.(this.#view, view);
      this.#view = view;
      this.#follow();
    });
  }
  #view = $state.raw<TableView | null>(null);

  get past(): Past<V> | null {
    return this.#past;
  }
  set past(past: Past<V> | null) {
    untrack(() => {
      this.#past = past;
      this.#follow();
    });
  }
  #past = $state.raw<Past<V> | null>(null);

  /** Places that the board marks: those of a log entry or a replayed step. */
  get marked(): ReadonlySet<string> {
    return this.#marked;
  }
  set marked(places: ReadonlySet<string>) {
    if (places.size || untrack(() => this.#marked.size)) this.#marked = places;
  }
  #marked = $state.raw<ReadonlySet<string>>(new Set());

  /** The view to show: the present, or a past moment. */
  get game(): V | null {
    return this.#game;
  }
  #game = $state.raw<V | null>(null);

  get seat(): Seat | null {
    return this.#seat;
  }
  #seat = $state.raw<Seat | null>(null);

  /** Whether the viewer may act now. */
  get mine(): boolean {
    return this.#mine;
  }
  #mine = $state.raw(false);

  may(what: string): boolean {
    if (this.#closed && (what === 'act' || what === 'confirm')) return false;
    return this.#view?.may.includes(what) ?? false;
  }
  #actions = $state.raw<readonly string[]>(NONE);
  #seats = $state.raw<TableView['seats']>(NONE);

  /** Parts of the present and the past have states of their own: what depends on one is not computed again because another has changed. */
  #follow(): void {
    const view = this.#view;
    const past = this.#past;
    this.#game = past?.game ?? (view?.game as V | null) ?? null;
    this.#seat = past?.viewAs ?? view?.viewer ?? null;
    this.#mine = !past && this.may('act');
    this.#actions = view?.game?.actions ?? NONE;
    this.#seats = view?.seats ?? NONE;
  }

  /** Whether moves are offered in the viewer's turn. */
  get offers(): boolean {
    return !this.#closed;
  }

  /** Offer moves or not: after a finished step of a lesson there are none, and taps are not answered. */
  offer(open: boolean): void {
    this.#closed = !open;
    untrack(() => this.#follow());
  }

  /** Whether the viewer may act now; a player who has to wait gets a message, a spectator does not. */
  ready(): boolean {
    if (this.mine) return true;
    if (!this.#closed && this.seat !== null && this.past === null && this.view?.status === 'playing') this.refuse('not_your_turn');
    return false;
  }

  /** Refuse a tap for which the rules have no action word; without a reason, the table itself refuses. */
  refuse(code: string, reason?: { code: string; params: Record<string, string | number> }): void {
    this.tried = '';
    this.refusal = reason ? { code, reason } : { code };
  }

  /** Whether an action is legal now for the viewer. */
  legal(word: string): boolean {
    return this.mine && this.words.has(word);
  }
  private readonly words: ReadonlySet<string> = $derived(new Set(this.#actions));

  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** The players' names by seat; bots are named by their levels. */
  readonly names: string[] = $derived(namesOf(this.#seats, say));

  /** Parameters for sentences about players. */
  get reader(): Reader {
    return { names: this.names, viewer: this.seat };
  }

  /** The viewer's view after an action, without playing it; null, and the reason to `refused`, if it is illegal or would reveal something. */
  async preview(word: string, refused?: (refusal: Refusal) => void): Promise<V | null> {
    const answer = await this.askPreview(word);
    if (answer.type === 'refused') refused?.(answer as unknown as Refusal);
    return answer.type === 'previewed' ? (answer.game as V) : null;
  }

  /** Ask for a preview once per position: the board and the coach of a first game share the answers. */
  private askPreview(word: string): Promise<Frame> {
    const moved = this.view?.moved ?? 0;
    if (moved !== this.previewsOf) this.previews.clear();
    this.previewsOf = moved;
    const asked = this.previews.get(word) ?? this.socket.ask({ type: 'preview', table: this.id, action: word });
    this.previews.set(word, asked);
    return asked;
  }
  private previews = new Map<string, Promise<Frame>>();
  /** The position that the previews belong to. */
  private previewsOf = -1;

  /** Show the game after `step` actions, or the present if null. Keeps the seat whose view is shown; `still` keeps the last step apart. */
  async showStep(step: number | null, viewAs: Seat | null = this.past?.viewAs ?? null, still = false): Promise<void> {
    const asked = ++this.asked;
    if (step === null || !this.view || (step >= this.view.steps && viewAs === null && !still)) {
      this.past = null;
      return;
    }
    try {
      const game = await this.moment(step, viewAs);
      // parts that do not change keep their identity from the shown moment to this one, and from this one to the present
      if (asked === this.asked) this.past = { step, game: shared(this.game, shared(this.view.game, game)), viewAs };
    } catch {
      this.moments.delete(step);
    }
  }

  /** The view of a seat after `step` actions. */
  moment(step: number, viewAs: Seat | null): Promise<V> {
    if (viewAs !== this.viewAs) this.moments.clear();
    this.viewAs = viewAs;
    const path = `moments/${step}`;
    const known = this.moments.get(step) ?? this.get<{ game: V }>(path, viewAs === null ? {} : { seat: String(viewAs) }).then((answer) => answer.game);
    this.moments.set(step, known);
    return known;
  }

  /** Ask the server about this table, with the invitation by which the viewer came. */
  get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const all = new URLSearchParams(this.invitation ? { ...query, invitation: this.invitation } : query).toString();
    return get<T>(`/api/tables/${this.id}/${path}${all && '?'}${all}`);
  }

  /** Play an action. An irreversible one is staged until `confirm`, unless the player prefers otherwise. */
  act(word: string, confirm = false): Promise<Answer> {
    return this.command({ type: 'act', action: word, confirm, version: this.view?.version ?? 0 });
  }

  confirm(): Promise<Answer> {
    return this.command({ type: 'confirm', version: this.view?.version ?? 0 });
  }

  undo(): Promise<Answer> {
    return this.command({ type: 'undo', version: this.view?.version ?? 0 });
  }

  restart(): Promise<Answer> {
    return this.command({ type: 'restart', version: this.view?.version ?? 0 });
  }

  ask(topic: Topic, keep: number | null = null): Promise<Answer> {
    return this.command({ type: 'ask', topic, keep });
  }

  answer(topic: Topic, yes: boolean): Promise<Answer> {
    return this.command({ type: 'answer', topic, yes });
  }

  withdraw(topic: Topic): Promise<Answer> {
    return this.command({ type: 'withdraw', topic });
  }

  resign(): Promise<Answer> {
    return this.command({ type: 'resign' });
  }

  resume(): Promise<Answer> {
    return this.command({ type: 'resume' });
  }

  prefer(auto_confirm: boolean, auto_forced: boolean): Promise<Answer> {
    return this.command({ type: 'prefer', auto_confirm, auto_forced });
  }

  say(text: string): Promise<Answer> {
    return this.command({ type: 'chat', text });
  }

  phrase(preset: string): Promise<Answer> {
    return this.command({ type: 'chat', preset });
  }

  private async command(frame: Omit<Frame, 'table'> & { type: string }): Promise<Answer> {
    this.busy = true;
    if (frame.type !== 'act' ? typeof frame.version === 'number' : this.legal(String(frame.action))) this.onCommand?.();
    this.tried = String(frame.action ?? '');
    const answer = await this.socket.command({ ...frame, table: this.id });
    this.busy = false;
    if (!answer.ok) {
      this.refusal = answer.refusal;
      if (answer.version !== null && answer.version !== this.view?.version) this.hello();
    }
    return answer;
  }

  private hello(version = this.view?.version ?? 0): void {
    const frame: Frame = { type: 'hello', table: this.id, version, patches: true };
    if (this.invitation) frame.invitation = this.invitation;
    this.socket.send(frame);
  }

  private receive(frame: Frame): void {
    if (frame.table !== this.id) return;
    if (frame.type === 'sync') this.sync(frame);
    else if (frame.type === 'event') this.event(frame);
    else if (frame.type === 'presence') {
      this.here = frame.seats as boolean[];
      this.spectators = Number(frame.spectators);
    } else if (frame.type === 'chat') this.addChat(frame.lines as ChatLine[]);
    else if (frame.type === 'refused' && !frame.id) this.missing = frame as unknown as Refusal;
  }

  private sync(frame: Frame): void {
    this.missing = null;
    const entries = frame.log as LogEntry[];
    if (typeof frame.since !== 'number') {
      this.view = frame.view as TableView;
      this.log = entries;
      return;
    }
    const known = this.log.filter((entry) => entry.seq <= Number(frame.since));
    if (known.length !== frame.kept || this.view?.viewer !== frame.viewer) {
      this.hello(0); // steps were undone meanwhile, or the viewer has another seat: get everything
      return;
    }
    if (frame.view) this.view = frame.view as TableView;
    this.log = [...known, ...entries];
  }

  private event(frame: Frame): void {
    const known = this.view?.version ?? 0;
    const version = Number(frame.version);
    if (version <= known) return;
    if (version > known + 1) {
      this.hello(); // a version was missed: resync
      return;
    }
    this.view = this.view && frame.patch ? patched(this.view, frame.patch as Patch) : (frame.view as TableView);
    const kind = String(frame.kind);
    if (kind === 'undone' || kind === 'restarted' || kind === 'rewound') this.keep(Number((frame.data as { keep: number }).keep));
    this.log = [...this.log, ...(frame.log as LogEntry[])];
  }

  /** Remove undone steps from log and cache. */
  private keep(steps: number): void {
    for (const step of [...this.moments.keys()]) if (step > steps) this.moments.delete(step);
    if (this.past && this.past.step >= steps) this.past = null;
    this.log = this.log.filter((entry) => entry.step === null || entry.step <= steps);
  }

  private addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.seq));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.seq))];
  }
}

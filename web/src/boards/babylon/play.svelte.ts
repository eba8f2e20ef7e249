/** State between two steps: the tile in hand, its rotation and place, and what the board shows. */
import type { Table } from '../../table/table.svelte';
import type { Seat } from '../../net/types';
import type { Play } from '../board';
import type { Finger } from '../shared/fingers';
import { flyHome } from '../shared/moving.svelte';
import { Previews } from '../shared/preview.svelte';
import { ornaments, parse, type Decorating, type Taking } from './actions';
import { gained, type Gain } from './gains';
import { ANCHORS, clamped, isAnchor, turned } from './geometry';
import { cellsOf } from './layers';
import { looks, type Look } from './looks.svelte';
import { parts } from './parts.svelte';
import { Refused } from './refused.svelte';
import { Tabs } from './tabs.svelte';
import type { BabylonView, Source, Tile } from './view';
import { costsOf, lowestAt, placesOf, questionAt, turnsOf, type Places, type Way } from './supports';
import type { Worth } from './worth';

/** A numbered choice. */
export interface Choice {
  word: string;
  way?: Way;
  ornament?: Decorating;
  how?: 'keep' | 'toss';
}

const NO_PLACES: Places = new Map();

export class BabylonPlay implements Play {
  /** Highest floor to be shown; null shows all. */
  floors = $state<number | null>(null);
  readonly tabs: Tabs;
  /** Another player's garden on the big board. */
  watched = $state<Seat | null>(null);

  /** The picked tile; null if the player has put it down, undefined for the default. */
  picked = $state<Source | null | undefined>(undefined);
  /** The only place that a lesson asks for. */
  only = $state<string | null>(null);
  rotation = $state(0);
  /** The place where the tile is held, and the place under the pointer. */
  anchor = $state<string | null>(null);
  hover = $state<string | null>(null);
  /** The supports that the player has chosen; null if none. */
  private wish = $state.raw<{ floor: number; open: number } | null>(null);
  /** The ways that are offered at a place, in order. It is decided once: no card may move under a finger. */
  order = $state.raw<readonly string[]>([]);
  readonly refused = new Refused();
  /** Whether every possible place is shown (H). */
  showing = $state(false);
  /** The ornament under the pointer in the list. */
  pointed = $state<string | null>(null);
  /** A cell with several possible ornaments, of which the player must choose one. */
  asked = $state<string | null>(null);
  /** In 3D: the anchors that a point of the window means, nearest first, and the keys of the view. */
  aim: ((at: Finger) => string[]) | null = null;
  shortcuts: ((event: KeyboardEvent) => boolean) | null = null;
  /** The garden's element, and the position of a tile dragged outside it. */
  field: HTMLElement | null = null;
  loose = $state.raw<Finger | null>(null);
  /** The dig or the removal that the player has prepared. */
  private readied = $state<string | null>(null);
  /** Whether a tile is being dragged. Other choices are hidden then, so that the layout does not move. */
  dragging = $state(false);
  private readonly previews: Previews<BabylonView, Gain>;
  private readonly faults: Previews<BabylonView, { code: string; params: Record<string, string | number> } | null>;

  constructor(readonly table: Table<BabylonView>) {
    this.tabs = new Tabs(table);
    this.previews = new Previews(table, gained);
    this.faults = new Previews(
      table,
      () => null,
      (refusal) => refusal.reason ?? null,
    );
  }

  get look(): Look {
    return looks.now;
  }

  set look(look: Look) {
    looks.choose(look);
  }

  // --- The table ----------------------------------------------------------------------------------------

  get view(): BabylonView | null {
    return this.table.game;
  }

  /** The seat whose garden is on the board. */
  get shown(): Seat {
    if (this.watched !== null) return this.watched;
    if (this.table.past && !this.table.past.held) return this.table.past.game.player;
    return this.table.seat ?? this.view?.player ?? 0;
  }

  watch(seat: Seat | null): void {
    this.watched = seat;
    // all players share the quarry: a garden is asked for
    if (seat !== null && this.tabs.shown === 'quarry') this.tabs.choose('garden');
  }

  get building(): boolean {
    return this.table.mine && this.view?.phase === 'build';
  }

  get staged(): string | null {
    return this.table.view?.turn?.staged?.word ?? null;
  }

  // --- The quarry ---------------------------------------------------------------------------------------

  /** The dig or the removal that waits for the confirmation: the prepared one, or the only possible one, which the server stages. */
  get taking(): Taking | null {
    const word = this.readiedWord ?? this.staged;
    const action = word ? parse(word) : null;
    return action && 'column' in action ? action : null;
  }

  private get readiedWord(): string | null {
    return this.readied && this.table.legal(this.readied) ? this.readied : null;
  }

  /** Prepare to take the top tile of a column; make that step if it is prepared, or explain why it is not possible. */
  async takeFrom(column: string): Promise<void> {
    if (!this.table.ready()) return;
    const word = `${this.view?.phase === 'remove' ? 'remove' : 'dig'}:${column}`;
    const sure = this.taking?.column === column || this.table.view?.preferences?.auto_confirm === true;
    if (this.table.legal(word) && !sure) this.readied = word;
    else await this.make(word, sure);
  }

  // --- The tile in hand ---------------------------------------------------------------------------------

  private places = $derived.by<Record<Source, Places>>(() => {
    const view = this.building ? this.view : null;
    if (!view) return { dug: NO_PLACES, kept: NO_PLACES };
    const costs = costsOf(view);
    return { dug: placesOf(view, 'dug', costs), kept: placesOf(view, 'kept', costs) };
  });

  tileOf(source: Source): { id: string; tile: Tile } | null {
    const view = this.view;
    if (!view) return null;
    const id = source === 'kept' ? view.players[this.table.seat ?? this.shown]?.slot : view.dug_placed ? null : view.dug;
    const tile = id ? view.tiles[id] : undefined;
    return id && tile ? { id, tile } : null;
  }

  can(source: Source): boolean {
    return this.places[source].size > 0;
  }

  /** The tile in hand: the picked one, else the dug one if it can be laid. */
  get source(): Source | null {
    if (!this.building || this.watched !== null) return null;
    if (this.picked === null) return null;
    if (this.picked && this.tileOf(this.picked)) return this.picked;
    if (this.found.length > 0) return null;
    return this.can('dug') ? 'dug' : this.can('kept') && this.view?.dug_placed === false ? 'kept' : null;
  }

  get held(): Tile | null {
    return this.source ? (this.tileOf(this.source)?.tile ?? null) : null;
  }

  pick(source: Source): void {
    if (!this.tileOf(source)) return;
    if (!this.building) {
      this.explain('a1', source);
      return;
    }
    const again = this.source === source && this.anchor === null;
    this.drop();
    this.watched = null;
    this.tabs.asked = 'garden';
    this.picked = again ? null : source;
  }

  /** Begin to drag a tile. */
  grab(source: Source): void {
    if (this.source === source) this.anchor = null;
    else this.pick(source);
    this.watched = null;
    this.tabs.asked = 'garden';
    this.dragging = true;
  }

  /** Move the dragged tile to the best of some anchors, or outside the garden. */
  drift(anchors: readonly string[], loose: Finger | null): void {
    this.anchor = anchors.find((anchor) => this.legalAt(anchor)) ?? anchors[0] ?? null;
    // over a place where it can lie the ghost is drawn there; elsewhere the tile follows the pointer
    const legal = this.anchor !== null && this.legalAt(this.anchor);
    this.loose = legal ? null : loose;
    if (this.source && this.anchor && !legal) this.faults.request(questionAt(this.source, this.anchor));
  }

  /** End dragging: the tile stays at a legal place; elsewhere the refusal is explained. */
  release(): void {
    const anchor = this.anchor;
    const legal = anchor !== null && this.legalAt(anchor);
    if (!legal && this.source && this.loose) flyHome(this.source);
    this.loose = null;
    this.dragging = false;
    if (legal) return;
    if (!anchor) return;
    this.anchor = null;
    void this.refuse(anchor);
  }

  /** Why the dragged tile cannot lie where it is; null while it is not known. */
  get dragFault(): { code: string; params: Record<string, string | number> } | null {
    return this.dragging && this.source && this.anchor ? this.faults.of(questionAt(this.source, this.anchor)) : null;
  }

  turn(by = 1): void {
    if (!this.source) return;
    const turns = turnsOf(this.places[this.source]);
    this.rotation = (this.rotation + by + turns) % turns;
  }

  ways(anchor: string | null): Way[] {
    if (!this.source || !anchor) return [];
    return this.places[this.source].get(`${anchor}r${this.rotation}`) ?? [];
  }

  legalAt(anchor: string): boolean {
    return this.ways(anchor).length > 0;
  }

  /** The anchor of the ghost: held there, or under the pointer. */
  get ghost(): string | null {
    return this.source ? (this.anchor ?? this.hover) : null;
  }

  /** The anchor where the tile is held without being dragged. */
  get settled(): string | null {
    return this.dragging ? null : this.anchor;
  }

  get way(): Way | null {
    const { wish, offers } = this;
    // points that arrive later change nothing under a finger
    if (!wish && offers[0] && this.ordered) return offers[0];
    return parts.preferred?.(this.ways(this.ghost), wish, this.face, this.points) ?? null;
  }

  /** The icons of the held tile as it lies. */
  get face(): string[] {
    return turned(this.held?.face ?? '', this.rotation);
  }

  points = (way: Way): number | null => {
    const gain = this.gain(way.word);
    return gain && gain.points + (this.later(gain)?.points ?? 0);
  };

  /** The ways at the place where the tile is held; in order, once that is decided: sorting keeps equal places as they are. */
  get offers(): Way[] {
    const ways = this.settled ? this.ways(this.settled) : [];
    const place = (way: Way): number => this.order.indexOf(way.word);
    return [...ways].sort((one, other) => place(one) - place(other));
  }

  /** Whether the order of the offered ways is decided. */
  get ordered(): boolean {
    return !this.settled || this.ways(this.settled).every((way) => this.order.includes(way.word));
  }

  /** Hold the tile over a legal place, or explain why there is none. */
  hold(anchors: readonly string[]): void {
    const legal = anchors.find((anchor) => this.legalAt(anchor));
    if (legal) {
      this.anchor = legal;
      this.refused.clearPlace();
    } else if (anchors[0]) void this.refuse(anchors[0]);
  }

  /** Move the held tile by keys, also over illegal places. */
  carry(cell: string): void {
    this.asked = null;
    if (this.source) this.anchor = clamped(cell);
  }

  choose({ floor, open }: Pick<Way, 'floor' | 'open'>): void {
    this.wish = { floor, open };
  }

  /** Lay the held tile, or explain why it cannot lie there. */
  async lay(): Promise<void> {
    const word = this.pending;
    if (word?.startsWith('place:')) await this.make(word);
    else if (this.anchor) await this.refuse(this.anchor);
  }

  private async refuse(anchor: string): Promise<void> {
    if (!this.source || !isAnchor(anchor)) return;
    this.refused.markPlace(anchor);
    const answer = await this.table.act(questionAt(this.source, anchor));
    const cell = answer.ok ? null : answer.refusal.reason?.params.cell;
    if (cell) this.refused.markCorner(String(cell));
  }

  /** Explain why nothing can be built at a cell now: another player's garden or turn, or nothing dug yet. */
  explain(cell: string, source: Source = 'dug'): void {
    if (this.table.seat !== null && this.shown !== this.table.seat && !this.table.past) {
      this.table.refuse('illegal_action', { code: 'other_garden', params: {} });
    } else if (this.table.ready()) void this.table.act(questionAt(source, clamped(cell)));
  }

  // --- Ornaments ----------------------------------------------------------------------------------------

  found = $derived.by(() => (this.building && this.view ? ornaments(this.view.actions) : []));

  /** The ornaments that can be built on a cell, the middle of a bridge included. */
  at(cell: string): { word: string; action: Decorating }[] {
    const ends = this.found.filter((one) => one.action.cells.includes(cell));
    return ends.length > 0 ? ends : this.found.filter((one) => cellsOf(one.action.cells).includes(cell));
  }

  /** Build the ornament that is possible at a cell; returns whether there is one. */
  decorate(cell: string): boolean {
    const here = this.at(cell);
    this.asked = here.length > 1 ? cell : null;
    if (here.length === 1 && here[0]) void this.make(here[0].word);
    return here.length > 0;
  }

  // --- Choices ------------------------------------------------------------------------------------------

  /** What digits choose: supports of the held tile, else ornaments, else ways to end the turn. */
  get choices(): Choice[] {
    if (!this.building) return [];
    const ways = this.offers;
    if (ways.length > 0) return ways.map((way) => ({ word: way.word, way }));
    if (this.source) return this.endings;
    const shown = this.asked ? this.at(this.asked) : this.found;
    return [...shown.map(({ word, action }) => ({ word, ornament: action })), ...this.endings];
  }

  get endings(): Choice[] {
    const how = ['keep', 'toss'] as const;
    return how.filter((one) => this.table.legal(`end:${one}`)).map((one) => ({ word: `end:${one}`, how: one }));
  }

  take(choice: Choice): Promise<unknown> {
    if (choice.way) return Promise.resolve(this.choose(choice.way));
    return this.make(choice.word);
  }

  /** Make a step; one that cannot be undone is only staged, unless the player has confirmed it. */
  make(word: string, confirmed = false): Promise<unknown> {
    return this.table.act(word, confirmed).then((answer) => {
      if (answer.ok) this.drop();
      return answer;
    });
  }

  // --- What a step would bring --------------------------------------------------------------------------

  gain(word: string | null): Gain | null {
    return this.previews.of(word);
  }

  /** The ornaments that can be built after a step, as many as go together. */
  later(gain: Gain): Worth | undefined {
    return parts.worth?.(gain.garden, gain.possible);
  }

  /** The points that ornaments could still bring in this turn. */
  get left(): number {
    const garden = this.view?.players[this.view.player]?.garden;
    return parts.worth?.(garden, this.found.map((one) => one.action)).points ?? 0;
  }

  requestGains(...words: (string | null)[]): void {
    this.previews.request(...words);
  }

  // --- The contract -------------------------------------------------------------------------------------

  /** The prepared dig, laying the held tile, or the end of the turn when the dug tile is laid. */
  get pending(): string | null {
    if (this.readiedWord) return this.readiedWord;
    if (this.settled && this.source) return this.way?.word ?? null;
    return this.table.legal('end') && this.staged === null ? 'end' : null;
  }

  idle = $derived(this.pending === 'end');

  prepare(word: string): void {
    this.clear();
    const action = parse(word);
    if (action?.name === 'place') {
      this.picked = action.source;
      this.rotation = action.rotation;
      this.anchor = action.anchor;
      const way = this.ways(action.anchor).find((one) => one.word === word);
      if (way) this.choose(way);
    } else if (action?.name === 'ornament') this.pointed = word;
    else if (action && 'column' in action) this.readied = word;
    this.tabs.asked = this.readied ? 'quarry' : 'garden';
  }

  private drop(): void {
    this.refused.clearPlace();
    this.anchor = this.hover = this.asked = this.pointed = this.loose = this.readied = null;
    this.picked = undefined;
    this.dragging = false;
    this.rotation = 0;
    this.wish = null;
    this.order = [];
    this.tabs.asked = null;
  }

  /** The anchors to be marked, with their floors: of the held tile, or of every tile (H). */
  get marks(): { anchor: string; floor: number }[] {
    if (!this.building || (!this.showing && !this.source)) return [];
    const floorAt = (anchor: string): number => (this.showing ? lowestAt(anchor, this.places) : (this.ways(anchor)[0]?.floor ?? 0));
    const anchors = this.only && !this.showing ? [this.only] : ANCHORS;
    return anchors.map((anchor) => ({ anchor, floor: floorAt(anchor) })).filter((one) => one.floor > 0);
  }

  clear(): void {
    this.drop();
    this.showing = false;
    this.watched = null;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() === 'r' && this.held) {
      this.turn(event.shiftKey ? -1 : 1);
      return true;
    }
    if (event.key.toLowerCase() === 'h' && this.table.mine) {
      this.showing = !this.showing;
      this.tabs.asked = this.building ? 'garden' : 'quarry';
      return true;
    }
    if (event.key === 'Escape' && this.source && !this.anchor) {
      this.picked = null; // put the tile itself down
      return true;
    }
    if (this.shortcuts?.(event)) return true;
    const choice = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
    if (choice) void this.take(choice);
    return choice !== undefined;
  }
}

/** State between two steps: the tile in hand, its rotation and place, and what the board shows. */
import type { Table } from '../../table/table.svelte';
import type { Seat } from '../../net/types';
import type { Play } from '../board';
import type { Finger } from '../shared/fingers';
import { Previews } from '../shared/preview.svelte';
import { ornaments, type Decorating } from './actions';
import { gained, type Gain } from './gains';
import { clamped, isAnchor } from './geometry';
import { cellsOf } from './layers';
import type { BabylonView, Source, Tile } from './view';
import { closest, costsOf, placesOf, questionAt, turnsOf, type Places, type Way } from './supports';

/** A numbered choice. */
export interface Choice {
  word: string;
  way?: Way;
  ornament?: Decorating;
  how?: 'keep' | 'toss';
}

const NO_PLACES: Places = new Map();

/** What the phone shows on the table top. */
export type Tab = 'garden' | 'quarry' | 'points';

export class BabylonPlay implements Play {
  look = $state<'flat' | 'grid'>('flat');
  /** Highest floor to be shown; null shows all. */
  floors = $state<number | null>(null);
  tab = $state<Tab | null>(null);
  /** Another player's garden on the big board. */
  watched = $state<Seat | null>(null);

  /** The picked tile; null if the player has put it down, undefined for the default. */
  private picked = $state<Source | null | undefined>(undefined);
  rotation = $state(0);
  /** The place where the tile is held, and the place under the pointer. */
  anchor = $state<string | null>(null);
  hover = $state<string | null>(null);
  private wish = $state.raw<{ floor: number | null; open: number }>({ floor: null, open: -1 });
  /** The cell of an illegal tap, marked for a moment. */
  wrong = $state<string | null>(null);
  /** The ornament under the pointer in the list. */
  pointed = $state<string | null>(null);
  /** A cell with several possible ornaments, of which the player must choose one. */
  asked = $state<string | null>(null);
  /** The garden's element, and the position of a tile dragged outside it. */
  field: HTMLElement | null = null;
  loose = $state.raw<Finger | null>(null);
  /** Whether a tile is being dragged. Other choices are hidden then, so that the layout does not move. */
  dragging = $state(false);
  private readonly previews: Previews<BabylonView, Gain>;

  constructor(readonly table: Table<BabylonView>) {
    this.previews = new Previews(table, gained);
  }

  // --- The table ----------------------------------------------------------------------------------------

  get view(): BabylonView | null {
    return this.table.game;
  }

  /** The seat whose garden is on the board. */
  get shown(): Seat {
    if (this.watched !== null) return this.watched;
    if (this.table.past) return this.table.past.game.player;
    return this.table.seat ?? this.view?.player ?? 0;
  }

  /** What the phone shows: the quarry while the viewer takes from it, else the garden. */
  get side(): Tab {
    if (this.tab) return this.tab;
    return this.table.mine && (this.view?.phase === 'dig' || this.view?.phase === 'remove') ? 'quarry' : 'garden';
  }

  get building(): boolean {
    return this.table.mine && this.view?.phase === 'build';
  }

  get staged(): string | null {
    return this.table.view?.turn?.staged?.word ?? null;
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
    if (!this.building || !this.tileOf(source)) return;
    const again = this.source === source && this.anchor === null;
    this.drop();
    this.watched = null;
    this.tab = 'garden';
    this.picked = again ? null : source;
  }

  /** Begin to drag a tile. */
  grab(source: Source): void {
    if (this.source === source) this.anchor = null;
    else this.pick(source);
    this.watched = null;
    this.tab = 'garden';
    this.dragging = true;
  }

  /** Move the dragged tile to the best of some anchors, or outside the garden. */
  drift(anchors: readonly string[], loose: Finger | null): void {
    this.anchor = anchors.find((anchor) => this.legalAt(anchor)) ?? anchors[0] ?? null;
    this.loose = this.anchor ? null : loose;
  }

  /** End dragging: the tile stays at a legal place; elsewhere the refusal is explained. */
  release(): void {
    const anchor = this.anchor;
    this.loose = null;
    this.dragging = false;
    if (!anchor || this.legalAt(anchor)) return;
    this.anchor = null;
    void this.refuse(anchor);
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
    return closest(this.ways(this.ghost), this.wish) ?? null;
  }

  /** Hold the tile over a legal place, or explain why there is none. */
  hold(anchors: readonly string[]): void {
    const legal = anchors.find((anchor) => this.legalAt(anchor));
    if (legal) {
      this.anchor = legal;
      this.wrong = null;
    } else if (anchors[0]) void this.refuse(anchors[0]);
  }

  /** Move the held tile by keys, also over illegal places. */
  carry(cell: string): void {
    this.asked = null;
    if (this.source) this.anchor = clamped(cell);
  }

  /** Remove or restore the support of a corner. */
  toggle(corner: number): void {
    const way = this.way;
    if (!way) return;
    this.wish = { floor: way.floor, open: way.open === corner ? -1 : corner };
  }

  choose(way: Way): void {
    this.wish = { floor: way.floor, open: way.open };
  }

  /** Lay the held tile, or explain why it cannot lie there. */
  async lay(): Promise<void> {
    const word = this.pending;
    if (word?.startsWith('place:')) await this.make(word);
    else if (this.anchor) await this.refuse(this.anchor);
  }

  private async refuse(anchor: string): Promise<void> {
    if (!this.source || !isAnchor(anchor)) return;
    this.wrong = anchor;
    setTimeout(() => {
      if (this.wrong === anchor) this.wrong = null;
    }, 600);
    await this.table.act(questionAt(this.source, anchor));
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
    const ways = this.settled ? this.ways(this.settled) : [];
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

  /** Make a step; the table only stages one that ends the turn. */
  make(word: string): Promise<unknown> {
    return this.table.act(word).then((answer) => {
      if (answer.ok) this.drop();
      return answer;
    });
  }

  // --- What a step would bring --------------------------------------------------------------------------

  gain(word: string | null): Gain | null {
    return this.previews.of(word);
  }

  requestGains(...words: (string | null)[]): void {
    this.previews.request(...words);
  }

  // --- The contract -------------------------------------------------------------------------------------

  /** Laying the held tile, or the end of the turn when the dug tile is laid. */
  get pending(): string | null {
    if (this.settled && this.source) return this.way?.word ?? null;
    return this.table.legal('end') && this.staged === null ? 'end' : null;
  }

  private drop(): void {
    this.anchor = this.hover = this.wrong = this.asked = this.pointed = this.loose = null;
    this.picked = undefined;
    this.dragging = false;
    this.rotation = 0;
    this.wish = { floor: null, open: -1 };
    this.tab = null;
  }

  clear(): void {
    this.drop();
    this.watched = null;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() === 'r' && this.held) {
      this.turn(event.shiftKey ? -1 : 1);
      return true;
    }
    if (event.key === 'Escape' && this.source && !this.anchor) {
      this.picked = null; // put the tile itself down
      return true;
    }
    const choice = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
    if (choice) void this.take(choice);
    return choice !== undefined;
  }
}

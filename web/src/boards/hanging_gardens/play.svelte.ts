/** State between two steps: the picked card and its ghost, the chosen temple and tile, the garden shown. */
import type { Refusal, Seat } from '../../net/types';
import type { Table } from '../../table/table.svelte';
import type { Play } from '../board';
import { Previews } from '../shared/preview.svelte';
import { Camera } from './camera.svelte';
import { cardWord, parse, actionsOf, templeWord, type Action } from './actions';
import { boundsOf, cardSquares, cornerAt, covered, groupsIn, inOrder, middleOf, placeOf, sizeOf, STEPS, type Square } from './geometry';
import type { press } from './keys';
import type { Garden, GardensView, Group, Kind, Place, Shown, Space } from './view';

/** Why a card cannot lie somewhere, and the squares at fault. */
export interface Fault {
  code: string;
  places: Place[];
  params: Record<string, string | number>;
}

/** What the server says about a placement: the groups it would make, the most rewarding first, or why it is illegal. */
interface Outcome {
  groups: Group[];
  fault: Fault | null;
}

/** A card on the board that is not laid yet. */
export interface Ghost extends Outcome {
  slot: number;
  turn: number;
  corner: Square;
  word: string;
  squares: Map<Place, Shown>;
  legal: boolean;
  /** Whether the server has answered; until then there are neither groups nor a fault. */
  known: boolean;
  /** The buildings that it covers; an equal one in the same place is not lost. */
  lost: Shown[];
  /** The largest group without a temple that is large enough for one; the server tells which of them has grown. */
  waiting: { kind: Kind; places: Place[] } | null;
  /** The largest group that it enlarges although it has a temple: the server names no groups if the step ends the turn. */
  served: { kind: Kind; places: Place[] } | null;
}

/** The most placements asked about at once when a card is picked up or rotated. */
const AHEAD = 24;

/** How far from the middle of a dot a tap means it, in squares. */
const DOT = 0.3;

const bestFirst = (groups: readonly Group[]): Group[] =>
  [...groups].sort((a, b) => Number(b.ready) - Number(a.ready) || b.places.length - a.places.length);

/** The largest groups of at least `least` squares: without a temple, and with one and a new building. */
function largestIn(garden: Garden, fresh: readonly Place[], temples: readonly Place[], least: number): Pick<Ghost, 'waiting' | 'served'> {
  const groups = groupsIn(garden).filter(({ places }) => places.length >= least);
  groups.sort((a, b) => b.places.length - a.places.length);
  const has = (some: readonly Place[]) => ({ places }: { places: readonly Place[] }) => some.some((one) => places.includes(one));
  return { waiting: groups.find((one) => !has(temples)(one)) ?? null, served: groups.find((one) => has(temples)(one) && has(fresh)(one)) ?? null };
}

/** The middles of all legal places of all cards. */
function everywhere(words: readonly string[]): Square[] {
  const middles = actionsOf(words, 'card').map((action) => middleOf(action.corner, action.turn));
  return [...new Map(middles.map((one) => [placeOf(one), one])).values()];
}

/** A legal placement reveals something only if it ends the turn, and thus makes no group ready. */
function refused({ code, reason }: Refusal): Outcome | null {
  if (code === 'preview_reveals') return { groups: [], fault: null };
  const places = String(reason?.params.squares ?? '').split(' ').filter(Boolean);
  return reason ? { groups: [], fault: { ...reason, places } } : null;
}

export class GardensPlay implements Play {
  readonly camera = new Camera();
  /** The card picked up, by its slot. */
  slot = $state<number | null>(null);
  turn = $state(0);
  /** The corner of its ghost. */
  corner = $state.raw<Square | null>(null);
  /** Whether the ghost is being dragged. */
  dragging = $state(false);
  /** The square for the temple, or of the temple that stays; and the square from which a temple is moved. */
  at = $state<Place | null>(null);
  from = $state<Place | null>(null);
  passing = $state(false);
  /** Whether the places of all cards are shown (H). */
  showing = $state(false);
  space = $state<Space | null>(null);
  /** The seat of another garden shown on the board. */
  watched = $state<Seat | null>(null);
  /** Whether a phone shows the viewer's tiles in place of the cards. */
  listing = $state(false);
  /** Squares of an illegal tap, crossed for a moment. */
  crossed = $state.raw<readonly Place[]>([]);
  private crossing: ReturnType<typeof setTimeout> | undefined;

  private readonly previews: Previews<GardensView, Outcome>;

  /** Handles keys; the first view does not need it. */
  private press: typeof press | null = null;

  constructor(readonly table: Table<GardensView>) {
    this.previews = new Previews(table, (_, after) => ({ groups: bestFirst(after.turn.groups), fault: null }), refused);
    void import('./keys').then((keys) => (this.press = keys.press));
  }

  get view(): GardensView | null {
    return this.table.game;
  }

  get mine(): boolean {
    return this.table.mine;
  }

  /** The viewer's seat. */
  get seat(): Seat {
    return this.view?.seat ?? 0;
  }

  /** The rotation as action words name it. */
  private turnOf(slot: number, turn = this.turn): number {
    return this.view?.rotations[String(this.view.card_display[slot - 1])]?.[turn] ?? turn;
  }

  /** The prepared action, legal or not. */
  private get meant(): string | null {
    const view = this.view;
    if (!view || !this.mine) return null;
    if (view.phase === 'card' && this.slot) {
      if (this.burns(this.slot)) return `burn:${this.slot}`;
      return this.corner && cardWord(this.slot, this.corner, this.turnOf(this.slot));
    }
    if (view.phase === 'keep') return this.at && `keep:${this.at}`;
    if (view.phase === 'temple') return this.passing ? 'pass' : this.at && templeWord(this.at, this.origin);
    if (view.phase === 'tile') return this.space && `tile:${this.space}`;
    return null;
  }

  readonly pending: string | null = $derived.by(() => (!this.dragging && this.meant && this.table.legal(this.meant) ? this.meant : null));

  /** The step that is shown as if made: the prepared or the staged one. */
  readonly shown: Action | null = $derived.by(() => {
    if (this.table.past) return null;
    const staged = this.table.view?.turn?.staged?.word;
    const word = this.pending ?? staged;
    return word ? parse(word) : null;
  });

  readonly ghost: Ghost | null = $derived.by(() => {
    const view = this.view;
    if (!view || view.phase !== 'card' || view.seat === null || this.table.past) return null;
    const staged = this.shown?.name === 'card' ? this.shown : null;
    const slot = this.slot ?? staged?.slot;
    const corner = this.slot ? this.corner : staged?.corner;
    const turn = this.slot ? this.turn : (staged?.turn ?? 0);
    const face = slot ? view.faces[String(view.card_display[slot - 1])] : null;
    if (!slot || !corner || !face) return null;
    const word = cardWord(slot, corner, this.turnOf(slot, turn));
    const outcome = this.previews.of(word);
    const legal = view.actions.includes(word);
    const squares = cardSquares(face, turn, corner);
    const player = view.players[view.seat];
    const garden: Garden = player?.garden ?? {};
    const lost = [...squares].flatMap(([place, shown]) => (garden[place] && garden[place] !== shown ? garden[place] : []));
    const fresh = [...squares].flatMap(([place, shown]) => (garden[place] === shown ? [] : place));
    const largest = largestIn({ ...garden, ...Object.fromEntries(squares) }, fresh, player?.temples ?? [], view.constants.group_sizes[0] ?? Infinity);
    return { groups: [], fault: null, ...outcome, slot, turn, corner, word, squares, legal, known: outcome !== null, lost, ...largest };
  });

  /** Ask the server about the placements that the player may look at next. Called in an effect. */
  askAhead(): void {
    const { slot, ghost, corner } = this;
    this.previews.request(ghost?.word ?? null);
    if (!slot || this.showing || !this.mine || this.view?.phase !== 'card') return;
    const turn = this.turnOf(slot);
    const ahead = this.places.map((middle) => cardWord(slot, cornerAt(middle, turn), turn));
    if (ahead.length <= AHEAD) this.previews.request(...ahead);
    if (!corner) return;
    this.previews.request(...STEPS.map((step) => cardWord(slot, { x: corner.x + step.x, y: corner.y + step.y }, turn)));
    this.previews.request(cardWord(slot, corner, this.turnOf(slot, (this.turn + 1) % 4)));
  }

  /** The middles of the legal places of the picked card in its present rotation. */
  readonly places: Square[] = $derived.by(() => {
    const slot = this.slot;
    if (!this.mine || this.view?.phase !== 'card') return [];
    if (this.showing) return everywhere(this.view.actions);
    if (!slot) return [];
    const turn = this.turnOf(slot);
    return actionsOf(this.view.actions, 'card')
      .filter((action) => action.slot === slot && action.turn === turn)
      .map((action) => middleOf(action.corner, turn));
  });

  /** Squares that can be chosen: for the temple, or of the temple that stays. */
  readonly goals: Place[] = $derived.by(() => {
    const view = this.view;
    if (!view || !this.mine) return [];
    const found = view.phase === 'keep' ? actionsOf(view.actions, 'keep') : view.phase === 'temple' ? actionsOf(view.actions, 'temple') : [];
    return [...new Set(found.map((action) => action.at))].sort(inOrder);
  });

  /** The temples of which one is moved if the supply is empty (rules 5.7). */
  readonly origins: Place[] = $derived.by(() => {
    const view = this.view;
    if (!view || !this.mine || view.phase !== 'temple') return [];
    const found = actionsOf(view.actions, 'temple').flatMap((action) => (action.from ? [action.from] : []));
    return [...new Set(found)].sort(inOrder);
  });

  get origin(): Place | null {
    return this.from && this.origins.includes(this.from) ? this.from : (this.origins[0] ?? null);
  }

  /** The temple that moves: the one tapped, or once a square is chosen the one that the prepared action takes. */
  get leaving(): Place | null {
    if (this.shown?.name === 'temple') return this.shown.from;
    return this.from && this.origins.includes(this.from) ? this.from : null;
  }

  /** The groups that can get a temple, with the ghost if there is one. */
  readonly groups: Group[] = $derived.by(() => {
    const view = this.view;
    if (!view || this.table.past || view.seat === null || view.to_move !== view.seat) return [];
    const groups = view.phase === 'temple' ? bestFirst(view.turn.groups) : view.phase === 'card' ? (this.ghost?.groups ?? []) : [];
    return groups.filter((group) => group.ready);
  });

  /** From how many columns a tile can be taken, and whether a blind one is drawn first; null if no group earns any. */
  readonly reward: Pick<Group, 'columns' | 'blind'> | null = $derived.by(() => {
    const view = this.view;
    if (!view) return null;
    if (view.phase === 'tile' && view.to_move === view.seat) return { columns: view.turn.columns, blind: false };
    const at = this.shown?.name === 'temple' ? this.shown.at : null;
    return (at && this.groups.find((one) => one.places.includes(at))) || (this.groups[0] ?? null);
  });

  /** Whether a card fits nowhere and can be discarded. */
  burns(slot: number): boolean {
    return this.table.legal(`burn:${slot}`);
  }

  /** The number of legal places of a card in all rotations. */
  count(slot: number): number {
    return this.view && this.mine ? actionsOf(this.view.actions, 'card').filter((action) => action.slot === slot).length : 0;
  }

  // --- Cards ---------------------------------------------------------------------------------------------

  /** Pick a card up, or put it down again. */
  pick(slot: number, keep = false): void {
    if (!this.mine || this.view?.phase !== 'card' || !this.view.card_display[slot - 1]) return;
    this.close();
    if (this.slot === slot && !keep) this.clear();
    else if (this.slot !== slot) {
      this.slot = slot;
      this.turn = 0;
      this.corner = null;
    }
  }

  rotate(back = false): void {
    if (!this.slot) return;
    this.turn = (this.turn + (back ? 3 : 1)) % 4;
    this.keepInSight();
  }

  /** Move the ghost so that its middle is nearest to a point of the garden. */
  lay(point: Square): void {
    if (this.slot) this.corner = cornerAt(point, this.turn);
  }

  /** Lay the picked card at a tapped point: at the dot there, or as it is marked if the point is on its marked place. */
  tap(point: Square): void {
    const place = placeOf({ x: Math.floor(point.x), y: Math.floor(point.y) });
    const onDot = this.places.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < DOT);
    const marked = onDot ? [] : actionsOf([...this.table.marked], 'card').filter((one) => one.slot === this.slot && covered(one.turn, one.corner).includes(place));
    if (marked[0]) [this.corner, this.turn] = [marked[0].corner, marked[0].turn];
    else this.lay(point);
    this.drop();
  }

  /** End dragging; explain why the ghost cannot lie there. */
  drop(): void {
    const { ghost } = this;
    this.dragging = false;
    if (ghost?.fault) this.refuse(ghost.fault);
    else if (ghost && !ghost.legal) void this.ask(ghost.word, []);
    else this.keepInSight();
  }

  refuse(fault: Fault): void {
    this.cross(fault.places);
    this.table.refuse('illegal_action', { code: fault.code, params: fault.params });
  }

  /** Cross squares out for a moment. */
  cross(places: readonly Place[]): void {
    clearTimeout(this.crossing);
    this.crossed = places;
    this.crossing = setTimeout(() => (this.crossed = []), 600);
  }

  // --- Temples and tiles ---------------------------------------------------------------------------------

  /** Choose a square: for a temple, for the temple that stays, or the temple to be moved. */
  choose(place: Place): void {
    const phase = this.view?.phase;
    if (!this.mine || (phase !== 'temple' && phase !== 'keep')) return;
    if (this.goals.includes(place)) {
      this.at = place;
      this.passing = false;
    } else if (this.origins.includes(place)) this.from = place;
    else void this.ask(phase === 'keep' ? `keep:${place}` : templeWord(place, this.origin), [place]);
  }

  pass(): void {
    if (this.table.legal('pass')) this.passing = !this.passing;
  }

  take(space: Space): void {
    if (!this.table.ready()) return;
    const word = `tile:${space}`;
    if (this.table.legal(word)) this.space = this.space === space ? null : space;
    else void this.ask(word, []);
  }

  /** Send an illegal step, so that the server answers with the reason. */
  private async ask(word: string, places: readonly Place[]): Promise<void> {
    this.cross(places);
    await this.table.act(word);
  }

  watch(seat: Seat | null): void {
    this.watched = seat;
  }

  /** Return to the viewer's garden and the cards. */
  close(): void {
    this.watched = null;
    this.listing = false;
  }

  prepare(word: string): void {
    this.clear();
    this.close();
    const action = parse(word);
    if (action?.name === 'card') {
      this.slot = action.slot;
      this.turn = action.turn;
      this.corner = action.corner;
      this.keepInSight();
    } else if (action?.name === 'burn') this.slot = action.slot;
    else if (action?.name === 'temple') [this.at, this.from] = [action.at, action.from];
    else if (action?.name === 'keep') this.at = action.at;
    else if (action?.name === 'tile') this.space = action.space;
    else this.passing = action?.name === 'pass';
  }

  // --- Keys ----------------------------------------------------------------------------------------------

  clear(): void {
    this.showing = false;
    this.slot = this.corner = this.at = this.from = this.space = null;
    this.turn = 0;
    this.passing = this.dragging = this.listing = false;
    this.camera.settle();
  }

  key(event: KeyboardEvent): boolean {
    const used = this.press?.(this, event) ?? false;
    // focus the garden: Enter confirms there, but would press a focused card or square again
    if (used && this.mine) this.camera.element?.focus({ preventScroll: true });
    return used;
  }

  keepInSight(): void {
    if (!this.corner) return;
    const { wide, high } = sizeOf(this.turn);
    const { x, y } = this.corner;
    // a card far away from the garden is never legal
    const garden = boundsOf(Object.keys(this.view?.players[this.seat]?.garden ?? {}));
    this.corner = {
      x: Math.max(garden.left - wide, Math.min(garden.right, x)),
      y: Math.max(garden.top - high, Math.min(garden.bottom, y)),
    };
    this.camera.show(boundsOf(covered(this.turn, this.corner)));
  }
}

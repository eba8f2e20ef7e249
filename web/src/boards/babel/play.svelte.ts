/** State between two steps: what is picked up, and the step that is previewed or readied. */
import type { Table } from '../../table/table.svelte';
import type { Play } from '../board';
import { Previews } from '../shared/preview.svelte';
import { inOrder } from './actions';
import { foreseen, type Foresight } from './foresight';
import { columnSpot, reserveSpot, siteSpot, templeSpot } from './spots';
import { focusTarget } from '../shared/keyboard';
import { PEOPLES, type BabelView, type People } from './view';

/** A hand card; the last people of a column, which migrate together; or a migration whose origin is not chosen yet. */
export type Picked = { kind: 'card'; card: People; number: number } | { kind: 'column'; site: People } | { kind: 'origin' };

/** The dragged piece, in window coordinates. */
interface Dragged {
  picked: Picked;
  x: number;
  y: number;
}

type Fault = { code: string; params: Record<string, string | number> };

const CROSS = 600;
/** The power of each people in action words. */
const POWER: Readonly<Record<People, string>> = { A: 'raze', H: 'steal', M: 'drive', P: 'leap', S: 'turn' };
/** The number of previews asked for at the beginning of a step. */
const AHEAD = 24;

export class BabelPlay implements Play {
  picked = $state.raw<Picked | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** The site under the dragged piece. */
  over = $state<People | null>(null);
  /** The step that is previewed by hover or focus. */
  aimed = $state<string | null>(null);
  /** The chosen step, which waits for the confirm button. */
  readied = $state<string | null>(null);
  /** The cards chosen to be discarded from a halved hand, by their numbers. */
  dropped = $state.raw<readonly number[]>([]);
  /** Whether all legal places are shown. */
  showing = $state(false);
  /** The place of the last refusal, marked for a moment. */
  crossed = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly previews: Previews<BabelView, Foresight>;
  private readonly faults: Previews<BabelView, Fault | null>;

  constructor(readonly table: Table<BabelView>) {
    this.previews = new Previews(table, foreseen);
    this.faults = new Previews(
      table,
      () => null,
      (refusal) => refusal.reason ?? null,
    );
  }

  get view(): BabelView | null {
    return this.table.game;
  }

  get me(): 0 | 1 {
    return (this.table.seat ?? 0) as 0 | 1;
  }

  /** The staged step, which waits for `confirm`. */
  get staged(): string | null {
    return this.table.view?.turn?.staged?.word ?? null;
  }

  /** The readied step; without a readied or staged step, the end of the turn. */
  get pending(): string | null {
    if (this.readied) return this.readied;
    if (this.view?.phase === 'drop') return this.dropWords[0] ?? null;
    return !this.staged && this.table.legal('end') ? 'end' : null;
  }

  get rest(): readonly string[] {
    return this.readied ? [] : this.dropWords.slice(1);
  }

  /** Discarding the chosen cards, once they are as many as must be discarded. */
  private get dropWords(): string[] {
    const { phase, owed, hand } = this.view ?? {};
    if (phase !== 'drop' || this.dropped.length !== owed) return [];
    return this.dropped.map((number) => `drop:${hand?.[number] ?? ''}`);
  }

  get idle(): boolean {
    return this.readied === null && this.dropped.length === 0;
  }

  /** The step that is previewed, readied or staged. */
  get shown(): string | null {
    return this.table.past ? null : (this.aimed ?? this.readied ?? this.staged);
  }

  /** The outcome of that step; null while it is not known. */
  get foresight(): Foresight | null {
    return this.preview(this.shown);
  }

  /** The outcome of a step of the viewer; null while it is not known. */
  preview(word: string | null): Foresight | null {
    return this.table.past ? null : this.previews.of(word);
  }

  /** The points that a step would bring the viewer; Infinity if it wins, 0 while that is not known. */
  gain(word: string | null): number {
    const seen = this.preview(word);
    if (!seen) return 0;
    return seen.wins[this.me] ? Infinity : (seen.scores[this.me] ?? 0) - (this.view?.scores[this.me] ?? 0);
  }

  get left(): number {
    return this.table.mine ? Math.max(0, ...(this.view?.actions ?? []).map((word) => this.gain(word))) : 0;
  }

  /** Ask for previews of the first legal steps and of those with what is picked up; the end of a turn reveals cards and has none. */
  requestPreviews(): void {
    if (!this.table.mine || this.view?.phase !== 'act') return;
    const words = inOrder(this.view.actions).filter((word) => word !== 'end');
    const picked = this.picked?.kind === 'column' ? `move:${this.picked.site}>` : null;
    this.previews.request(...words.filter((word, number) => number < AHEAD || (picked && word.startsWith(picked)) || word === this.shown));
  }

  prepare(word: string): void {
    this.clear();
    this.previews.request(word);
    this.readied = word;
  }

  clear(): void {
    this.picked = null;
    this.dragged = null;
    this.over = null;
    this.aimed = null;
    this.readied = null;
    this.dropped = [];
    this.showing = false;
  }

  /** Digits: the first picks a card of the hand, the second a site for what is picked up. B builds, M migrates, H shows everything. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.table.mine) return false;
    if (/^[1-9]$/.test(event.key)) return this.digit(Number(event.key) - 1);
    if (this.view?.phase !== 'act') return false;
    const here = this.view.pawn[this.me];
    if (event.key.toLowerCase() === 'b') {
      this.pick(null);
      if (here === 'quarry') void this.act('build:first');
      else void this.tapTemple(here);
    } else if (event.key.toLowerCase() === 'm') {
      this.depart();
      focusTarget();
    } else if (event.key.toLowerCase() === 'h') this.showing = !this.showing;
    else return false;
    return true;
  }

  private digit(number: number): boolean {
    const site = PEOPLES[number];
    if (this.picked) {
      if (site && this.picked.kind === 'origin') void this.tapColumn(site);
      else if (site) void this.tapSite(site);
      focusTarget();
      return site !== undefined;
    }
    const card = this.view?.hand?.[number] as People | undefined;
    if (!card) return false;
    void this.tapCard(card, number);
    focusTarget();
    return true;
  }

  // --- Taps ------------------------------------------------------------------------------------------------

  /** A card of the viewer's hand: chosen for the discard if the hand is being halved, else picked up or put down. */
  async tapCard(card: People, number: number): Promise<void> {
    if (!this.table.ready()) return;
    if (this.view?.phase === 'drop') return this.drop(number);
    const same = this.picked?.kind === 'card' && this.picked.number === number;
    this.pick(same ? null : { kind: 'card', card, number });
  }

  /** Choose a card for the discard, or drop the choice; one too many replaces the first chosen. */
  private drop(number: number): void {
    const others = this.dropped.filter((one) => one !== number);
    const chosen = others.length < this.dropped.length ? others : [...others, number];
    this.dropped = chosen.slice(-(this.view?.owed ?? 0));
  }

  /** A plaque: travel there, or put down there what is picked up. */
  async tapSite(site: People): Promise<void> {
    if (!this.table.ready()) return;
    if (this.picked?.kind === 'column') return this.migrate(this.picked.site, site);
    if (this.picked?.kind === 'card') return this.bring(this.picked.card, site, siteSpot(site));
    if (this.picked?.kind === 'origin') return this.tapColumn(site);
    return this.act(`go:${site}`, siteSpot(site));
  }

  /** The viewer's column: settle there, or pick up its last people. */
  async tapColumn(site: People): Promise<void> {
    if (!this.table.ready()) return;
    if (this.picked?.kind === 'column') return this.migrate(this.picked.site, site);
    if (this.picked?.kind === 'card') return this.bring(this.picked.card, site, columnSpot(this.me, site));
    if (this.picked?.kind === 'origin' && this.goals(site).length === 0) return this.askOrigin(site);
    const column = this.view?.column[this.me][site] ?? '';
    const goal = PEOPLES.find((one) => one !== site) ?? 'A';
    if (column === '') return this.act(`go:${site}`, columnSpot(this.me, site));
    if (this.goals(site).length === 0) return this.act(`move:${site}>${goal}`, columnSpot(this.me, site));
    this.pick({ kind: 'column', site });
  }

  /** The way to build at a site that a tap on the viewer's temple takes. A picked card goes to the column, unless this is possible. */
  buildAt(site: People): string | null {
    if (this.view?.pawn[this.me] !== site || this.picked?.kind === 'column') return null;
    return ['build:first', 'build:own', 'build:foe'].find((word) => this.table.legal(word)) ?? null;
  }

  /** The viewer's temple: build there, also with a card picked up. */
  async tapTemple(site: People): Promise<void> {
    if (!this.table.ready()) return;
    const legal = this.buildAt(site);
    if (!legal && this.picked && this.picked.kind !== 'origin') return this.tapColumn(site);
    const spot = templeSpot(this.me, site);
    if (this.view?.pawn[this.me] !== site) return this.refuse('build_here', { site }, spot);
    const leap = this.table.view?.game?.actions.find((word) => word.startsWith('leap@'));
    if (!legal && leap) return this.choose(leap);
    return this.act(legal ?? (this.view?.starter[this.me] ? 'build:first' : 'build:own'), spot);
  }

  /** The free card of a reserve: build with it, or leap to it. */
  async tapReserve(seat: number): Promise<void> {
    if (!this.table.ready()) return;
    const from = seat === this.me ? 'own' : 'foe';
    const leap = this.table.view?.game?.actions.find((word) => word.startsWith('leap@') && word.endsWith(from));
    if (leap && !this.table.legal(`build:${from}`)) return this.choose(leap);
    return this.act(`build:${from}`, reserveSpot(seat));
  }

  /** The ability of a run at a site that is not possible: asked for, the rules say why. */
  private useless(site: People, names: readonly string[]): string | null {
    for (const [place] of this.view?.runs[this.me][site] ?? []) {
      const power = POWER[this.view?.column[this.me][site][place - 1] as People];
      if (names.includes(power)) return power === 'drive' ? `drive@${place}:A` : `${power}@${place}`;
    }
    return null;
  }

  async tapStarter(seat: number): Promise<void> {
    if (!this.table.ready()) return;
    if (seat === this.me) await this.act('build:first', reserveSpot(this.me));
    else this.refuse('foe_starter', {}, reserveSpot(seat));
  }

  /** The opponent's side: ready the abilities that apply to it, one after the other. */
  async tapFoe(site: People, spot: string, names: readonly string[]): Promise<void> {
    if (!this.table.ready()) return;
    if (this.picked) return this.tapSite(site);
    const words = this.table.view?.game?.actions.filter((word) => names.some((name) => word.startsWith(`${name}@`))) ?? [];
    if (this.view?.pawn[this.me] !== site) return this.refuse('foe_side', { site }, spot);
    const useless = words.length === 0 ? this.useless(site, names) : null;
    if (useless) return this.act(useless, spot);
    if (words.length === 0) return this.refuse('foe_side', { site }, spot);
    const next = words[(words.indexOf(this.readied ?? '') + 1) % words.length];
    if (next) this.choose(next);
  }

  /** Ready a step and show its outcome; readying it again makes it. */
  choose(word: string): void {
    if (!this.table.ready()) return;
    if (this.readied === word) {
      void this.act(word);
      return;
    }
    this.picked = null;
    this.readied = word;
  }

  /** Begin a migration from the only possible column, or let the player choose one. */
  depart(): void {
    if (!this.table.ready()) return;
    const origins = PEOPLES.filter((site) => this.goals(site).length > 0);
    const only = origins.length === 1 ? origins[0] : undefined;
    if (origins.length === 0) {
      void this.act('move:A>H');
      return;
    }
    this.pick(only ? { kind: 'column', site: only } : { kind: 'origin' });
  }

  /** A site from which nobody can migrate: the rules say why, and the player goes on choosing. */
  private async askOrigin(site: People): Promise<void> {
    await this.act(`move:${site}>${PEOPLES.find((one) => one !== site) ?? 'A'}`, columnSpot(this.me, site));
    this.pick({ kind: 'origin' });
  }

  pick(picked: Picked | null): void {
    this.readied = null;
    this.aimed = null;
    this.picked = picked;
  }

  // --- Steps -----------------------------------------------------------------------------------------------

  /** Where the last people of a column may migrate. */
  goals(origin: People): People[] {
    return PEOPLES.filter((goal) => this.table.legal(`move:${origin}>${goal}`));
  }

  /** What tapping a site would do with what is picked up; null if it may not go there. */
  wordFor(site: People): string | null {
    const picked = this.picked;
    if (!picked || picked.kind === 'origin') return this.table.legal(`go:${site}`) ? `go:${site}` : null;
    const settle = picked.kind === 'card' && this.view?.pawn[this.me] === site;
    const word =
      picked.kind === 'column' ? `move:${picked.site}>${site}` : settle ? `lay:${picked.card}` : `go:${picked.card}`;
    const possible = picked.kind === 'column' || settle || picked.card === site;
    return possible && this.table.legal(word) ? word : null;
  }

  /** What bringing the picked piece to a site would be called; null if the rules have no word for it. */
  private wished(site: People): string | null {
    const picked = this.picked;
    if (picked?.kind === 'column') return picked.site === site ? null : `move:${picked.site}>${site}`;
    if (picked?.kind !== 'card') return null;
    if (this.view?.pawn[this.me] === site) return `lay:${picked.card}`;
    return picked.card === site ? `go:${site}` : null;
  }

  /** Ask why the picked piece cannot go to a site. */
  requestFault(site: People): void {
    this.faults.request(this.wished(site));
  }

  /** Why the picked piece cannot go to a site; null while it is not known. */
  faultAt(site: People): Fault | null {
    const picked = this.picked;
    const word = this.wished(site);
    if (word) return this.faults.of(word);
    if (picked?.kind !== 'card') return null;
    return { code: this.view?.pawn[this.me] === 'quarry' ? 'travel_first' : 'wrong_site', params: { card: picked.card, site, goal: picked.card } };
  }

  async act(word: string, spot?: string): Promise<void> {
    this.clear();
    const answer = await this.table.act(word);
    if (!answer.ok && spot) this.cross(spot);
  }

  /** Show why a tap is refused for which the rules have no action word. */
  refuse(code: string, params: Record<string, string | number>, spot: string): void {
    this.table.refuse('illegal_action', { code, params });
    this.cross(spot);
  }

  private async bring(card: People, site: People, spot: string): Promise<void> {
    const here = this.view?.pawn[this.me];
    if (here === site) return this.act(`lay:${card}`, spot);
    if (card === site) return this.act(`go:${card}`, spot);
    this.refuse(here === 'quarry' ? 'travel_first' : 'wrong_site', { card, site, goal: card }, spot);
  }

  private async migrate(origin: People, goal: People): Promise<void> {
    if (origin === goal) this.pick(null);
    else await this.act(`move:${origin}>${goal}`, columnSpot(this.me, goal));
  }

  private cross(spot: string): void {
    clearTimeout(this.timer);
    this.crossed = spot;
    this.timer = setTimeout(() => (this.crossed = null), CROSS);
  }
}

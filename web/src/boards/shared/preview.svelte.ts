/** Previews: what an action would change, asked of the server once per position and kept until the position changes. */
import type { GameView, Refusal } from '../../net/types';
import type { Table } from '../../table/table.svelte';
import { landing } from '../../ui/motion';

/** Milliseconds in which answers are collected while pieces move. */
const TOGETHER_MS = 40;

export class Previews<V extends GameView, Summary> {
  private known = $state.raw<ReadonlyMap<string, Summary>>(new Map());
  /** Answers that are not shown yet. */
  private readonly arrived = new Map<string, Summary>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requested = new Set<string>();
  /** The version of the position that `requested` belongs to. */
  private moved = -1;

  /** `summarise` reduces the views before and after an action to what the board shows; `refused` does so with a refusal, if it can. */
  constructor(
    private table: Table<V>,
    private summarise: (before: V, after: V) => Summary,
    private refused?: (refusal: Refusal) => Summary | null,
  ) {}

  private key(word: string): string {
    return `${this.table.view?.moved ?? 0} ${word}`;
  }

  /** The answer, or null while it is not known. */
  of(word: string | null): Summary | null {
    return word ? (this.known.get(this.key(word)) ?? null) : null;
  }

  /** Ask for previews ahead of need; one that is known or under way is not asked for again. */
  request(...words: (string | null)[]): void {
    const before = this.table.game;
    if (!before) return;
    this.dropOld();
    for (const word of words) if (word && !this.requested.has(word)) this.ask(word, before);
  }

  private ask(word: string, before: V): void {
    const key = this.key(word);
    this.requested.add(word);
    const keep = (summary: Summary | null): void => {
      if (summary === null) return;
      this.arrived.set(key, summary);
      if (!landing.busy()) this.show();
      else this.timer ??= setTimeout(() => this.show(), TOGETHER_MS);
    };
    const { refused } = this;
    const onRefused = refused ? [(refusal: Refusal) => keep(refused(refusal))] : [];
    void this.table.preview(word, ...onRefused).then((after) => {
      if (after) keep(this.summarise(before, after));
    });
  }

  /** Show the answers that have arrived: each change makes the whole board look at them again. */
  private show(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.known = new Map([...this.known, ...this.arrived]);
    this.arrived.clear();
  }

  private dropOld(): void {
    const moved = this.table.view?.moved ?? 0;
    if (moved === this.moved) return;
    this.moved = moved;
    this.requested.clear();
    this.known = new Map();
  }
}

/** The element that shows its preview. */
let source: EventTarget | null = null;

/** Attributes that preview an action on hover and on keyboard focus. Touch has no hover: a tap readies the action instead. */
export function previewOnHover(play: { aimed: string | null }, word: () => string | null) {
  const show = ({ currentTarget }: Event): void => {
    source = currentTarget;
    play.aimed = word();
  };
  // a press takes the focus from the element that was clicked before: its preview is gone, this one stays
  const hide = ({ currentTarget }: Event): void => {
    if (source === currentTarget) play.aimed = source = null;
  };
  return {
    // not on entering: a board that changes under a resting pointer previews nothing
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && source !== event.currentTarget) show(event);
    },
    onpointerleave: hide,
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as HTMLElement).matches(':focus-visible')) show(event);
    },
    onblur: hide,
  };
}

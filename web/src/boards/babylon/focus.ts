/** What lessons need of the board: the elements of the places that they name, and the tile that they ask for. */
import { parse } from './actions';
import type { BabylonPlay } from './play.svelte';
import type { Tab } from './tabs.svelte';
import type { BabylonView } from './view';

/** On the phone: the button that leads to what is not shown. */
const hidden = (tab: Tab): string => `[data-tab="${tab}"][aria-pressed="false"]`;

const PLACES: Record<string, string> = {
  quarry: '.stones, .quarry:not(.stones .quarry)', // with its heading, where it has one
  slot: '[data-place="kept"]',
  dug: '[data-place="dug"]',
  pillars: '.pillars',
  token: '[data-spot="token"]',
  garden: '.cells',
  sheet: '.score',
  score: '.players .chip',
  rotate: '.hand .turn',
  end: '.actions .confirm:not([aria-disabled="true"])',
};

export function focusOf(place: string, view: BabylonView): string | null {
  const [name = '', which] = place.split(':');
  if (name === 'ornament') return newestOrnament(view);
  const found = elementOf(name, which);
  if (name === 'quarry' && view.phase !== 'build') return `${found}, ${hidden('quarry')}`;
  return (name === 'cell' || name === 'garden') && view.phase === 'build' ? `${found}, ${hidden('garden')}` : found;
}

function elementOf(name: string, which: string | undefined): string | null {
  if (which === undefined) return PLACES[name] ?? null;
  if (name === 'cell') return `[data-cell="${which}"]`;
  if (name === 'score') return `.players .chip:has([data-score="${which}"])`;
  if (name === 'quarry') return `[data-column="${which}"]`;
  return name === 'sheet' ? `[data-line="${which}"]` : null;
}

/** The viewer's ornament that was built last, with what a bridge spans. */
function newestOrnament(view: BabylonView): string | null {
  const { cells = [], gap = null } = view.players[view.seat ?? view.player]?.garden.ornaments.at(-1) ?? {};
  return [...cells, ...(gap ? [gap] : [])].map((cell) => `[data-cell="${cell}"]`).join(', ') || null;
}

/** The quarry while a tile is dug, the garden while one is placed. */
export function liveOf(view: BabylonView): string[] {
  const has = (name: string): boolean => view.actions.some((word) => word.startsWith(name));
  return [...(has('dig:') || has('remove:') ? ['.quarry'] : []), ...(has('place:') ? ['.cells'] : [])];
}

const digs = (word: string): boolean => word.startsWith('dig:');

/** Hold the tile that all wanted actions place, and mark the place that they share; after a dig, show the quarry that it has changed. */
export function want(play: BabylonPlay, words: readonly string[], before: readonly string[]): void {
  play.tabs.after = !words.length && before.some(digs) ? 'quarry' : null;
  const placings = words.map(parse).filter((action) => action?.name === 'place');
  const [first] = placings.length === words.length ? placings : [];
  play.only = first && placings.every(({ anchor }) => anchor === first.anchor) ? first.anchor : null;
  if (first && play.picked === undefined && placings.every(({ source }) => source === first.source)) play.picked = first.source;
}

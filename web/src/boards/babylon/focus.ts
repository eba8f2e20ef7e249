/** The elements of the places that lessons name. */
import type { BabylonView } from './view';

const PLACES: Record<string, string> = {
  quarry: '.quarry',
  slot: '[data-place="kept"]',
  dug: '[data-place="dug"]',
  pillars: '.pillars',
  token: '[data-spot="token"]',
  garden: '.cells',
  sheet: '.score',
  end: '[data-end], .actions .confirm',
};

export function focusOf(place: string): string | null {
  const [name = '', which] = place.split(':');
  if (which === undefined) return PLACES[name] ?? null;
  if (name === 'cell') return `[data-cell="${which}"]`;
  if (name === 'quarry') return `[data-column="${which}"]`;
  return name === 'sheet' ? `[data-line="${which}"]` : null;
}

/** The quarry while a tile is dug, the garden while one is placed. */
export function liveOf(view: BabylonView): string[] {
  const has = (name: string): boolean => view.actions.some((word) => word.startsWith(name));
  return [...(has('dig:') || has('remove:') ? ['.quarry'] : []), ...(has('place:') ? ['.cells'] : [])];
}

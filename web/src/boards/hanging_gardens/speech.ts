/** Texts: names of pieces, actions, log entries, refusals. */
import type { LogEntry } from '../../net/types';
import { persons } from '../../table/sentences';
import { listed } from '../../words/list';
import { person } from '../../words/person';
import { words, type Params, type Say } from '../../words/words.svelte';
import type { SpeechContext } from '../board';
import { parse } from './actions';
import { cardSquares, placeOf, squareOf, turned } from './geometry';
import type { GardensView, Group, Kind, Place, Shown, Values } from './view';

export type GardensContext = SpeechContext<GardensView>;

/** A message of `page_hanging_gardens.ftl`. */
export const page = (say: Say, key: string, params: Params = {}): string => say(`page-hanging-gardens-${key}`, params);
/** A message of `hanging_gardens.ftl`, which the terminal uses too. */
export const game = (say: Say, key: string, params: Params = {}): string => say(`hanging-gardens-${key}`, params);

/** A message of `hints_hanging_gardens.ftl`. */
export const hint = (say: Say, key: string, params: Params = {}): string => say(`hint-hanging-gardens-${key}`, params);

/** The name of a tile; tiles of other boxes are named by their ids. */
export function tileName(say: Say, tile: string): string {
  const key = `hanging-gardens-line-${tile.replaceAll('_', '-')}`;
  return words.has(key) ? say(key) : tile;
}

/** Names of tiles that are separated by commas, as a list. */
export const tileNames = (say: Say, tiles: string): string => listed(tiles.split(',').map((tile) => tileName(say, tile)));

/** `3 terraces`. */
export const buildings = (say: Say, kind: Kind, count: number): string => game(say, 'buildings', { kind, count });

/** Who has the flower, and at the beginning of a round that this player starts; empty when nothing follows from it any more. */
export function flowerText(context: GardensContext): string {
  const { say, view } = context;
  const { number, start_seat: seat, order, to_move, last } = view.round;
  const ends = number >= Math.min(last ?? Infinity, view.constants.rounds) && to_move.length <= 1;
  if (view.over || ends) return '';
  return (to_move.length === order.length ? game : page)(say, 'flower', person(context, seat));
}

/** What a temple on a group would earn. */
export function reward(say: Say, { columns, blind }: Group): string {
  return game(say, 'reward', { columns, blind: blind ? 'yes' : 'no' });
}

/** The buildings of a group: `3 terraces`. */
export const groupName = (say: Say, { kind, places }: Pick<Group, 'kind' | 'places'>): string => buildings(say, kind, places.length);

/** The buildings on a card: `one terrace and 2 arcades`. */
export function faceText(say: Say, face: readonly string[]): string {
  const shown = [...face.join('')].filter((one): one is Kind => one !== '.');
  const kinds = [...new Set(shown)];
  const named = kinds.map((kind) => buildings(say, kind, shown.filter((one) => one === kind).length));
  return listed(named);
}

/** The values of a kind of tile: its row, or what a person pays without a set. */
export function pays(say: Say, values: Values, tile: string): string {
  const person = values.persons[tile];
  if (!person) return (values.series[tile] ?? []).join(' ');
  if (person.per_tile !== undefined) return page(say, 'per', { points: person.per_tile, series: tileName(say, person.series) });
  return String(person.low ?? 0);
}

/** A person's points with a set of its series, for `SetMark`; null for other tiles. */
export function paysWithSet(say: Say, { persons, series }: Values, tile: string): { points: number; series: string; tiles: string; text: string } | null {
  const person = persons[tile];
  if (person?.high === undefined) return null;
  const size = series[person.series]?.length ?? 0;
  const points = person.high;
  return { points, series: person.series, tiles: `×${size}`, text: page(say, 'with-set', { points, series: tileName(say, person.series), size }) };
}

/** The formula of a line of the score sheet. */
export function formula(say: Say, values: Values, tile: string): string {
  const person = values.persons[tile];
  if (!person) {
    const row = values.series[tile] ?? [];
    return page(say, 'formula-series', { size: row.length, values: row.join('\u00a0·\u00a0') });
  }
  if (person.per_tile !== undefined) return pays(say, values, tile);
  return game(say, 'pays-person', { series: tileName(say, person.series), low: person.low ?? 0, high: person.high ?? 0 });
}

/** What a tile is and what it scores. */
export function tileHint(say: Say, values: Values, tile: string): string {
  const named = { tile: tileName(say, tile) };
  const series = values.series[tile];
  if (series) return hint(say, 'series', { ...named, size: series.length, values: series.join(', ') });
  const person = values.persons[tile];
  if (!person) return hint(say, 'award', { ...named, points: values.award });
  const kind = { ...named, series: tileName(say, person.series) };
  if (person.per_tile !== undefined) return hint(say, 'guard', { ...kind, points: person.per_tile });
  return hint(say, 'person', { ...kind, low: person.low ?? 0, high: person.high ?? 0 });
}

// --- The garden ----------------------------------------------------------------------------------------------

export function squareName(say: Say, shown: Shown | undefined, temple = false): string {
  const square = page(say, 'square', { shown: shown === undefined ? 'table' : shown === '.' ? 'empty' : shown });
  return temple ? page(say, 'square-temple', { square }) : square;
}

export function placeName(say: Say, place: Place): string {
  const { x, y } = squareOf(place);
  return page(say, 'at', { x, y });
}

// --- Actions and events --------------------------------------------------------------------------------------

/** The group of this turn with a square. */
export const groupAt = (view: GardensView, place: Place | undefined): Group | undefined =>
  view.turn.groups.find((group) => place !== undefined && group.places.includes(place));

/** The number of temples in the merged group that awaits a decision. */
export const mergedTemples = (view: GardensView): number => groupAt(view, view.turn.merged[0])?.temples ?? 0;

const SILENT = new Set(['hanging-gardens-refill', 'hanging-gardens-round']);

/** A log entry as a sentence; null if it is not shown. */
export function entrySentence(one: LogEntry, context: GardensContext): string | null {
  const { say } = context;
  if (SILENT.has(one.code)) return null;
  const params: Params = { ...one.params };
  if (typeof params.seat === 'number') Object.assign(params, person(context, params.seat));
  if (params.tile !== undefined) params.tile = tileName(say, String(params.tile));
  if (params.tiles !== undefined) params.tiles = tileNames(say, String(params.tiles));
  // logs of older tables have neither the face of a card nor the group of a temple
  params.known = params.kind === undefined && params.face === undefined ? 'no' : 'yes';
  if (params.face !== undefined) params.buildings = faceText(say, String(params.face).split('/'));
  if (params.kind !== undefined) params.buildings = buildings(say, params.kind as Kind, Number(params.size));
  if (params.space !== undefined) params.column = String(params.space).charAt(0);
  if (params.seats !== undefined) Object.assign(params, persons(context, String(params.seats).split(',').map(Number)));
  const own = one.code.replace('hanging-gardens-', 'page-hanging-gardens-log-');
  return say(words.has(own) ? own : one.code, params);
}

export function whySentence(reason: { code: string; params: Params }, { say }: GardensContext): string {
  const code = reason.code.replaceAll('_', '-');
  const own = `page-hanging-gardens-why-${code}`;
  return say(words.has(own) ? own : `hanging-gardens-why-${code}`, reason.params);
}

/** A step of the turn as a chip. */
export function stepChip(word: string, { say, view }: GardensContext, made?: LogEntry, before: readonly string[] = []): string {
  const action = parse(word);
  if (!action) return word;
  if (action.name === 'card') return page(say, 'step-card', { slot: action.slot, turn: action.turn });
  if (action.name === 'temple') return page(say, 'step-temple', { kind: shownAt(view, action.at, before) });
  // the space of a taken tile shows the next one
  if (action.name === 'tile') return tileName(say, String(made?.params.tile ?? view.tile_display[action.space] ?? ''));
  return page(say, `step-${action.name}`, action.name === 'burn' ? { slot: action.slot } : {});
}

/** What a square shows once some steps are made: a building, or `.`. */
function shownAt(view: GardensView, place: Place, before: readonly string[]): Shown {
  for (const action of before.map(parse)) {
    if (action?.name !== 'card') continue;
    const found = cardSquares(view.faces[String(view.card_display[action.slot - 1])] ?? [], action.turn, action.corner).get(place);
    if (found) return found;
  }
  return view.players[view.seat ?? 0]?.garden[place] ?? '.';
}

export function stepPlace(word: string, { say }: GardensContext): string {
  const action = parse(word);
  return action?.name === 'card' ? placeName(say, placeOf(action.corner)) : '';
}

/** The rows of a face, for drawings of cards. */
export const rowsOf = (face: readonly string[] | undefined, turn = 0): string[] => (face ? turned(face, turn) : []);

/** Babylon's texts: pieces, actions, log entries, refusals, score sheet. */
import type { LogEntry } from '../../net/types';
import { person } from '../../words/person';
import type { Params, Say } from '../../words/words.svelte';
import { words } from '../../words/words.svelte';
import type { SheetLine, SpeechContext } from '../board';
import { parse } from './actions';
import { LINES, type BabylonView, type Cell, type Column, type Kind, type Line, type Placement, type Tile, type Token } from './view';

export type BabylonContext = SpeechContext<BabylonView>;
type Reason = { code: string; params: Params };

const ICONS: Record<string, Kind> = { S: 'statue', F: 'fountain', B: 'bridge', T: 'stairs' };

/** The kind of ornament that a letter of a face stands for; null for a space without icon. */
export function kindOf(letter: string): Kind | null {
  return ICONS[letter] ?? null;
}

// --- Pieces ---------------------------------------------------------------------------------------------------

/** A box may define other flowers. */
export function flower(say: Say, name: string): string {
  const key = `babylon-flower-${name}`;
  return words.has(key) ? say(key) : say('babylon-flower-other', { name });
}

/** `statue, no icon, fountain, no icon`: clockwise from the top left, as it lies. */
export function icons(say: Say, face: readonly string[]): string {
  return face.map((letter) => say(`page-babylon-icon-${kindOf(letter) ?? 'none'}`)).join(', ');
}

/** A tile in full, for screen readers. */
export function tileName(say: Say, tile: Tile, face: readonly string[] = [...tile.face]): string {
  return say('page-babylon-tile-full', {
    tile: say(`page-babylon-tile-${tile.material}`),
    flower: flower(say, tile.flower),
    icons: icons(say, face),
  });
}

export function effect(say: Say, token: Token | null): string {
  return say(`page-babylon-effect-${token ?? 'nothing'}`);
}

export function points(say: Say, count: number): string {
  return say('babylon-points', { points: count });
}

/** The pillars that a placement takes; a double one only if the token gave it. */
export function pillars(say: Say, { singles, doubles }: Pick<Placement, 'singles' | 'doubles'>): string {
  return say('page-babylon-price', { singles, doubles });
}

/** A change of points with its sign. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** The contents of a cell, for screen readers. */
export function cellName(say: Say, name: string, cell: Cell, fresh: boolean): string {
  const parts: string[] = [];
  if (cell.h === 0) parts.push(say('page-babylon-cell-bare'));
  else {
    parts.push(say('page-babylon-cell-floor', { floor: cell.h }));
    if (cell.use !== 'free') parts.push(say(`page-babylon-use-${cell.use}`));
    else parts.push(say(`page-babylon-icon-${kindOf(cell.icon) ?? 'none'}`));
    if (fresh) parts.push(say('page-babylon-cell-new'));
  }
  if (cell.decks.length > 0) parts.push(say('page-babylon-cell-deck'));
  return say('page-babylon-cell', { cell: name, what: parts.join(', ') });
}

/** A cell, what stands or is printed there, and what that does and scores. */
export function cellHint(say: Say, name: string, cell: Cell): string {
  const what = cell.h === 0 ? 'bare' : cell.use === 'free' ? `icon-${kindOf(cell.icon) ?? 'none'}` : `use-${cell.use}`;
  return `${cellName(say, name, cell, false)}. ${say(`hint-babylon-${what}`)}`;
}

/** A column of the quarry with the reasons for its pillars. */
export function columnHint(say: Say, view: BabylonView, name: string): string {
  const column = view.columns[name];
  if (!column) return '';
  const text = columnName(say, name, column, column.top ? view.tiles[column.top] : undefined);
  const reasons = yieldReasons(say, view, name);
  return column.gain !== null && reasons ? `${text}. ${say('hint-babylon-gain', { reasons })}` : text;
}

export function columnName(say: Say, name: string, column: Column, tile: Tile | undefined): string {
  if (!tile) return say('page-babylon-column-empty', { column: name });
  const what = { column: name, tile: tileName(say, tile), height: column.height };
  if (column.gain === null) return say('page-babylon-column', what);
  return say('page-babylon-column-gain', { ...what, gain: column.gain });
}

/** The reasons for the pillars of a dig: `3 open sides, one for your flower`. */
export function yieldReasons(say: Say, view: BabylonView, name: string): string {
  const reasons = view.columns[name]?.reasons;
  return reasons ? say('page-babylon-yield', reasons) : '';
}

// --- Actions --------------------------------------------------------------------------------------------------

/** A step as a short chip. */
export function stepChip(word: string, { say }: BabylonContext): string {
  const action = parse(word);
  if (!action) return word;
  if (action.name === 'end') return say(`page-babylon-step-end${action.how ? `-${action.how}` : ''}`);
  if (action.name === 'place') return say(`page-babylon-step-place-${action.source}`, { cell: action.anchor });
  if (action.name === 'ornament') return say(`page-babylon-step-${action.kind}`, { cell: action.cells[0] ?? '' });
  return say(`page-babylon-step-${action.name}`, { column: action.column });
}

// --- What happened --------------------------------------------------------------------------------------------

const BOLD = ['cell', 'other', 'column', 'belvedere'];

/** A log entry in the terminal's words, with places in bold and tiles by name. */
export function entrySentence({ code, params }: LogEntry, context: BabylonContext): string | null {
  const { say } = context;
  if (!code.startsWith('babylon-')) return null;
  const spoken: Params = { ...params };
  const { seat, tile, material, token } = params;
  if (typeof seat === 'number') Object.assign(spoken, person(context, seat));
  if (tile !== undefined) spoken.tile = say(`page-babylon-a-tile-${material}`);
  if (code === 'babylon-token') spoken.effect = effect(say, token as Token).replace(/\.$/, '');
  if (params.points !== undefined) spoken.points = points(say, Number(params.points));
  for (const name of BOLD) if (typeof spoken[name] === 'string') spoken[name] = `*${spoken[name]}*`;
  return say(code, spoken);
}

export function whySentence({ code, params }: Reason, { say }: BabylonContext): string {
  const name = code.replaceAll('_', '-');
  const own = `page-babylon-why-${name}`;
  return say(words.has(own) ? own : `babylon-why-${name}`, params);
}

// --- Progress and score sheet --------------------------------------------------------------------------------

export function progressText({ say, view }: BabylonContext): string {
  if (view.phase === 'remove') return say('babylon-setting-up');
  return say('babylon-round-number', { round: view.round, rounds: view.rounds });
}

export const PLATES: Record<Line, { icon: string; fill: string }> = {
  statues: { icon: 'ornament-statue', fill: '#9a6a0c' },
  fountains: { icon: 'ornament-fountain', fill: '#2b6fc4' },
  bridges: { icon: 'ornament-bridge', fill: '#7f2a15' },
  stairs: { icon: 'ornament-stairs', fill: '#3b5f4c' },
  variety: { icon: 'ui-variety', fill: '#5a5f6b' },
  flowers: { icon: 'flower-pink', fill: '#fffdf6' },
  belvederes: { icon: 'ornament-belvedere', fill: '#5b2f73' },
  highest: { icon: 'temple-4', fill: '#14355f' },
};

export function sheetLines({ say }: BabylonContext): SheetLine[] {
  return LINES.map((key) => ({
    key,
    ...PLATES[key],
    name: say(`babylon-line-${key}`),
    formula: say(`page-babylon-formula-${key}`),
    hint: say(`hint-babylon-line-${key}`),
  }));
}

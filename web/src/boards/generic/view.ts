/** The view of any game as rows of text: what belongs to the players, and what lies on the table. */
import type { GameView } from '../../net/types';
import { readable } from '../../words/readable';

interface Row {
  /** Where the value stands in the view: `turn.size`. */
  path: string;
  name: string;
  /** One text per player, or a single one. */
  values: string[];
}

export interface State {
  players: Row[];
  table: Row[];
}

/** Shown elsewhere in the frame, or of no interest to a player. */
const COMMON = new Set(['game', 'rules', 'seats', 'seat', 'to_move', 'over', 'winners', 'actions', 'scores', 'sheets', 'options', 'box']);
const NOTHING = '–';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

export function textOf(value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map(textOf).join(value.some((one) => typeof one === 'object' && one !== null) ? '; ' : ', ') || NOTHING;
  if (isObject(value)) return Object.entries(value).map(([key, one]) => `${readable(key)}: ${textOf(one)}`).join(', ') || NOTHING;
  return String(value);
}

export function stateOf(view: GameView): State {
  const state: State = { players: [], table: [] };
  for (const [key, value] of Object.entries(view as unknown as JsonObject)) {
    if (!COMMON.has(key)) addRows(state, key, readable(key), value, view.seats);
  }
  return state;
}

function addRows(state: State, path: string, name: string, value: Json, seats: number): void {
  if (isPerPlayer(value, seats)) addPlayerRows(state, path, name, value);
  else if (isObject(value) && Object.values(value).some((one) => typeof one === 'object')) {
    for (const [key, inner] of Object.entries(value)) addRows(state, `${path}.${key}`, `${name}: ${readable(key)}`, inner, seats);
  } else state.table.push({ path, name, values: [textOf(value)] });
}

/** A list with one list or object per seat. Plain values are too ambiguous: a hand of two cards has as many as a game of two players. */
function isPerPlayer(value: Json, seats: number): value is Json[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => typeof one === 'object' && one !== null);
}

function addPlayerRows(state: State, path: string, name: string, players: Json[]): void {
  if (!players.every(isObject)) {
    state.players.push({ path, name, values: players.map(textOf) });
    return;
  }
  for (const key of Object.keys(players[0] ?? {})) {
    state.players.push({ path: `${path}.${key}`, name: readable(key), values: players.map((player) => textOf(player[key])) });
  }
}

/** What a preview changes: the new texts by path and column. */
export function changesOf(before: State, after: State): Map<string, string> {
  const changes = new Map<string, string>();
  for (const part of ['players', 'table'] as const) {
    const known = new Map(before[part].map((row) => [row.path, row]));
    for (const row of after[part]) {
      row.values.forEach((text, column) => {
        if (known.get(row.path)?.values[column] !== text) changes.set(`${row.path} ${column}`, text);
      });
    }
  }
  return changes;
}

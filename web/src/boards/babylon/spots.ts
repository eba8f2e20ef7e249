/** Keys of places on the board (`data-spot`), and which of them a log entry or an action is about. */
import type { LogEntry } from '../../net/types';
import { parse } from './actions';
import { cornersOf } from './geometry';
import { cellsOf } from './layers';
import type { BabylonView } from './view';

export function spots(what: LogEntry | string, view: BabylonView): string[] {
  if (typeof what !== 'string') return entrySpots(what, view);
  const act = parse(what);
  if (!act || act.name === 'end') return [];
  if ('column' in act) return [`column-${act.column}`];
  const cells = act.name === 'place' ? cornersOf(act.anchor) : cellsOf(act.cells);
  return cells.map((cell) => `garden-${view.player}-${cell}`);
}

function entrySpots({ code, params }: LogEntry, view: BabylonView): string[] {
  if (typeof params.column === 'string') return [`column-${params.column}`];
  if (code === 'babylon-token') return ['token'];
  if (typeof params.cell !== 'string') return [];
  const name = code.slice('babylon-'.length);
  const cells = name === 'place' ? cornersOf(params.cell) : cellsOf([params.cell, String(params.other ?? params.cell)]);
  return cells.map((cell) => `garden-${params.seat ?? view.player}-${cell}`);
}

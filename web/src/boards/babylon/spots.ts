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

/** The cells that a line of the score sheet counts. */
export function counted(line: string, view: BabylonView, seat: number): string[] {
  const garden = view.players[seat]?.garden;
  if (!garden) return [];
  const top = Math.max(...garden.tiles.map((tile) => tile.floor));
  const cells = {
    flowers: () => garden.tiles.flatMap((tile) => cornersOf(tile.anchor)),
    highest: () => garden.tiles.filter((tile) => tile.floor === top).flatMap((tile) => cornersOf(tile.anchor)),
    belvederes: () => garden.belvederes.map((one) => one.cell),
    variety: () => garden.ornaments.flatMap((one) => cellsOf(one.cells)),
  }[line];
  const kind = line === 'stairs' ? line : line.slice(0, -1);
  const found = cells ? cells() : garden.ornaments.filter((one) => one.kind === kind).flatMap((one) => cellsOf(one.cells));
  return [...new Set(found)].map((cell) => `garden-${seat}-${cell}`);
}

/** The status line and the label of the confirm button. */
import type { Table } from '../../table/table.svelte';
import { parse, type Action } from './actions';
import type { BabylonPlay } from './play.svelte';
import { pillars, points, signed, yieldReasons, type BabylonContext } from './speech';
import type { BabylonView } from './view';

export function statusSentence(context: BabylonContext, play: BabylonPlay, table: Table<BabylonView>): string {
  const { say, view, names } = context;
  if (view.over) return over(context);
  if (!table.mine) {
    const name = names[view.to_move ?? view.player] ?? '';
    return say('page-babylon-status-waiting', { phase: view.phase, name });
  }
  const staged = play.taking ?? (play.staged && parse(play.staged));
  if (staged) return stagedStatus(staged, context);
  if (view.phase === 'remove') return say('page-babylon-status-remove', { count: view.to_remove });
  if (view.phase === 'dig') return say('page-babylon-status-dig');
  return buildStatus(context, play);
}

function over({ say, view, names, viewer }: BabylonContext): string {
  const seat = view.winners?.[0] ?? 0;
  const you = viewer !== null && view.winners?.includes(viewer) ? 'yes' : 'no';
  const name = names[you === 'yes' && viewer !== null ? viewer : seat] ?? '';
  return say((view.winners?.length ?? 0) > 1 ? 'babylon-shared' : 'babylon-won', { you, name, points: `*${points(say, view.scores[seat] ?? 0)}*` });
}

function stagedStatus(act: Action, { say, view, viewer }: BabylonContext): string {
  if (act.name === 'end') {
    const full = view.players[viewer ?? view.player]?.slot ? 'yes' : 'no';
    return say(`page-babylon-staged-end${act.how ? `-${act.how}` : ''}`, { full });
  }
  if (act.name !== 'dig' && act.name !== 'remove') return '';
  const column = view.columns[act.column];
  const tile = column?.top ? view.tiles[column.top] : undefined;
  const spoken = tile ? say(`page-babylon-a-tile-${tile.material}`) : '';
  const reasons = yieldReasons(say, view, act.column);
  return say(`page-babylon-staged-${act.name}`, { column: act.column, tile: spoken, gain: column?.gain ?? 0, reasons });
}

function buildStatus({ say, view }: BabylonContext, play: BabylonPlay): string {
  const source = play.source;
  if (source && play.anchor) {
    const way = play.way;
    if (!way) return say('page-babylon-status-not-here', { cell: play.anchor });
    const gain = play.gain(way.word);
    const later = gain && play.later(gain);
    return say('page-babylon-status-held', {
      floor: way.floor,
      pillars: pillars(say, way),
      points: gain ? (gain.points === 0 ? say('page-babylon-no-points') : signed(gain.points)) : 'unknown',
      more: later?.count ?? 0,
      then: later?.points ?? 0,
    });
  }
  if (source) return say(play.can(source) ? 'page-babylon-status-choose' : 'page-babylon-status-no-place', { source });
  const count = play.found.length;
  if (count > 0) return say('page-babylon-status-ornaments', { count });
  if (!view.dug_placed) return say(play.can('dug') || play.can('kept') ? 'page-babylon-status-pick' : 'page-babylon-status-keep');
  return say(play.can('kept') ? 'page-babylon-status-kept-too' : 'page-babylon-status-done');
}

export function confirmLabel({ say }: BabylonContext, play: BabylonPlay): string {
  const word = play.pending ?? play.staged;
  const act = word ? parse(word) : null;
  if (act?.name === 'dig' || act?.name === 'remove') return say(`page-babylon-confirm-${act.name}`, { column: act.column });
  if (act?.name === 'place') return say('page-babylon-confirm-place', { source: act.source });
  if (act?.name === 'end' && !act.how && play.left > 0) return say('page-leave-points', { points: play.left });
  if (act?.name === 'end') return say(`page-babylon-confirm-end${act.how ? `-${act.how}` : ''}`);
  return say('page-babylon-confirm-none');
}

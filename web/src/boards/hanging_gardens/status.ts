/** The status line and the label of the confirm button. */
import type { Table } from '../../table/table.svelte';
import { parse, type Action } from './actions';
import { columnsFor, groupAt } from './garden';
import type { GardensPlay } from './play.svelte';
import type { GardensView, Kind } from './view';
import { buildings, game, mergedTemples, page, reward, tileName, whySentence, type GardensContext } from './speech';
import { gain, heldBy } from './tiles';

export function statusSentence(context: GardensContext, play: GardensPlay, table: Table<GardensView>): string {
  const { say, view, names } = context;
  if (view.over) return game(say, 'status-over');
  if (view.to_move === null || view.to_move !== context.viewer || table.past)
    return game(say, 'status-waiting', { name: names[view.to_move ?? 0] ?? '', phase: view.phase });
  const text = phaseText(context, play);
  return text ?? page(say, 'status-staged');
}

function phaseText(context: GardensContext, play: GardensPlay): string | null {
  if (context.view.phase === 'card') return cardText(context, play);
  if (context.view.phase === 'keep') return keepText(context, play);
  if (context.view.phase === 'temple') return templeText(context, play);
  return tileText(context, play);
}

function cardText(context: GardensContext, play: GardensPlay): string {
  const { say, view } = context;
  const { ghost, shown } = play;
  if (shown?.name === 'burn') return page(say, 'status-burn', { slot: shown.slot });
  if (!ghost) return play.slot ? page(say, 'status-picked', { slot: play.slot, places: play.places.length }) : page(say, 'status-card');
  if (ghost.fault) return page(say, 'status-not-here', { reason: whySentence(ghost.fault, context) });
  const joined = ghost.groups.find((group) => group.temples > 1);
  if (joined) return page(say, 'status-joined', { temples: joined.temples });
  const best = ghost.groups[0];
  if (!best?.ready) return page(say, 'status-plain', { slot: ghost.slot });
  const size = best.places.length;
  return page(say, 'status-grown', { kind: best.kind, size, reward: reward(say, size, view.tile_stock_size) });
}

function keepText({ say, view }: GardensContext, play: GardensPlay): string {
  if (play.shown?.name !== 'keep') return page(say, 'status-keep');
  return page(say, 'status-keep-chosen', { returned: mergedTemples(view) - 1 });
}

function templeText({ say, view }: GardensContext, play: GardensPlay): string {
  const { shown, groups } = play;
  if (shown?.name === 'pass') return page(say, 'status-pass');
  const player = view.players[view.seat ?? 0];
  const moved = player?.supply === 0 ? ` ${page(say, 'status-moved', { choices: play.origins.length })}` : '';
  if (shown?.name === 'temple' && player) {
    const size = groupAt(player.garden, shown.at).length;
    const named = buildings(say, player.garden[shown.at] as Kind, size);
    return page(say, 'status-temple-chosen', { buildings: named, reward: reward(say, size, view.tile_stock_size) }) + moved;
  }
  const first = groups[0];
  const size = first?.places.length ?? 0;
  return (
    page(say, 'status-temple', {
      count: groups.length,
      buildings: first ? buildings(say, first.kind, size) : '',
      reward: reward(say, size, view.tile_stock_size),
    }) + moved
  );
}

function tileText({ say, view }: GardensContext, play: GardensPlay): string {
  if (play.shown?.name !== 'tile') return page(say, 'status-tile', { columns: columnsFor(view.turn.size) });
  const seat = view.seat ?? 0;
  const tile = view.tile_display[play.shown.space] ?? '';
  const player = view.players[seat];
  const before = view.scores[seat] ?? 0;
  const after = before + (player ? gain(view.values, heldBy(player), tile) : 0);
  return page(say, 'status-tile-chosen', { tile: tileName(say, tile), before, after });
}

export function confirmLabel(context: GardensContext, play: GardensPlay, table: Table<GardensView>): string {
  const { say, view } = context;
  const staged = table.view?.turn?.staged?.word;
  if (staged && !play.pending) return page(say, 'confirm-end');
  const action: Action | null = play.pending ? parse(play.pending) : null;
  if (action?.name === 'burn') return page(say, 'confirm-burn');
  if (action?.name === 'pass') return page(say, 'confirm-pass');
  if (view.phase === 'keep') return page(say, 'confirm-keep');
  if (view.phase === 'temple') return page(say, 'confirm-temple', { moved: play.origins.length ? 'yes' : 'no' });
  if (view.phase === 'tile') return page(say, 'confirm-tile');
  return page(say, 'confirm-card');
}

/** The status line and the label of the confirm button. */
import type { Table } from '../../table/table.svelte';
import { parse, type Action } from './actions';
import type { GardensPlay } from './play.svelte';
import type { GardensView } from './view';
import { faceText, game, groupAt, groupName, mergedTemples, page, reward, tileName, whySentence, type GardensContext } from './speech';

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
  const { say } = context;
  const { ghost, shown } = play;
  if (shown?.name === 'burn') return page(say, 'status-burn', { slot: shown.slot });
  if (!ghost) return play.slot ? page(say, 'status-picked', { slot: play.slot, places: play.places.length }) : page(say, 'status-card');
  if (!ghost.known) return page(say, 'status-picked', { slot: ghost.slot, places: play.places.length });
  if (ghost.fault) return page(say, 'status-not-here', { reason: whySentence(ghost.fault, context) });
  const joined = ghost.groups.find((group) => group.temples > 1);
  if (joined) return page(say, 'status-joined', { temples: joined.temples });
  const lost = faceText(say, ghost.lost);
  const covers = lost && page(say, 'status-covers', { buildings: lost });
  const best = ghost.groups[0];
  const served = ghost.groups.find((group) => group.temples > 0) ?? ghost.served;
  const group = best?.ready
    ? page(say, 'status-grown', { kind: best.kind, size: best.places.length, reward: reward(say, best) })
    : served
      ? page(say, 'status-has-temple', { buildings: groupName(say, served) })
      : ghost.waiting && page(say, 'status-not-grown', { buildings: groupName(say, ghost.waiting) });
  return (group ? [group, covers] : [page(say, 'status-plain', { slot: ghost.slot }), covers || page(say, 'status-other-place')]).join(' ').trimEnd();
}

function keepText({ say, view }: GardensContext, play: GardensPlay): string {
  if (play.shown?.name !== 'keep') return page(say, 'status-keep');
  return page(say, 'status-keep-chosen', { returned: mergedTemples(view) - 1 });
}

function templeText({ say, view }: GardensContext, play: GardensPlay): string {
  const { shown, groups } = play;
  if (shown?.name === 'pass') return page(say, 'status-pass', { growth: String(view.options.growth) });
  const chosen = shown?.name === 'temple' ? groupAt(view, shown.at) : undefined;
  const group = chosen ?? groups[0];
  if (!group) return '';
  const params = { count: groups.length, buildings: groupName(say, group), reward: reward(say, group) };
  const choices = play.origins.length;
  if (chosen) return page(say, 'status-temple-chosen', params) + (choices ? ` ${page(say, 'status-moved', { choices })}` : '');
  return choices ? page(say, 'status-move', { ...params, choices: play.leaving ? 'chosen' : choices }) : page(say, 'status-temple', params);
}

function tileText({ say, view }: GardensContext, play: GardensPlay): string {
  if (play.shown?.name !== 'tile') return page(say, 'status-tile', { columns: view.turn.columns });
  const { space } = play.shown;
  const tile = view.tile_display[space] ?? '';
  const before = view.scores[view.seat ?? 0] ?? 0;
  const gain = view.tile_gains[space]?.points ?? 0;
  return page(say, 'status-tile-chosen', { tile: tileName(say, tile), gain, before, after: before + gain });
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

/** How the points of a line came about, and how a finished game ended; loaded after the board. */
import type { LogEntry, Seat } from '../../net/types';
import { times } from '../shared/times';
import { game, page, tileName, tileNames, type GardensContext } from './speech';
import type { GardensView } from './view';

const countOf = ({ players }: GardensView, tile: string, seat: Seat): number => players[seat]?.ladders.find((one) => one.tile === tile)?.count ?? 0;

/** What is counted besides tiles: the awards, whose line is no tile. */
const awardsOf = ({ players, values }: GardensView, line: string, seat: Seat): number =>
  line in values.series || line in values.persons ? 0 : (players[seat]?.five_point_awards ?? 0);

/** `4 tiles`, `2 tiles` of a series, whose points follow from the size of each set; `2 × 5` of a person. Narrow columns have `4 + 2`. */
export function tally({ say, view }: GardensContext, line: string, seat: Seat): string[] {
  const points = view.sheets[seat]?.[line] ?? 0;
  const count = countOf(view, line, seat) || awardsOf(view, line, seat);
  if (!count) return [];
  const size = view.values.series[line]?.length;
  if (size === undefined) return [times(count, points / count)];
  const sets = Array.from({ length: Math.ceil(count / size) }, (_, set) => Math.min(size, count - set * size));
  return view.players.length > 2 ? [sets.join('\u00a0+\u00a0')] : sets.map((tiles) => page(say, 'tally', { count: tiles }));
}

/** What the player who has more points in a line has more of. */
export function reason({ say, view }: GardensContext, line: string, lead: Seat, rival: Seat): string {
  const [more, less] = [countOf(view, line, lead), countOf(view, line, rival)];
  const person = view.values.persons[line];
  if (person && more <= less) {
    const series = tileName(say, person.series);
    if (person.per_tile === undefined) return page(say, 'reason-set', { series });
    return page(say, 'reason-series', { series, more: countOf(view, person.series, lead), less: countOf(view, person.series, rival) });
  }
  if (more > less) return page(say, 'reason-tiles', { more, less });
  return page(say, 'reason-awards', { more: awardsOf(view, line, lead), less: awardsOf(view, line, rival) });
}

/** Complete sets of a player. */
function setsOf({ players, values }: GardensView, seat: Seat): number {
  const size = (tile: string): number => values.series[tile]?.length ?? Infinity;
  return (players[seat]?.ladders ?? []).reduce((sets, { tile, count }) => sets + Math.floor(count / size(tile)), 0);
}

/** The tiles that were hidden until the end, when they raised the scores. */
export function attacks({ say, names }: GardensContext, log: readonly LogEntry[]): string {
  const entries = log.filter(({ code }) => code === 'hanging-gardens-revealed');
  return entries.map(({ params }) => game(say, 'revealed', { ...params, name: names[Number(params.seat)] ?? '', tiles: tileNames(say, String(params.tiles)) })).join(' ');
}

/** How the game ended, and what decided between equal points. */
export function ending({ say, view }: GardensContext): string {
  const { number, last } = view.round;
  const end = page(say, 'ended', { how: last !== undefined && last < view.constants.rounds ? 'tiles' : 'cards', round: number });
  const most = Math.max(...view.scores);
  const seats = view.players.map((_, seat) => seat).filter((seat) => view.scores[seat] === most);
  const tie = seats.length > 1 ? tieText({ say, view }, seats) : '';
  return tie ? `${end} ${tie}` : end;
}

function tieText({ say, view }: Pick<GardensContext, 'say' | 'view'>, seats: Seat[]): string {
  const tiles = (seat: Seat): number => (view.players[seat]?.open_count ?? 0) + (view.players[seat]?.blind_count ?? 0);
  if (view.options.tie_break === 'shared') return page(say, 'ended-tie', { how: 'shared', more: 0, less: 0 });
  const ranked = seats.map((seat) => ({ sets: setsOf(view, seat), tiles: tiles(seat) }));
  ranked.sort((a, b) => b.sets - a.sets || b.tiles - a.tiles);
  const [first, second] = ranked;
  const how = (['sets', 'tiles'] as const).find((one) => first?.[one] !== second?.[one]);
  return page(say, 'ended-tie', { how: how ?? 'equal', more: how ? (first?.[how] ?? 0) : 0, less: how ? (second?.[how] ?? 0) : 0 });
}

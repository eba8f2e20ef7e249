/** Names of the pieces for those who hear the board. */
import type { Seat } from '../../net/types';
import { inTurn, peopleName, siteName, type BabelTelling } from './speech';
import { runsOf } from './runs';
import type { People } from './view';

const whose = ({ names, viewer }: BabelTelling, seat: Seat) => ({ name: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' });

/** `Your people at the Medes’ site: 2 Sumerians, 3 Assyrians. A run of 3 Assyrians.` */
export function columnLabel(telling: BabelTelling, seat: Seat, site: People): string {
  const { say, view } = telling;
  const column = view.column[seat as 0 | 1][site];
  const here = say('page-babel-column', {
    ...whose(telling, seat),
    site: siteName(say, site),
    count: column.length,
    cards: inTurn(say, column),
  });
  const runs = runsOf(column).map((run) => say('page-babel-run', { count: run.length, people: peopleName(say, run.people) }));
  return [here, ...runs].join('. ');
}

export function templeLabel(telling: BabelTelling, seat: Seat, site: People): string {
  const { say, view } = telling;
  const temple = view.temple[seat as 0 | 1][site];
  return say('page-babel-temple', {
    ...whose(telling, seat),
    site: siteName(say, site),
    level: temple.at(-1) ?? 0,
    cards: temple.join(', '),
  });
}

/** A plaque: the site, and whose pawns stand there. */
export function siteLabel(telling: BabelTelling, site: People): string {
  const { say, view } = telling;
  const pawns = ([0, 1] as const)
    .filter((seat) => view.pawn[seat] === site)
    .map((seat) => say('page-babel-pawn-here', whose(telling, seat)));
  return [say('page-babel-site', { site: siteName(say, site) }), ...pawns].join('. ');
}

export function reserveLabel(telling: BabelTelling, seat: Seat): string {
  const { say, view } = telling;
  const reserve = view.reserve[seat as 0 | 1];
  return say('page-babel-reserve', {
    ...whose(telling, seat),
    count: reserve.length,
    top: reserve.at(-1) ?? 0,
    below: reserve.slice(0, -1).reverse().join(', '),
  });
}

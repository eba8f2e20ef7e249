/** What the lines of the score sheet count in a garden, and how a finished game ended; loaded after the board. */
import type { Seat } from '../../net/types';
import { times } from '../shared/times';
import { cornersOf } from './geometry';
import { cellsOf } from './layers';
import type { BabylonContext } from './speech';
import type { BabylonView, Garden, Kind, LaidTile, Line, Ornament } from './view';

const KINDS: Partial<Record<string, Kind>> = { statues: 'statue', fountains: 'fountain', bridges: 'bridge', stairs: 'stairs' } satisfies Partial<Record<Line, Kind>>;

const isOnTop = (garden: Garden, cell: string, floor: number): boolean => garden.cells[cell]?.h === floor;

/** An end must be on top, or the middle of a bridge free. */
function isVisible(garden: Garden, { cells, floors, gap }: Ornament): boolean {
  const free = gap !== null && (garden.cells[gap]?.h ?? 0) < Math.max(...floors);
  return free || cells.some((cell, end) => isOnTop(garden, cell, floors[end] ?? 0));
}

const visibleTiles = (garden: Garden): LaidTile[] =>
  garden.tiles.filter(({ anchor, floor }) => cornersOf(anchor).some((cell) => isOnTop(garden, cell, floor)));
const visibleOrnaments = (garden: Garden, line: string): Ornament[] =>
  garden.ornaments.filter((one) => (line === 'variety' || one.kind === KINDS[line]) && isVisible(garden, one));

const topOf = (garden: Garden): number => Math.max(0, ...garden.tiles.map((tile) => tile.floor));

/** The belvederes that count; an option counts the covered ones too. */
const belvederesOf = ({ options }: BabylonView, garden: Garden): Garden['belvederes'] =>
  garden.belvederes.filter(({ cell, floor }) => options.belvedere_score === 'all' || isOnTop(garden, cell, floor));

function fewest(found: readonly string[], kinds: readonly string[]): number {
  return Math.min(...kinds.map((kind) => found.filter((one) => one === kind).length));
}

/** For every piece, set or floor that a line counts: by how much it counts compared with the others of its line. */
function weights(line: string, view: BabylonView, seat: Seat): number[] {
  const garden = view.players[seat]?.garden;
  if (!garden || !view.sheets[seat]?.[line]) return [];
  const equal = (length: number): number[] => Array.from({ length }, () => 1);
  if (line === 'belvederes') return equal(belvederesOf(view, garden).length);
  if (line === 'highest') return equal(topOf(garden));
  if (line === 'flowers') {
    const flowers = visibleTiles(garden).map(({ flower }) => flower);
    return equal(fewest(flowers, [...new Set(flowers)])); // with points all flowers are there
  }
  const ornaments = visibleOrnaments(garden, line);
  if (line === 'variety') return equal(fewest(ornaments.map(({ kind }) => kind), Object.values(KINDS) as Kind[]));
  // stairs count both of their floors
  return ornaments.map(({ floors }) => [...new Set(floors)].reduce((sum, floor) => sum + floor, 0));
}

/** `12 × 1`, `5 × 2`: pieces and the points of each; nothing if they do not add up to the points of the line. */
export function tally({ view }: BabylonContext, line: string, seat: Seat): string[] {
  const counted = weights(line, view, seat).sort((a, b) => a - b);
  const unit = (view.sheets[seat]?.[line] ?? 0) / counted.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isInteger(unit)) return [];
  return [...new Set(counted)].map((weight) => times(counted.filter((one) => one === weight).length, weight * unit));
}

/** What the player who has more points in a line has more of. */
export function reason({ say, view }: BabylonContext, line: string, lead: Seat, rival: Seat): string {
  const [more, less] = [weights(line, view, lead).length, weights(line, view, rival).length];
  return more > less ? say('page-babylon-reason', { line, more, less }) : say('page-babylon-higher');
}

/** How the game ended, and what decided between equal points. */
export function ending({ say, view }: BabylonContext): string {
  const most = Math.max(...view.scores);
  const bare = view.bare.filter((_, seat) => view.scores[seat] === most).sort((a, b) => a - b);
  const end = say('page-babylon-ended', { rounds: view.rounds });
  if (bare.length < 2) return end;
  return `${end} ${say('page-babylon-ended-tie', { shared: bare[0] === bare[1] ? 'yes' : 'no', less: bare[0] ?? 0, more: bare[1] ?? 0 })}`;
}

/** The cells that a line of the score sheet counts. */
export function counted(line: string, view: BabylonView, seat: Seat): string[] {
  const garden = view.players[seat]?.garden;
  if (!garden) return [];
  const onTop = (tiles: LaidTile[]): string[] =>
    tiles.flatMap(({ anchor, floor }) => cornersOf(anchor).filter((cell) => isOnTop(garden, cell, floor)));
  const cells = {
    flowers: () => onTop(visibleTiles(garden)),
    highest: () => onTop(garden.tiles.filter(({ floor }) => floor === topOf(garden))),
    belvederes: () => belvederesOf(view, garden).map(({ cell }) => cell),
  }[line];
  const found = cells ? cells() : visibleOrnaments(garden, line).flatMap((one) => cellsOf(one.cells));
  return [...new Set(found)].map((cell) => `garden-${seat}-${cell}`);
}

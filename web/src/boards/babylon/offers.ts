/** The way that a player most likely means, the order in which the others are offered, the choice of floor and corners; loaded after the board. */
import { placeWord } from './actions';
import { cornersOf } from './geometry';
import type { BabylonPlay } from './play.svelte';
import { kindOf } from './speech';
import type { Points, Way } from './supports';
import { scoreOf } from './worth';

/** The points that a later ornament loses by a belvedere on an icon, about. */
function givenUp(way: Way, face: readonly string[]): number {
  const kind = kindOf(face[way.open] ?? '');
  return kind ? scoreOf(kind, way.floor) : 0;
}

/** The way closest to what was chosen before: same floor, same open corner; else the lowest floor with all corners supported. */
export function closest(ways: readonly Way[], wish: { floor: number | null; open: number }): Way | undefined {
  const low = Math.min(...ways.map((way) => way.floor));
  const floor = ways.some((way) => way.floor === wish.floor) ? wish.floor : low;
  const here = ways.filter((way) => way.floor === floor);
  return here.find((way) => way.open === wish.open) ?? here.find((way) => way.open === -1) ?? here[0];
}

const allKnown = (ways: readonly Way[], points: Points): boolean => ways.every((way) => points(way) !== null);

/** Most points first, among equals those with fewer pillars, then the cheaper icon under a belvedere, then the lower floor: no way stands behind one that it excels. */
function inOrder(ways: readonly Way[], face: readonly string[], points: (way: Way) => number): Way[] {
  const compare = (one: Way, other: Way): number =>
    points(other) - points(one) || one.singles - other.singles || givenUp(one, face) - givenUp(other, face) || one.floor - other.floor || one.open - other.open;
  return [...ways].sort(compare);
}

/**
 * The way to begin with: the one that was wished for, else the first in order.
 * While points are not known, it is the lowest floor with all corners supported.
 */
export function preferred(ways: readonly Way[], wish: { floor: number; open: number } | null, face: readonly string[], points: Points): Way | undefined {
  if (wish) return closest(ways, wish);
  if (allKnown(ways, points)) return inOrder(ways, face, (way) => points(way) ?? 0)[0];
  const harmless = ways.filter((way) => !givenUp(way, face));
  return closest(harmless.length ? harmless : ways, { floor: null, open: -1 });
}

/** The way in hand, then the others in order; null while points are not known. */
export function orderOf(ways: readonly Way[], first: Way | null, face: readonly string[], points: Points): Way[] | null {
  if (!allKnown(ways, points)) return null;
  return inOrder(ways, face, (way) => (way === first ? Infinity : (points(way) ?? 0)));
}

/** Decide the order of the offered ways, if their points are known; `late`: even if not. */
export function arrange(play: BabylonPlay, late = false): void {
  const ways = play.offers;
  const { way: first } = play;
  const known = orderOf(ways, first, play.face, play.points);
  if (known || late) play.order = (known ?? [...ways].sort((one, other) => Number(other === first) - Number(one === first))).map((way) => way.word);
}

/** The floors on which the tile can lie where it is held, from below. */
export function floorsOf(play: BabylonPlay): number[] {
  return [...new Set(play.offers.map((way) => way.floor))].sort((one, other) => one - other);
}

/** Choose a floor: the way that would be in hand if there were no other floor. */
export function chooseFloor(play: BabylonPlay, floor: number): void {
  const ways = play.offers.filter((way) => way.floor === floor);
  const best = preferred(ways, null, play.face, play.points);
  if (best) play.choose(best);
}

/** Remove or restore the support of a corner. */
export function toggle(play: BabylonPlay, corner: number): void {
  const { way } = play;
  if (way) play.choose({ floor: way.floor, open: way.open === corner ? -1 : corner });
}

/** The ways on the floor of the chosen one. */
const beside = (play: BabylonPlay, { anchor, floor }: Way): Way[] => play.ways(anchor).filter((way) => way.floor === floor);

/** Whether a legal way exists with the support of a corner removed or restored. */
export function canToggle(play: BabylonPlay, way: Way, corner: number): boolean {
  return beside(play, way).some(({ open }) => open === (way.open === corner ? -1 : corner));
}

/** Change a corner. One that must be supported gives way to the legal place whose dot its circle hides; else the refusal is explained. */
export function tapCorner(play: BabylonPlay, corner: number, under?: string): void {
  const { way } = play;
  if (!way) return;
  if (canToggle(play, way, corner)) toggle(play, corner);
  else if (under && under !== way.anchor && way.open !== corner && play.legalAt(under)) play.hold([under]);
  else askCorner(play, corner);
}

/** Ask why the support of a corner cannot be removed or restored. */
export function askCorner(play: BabylonPlay, corner: number): void {
  if (!play.way) return;
  // two open corners would be refused for that reason
  const way = beside(play, play.way).find(({ open }) => open === -1) ?? play.way;
  const changed = [...way.supports];
  const height = play.view?.players[play.shown]?.garden.cells[cornersOf(way.anchor)[corner] ?? '']?.h ?? 0;
  // the pillar that reaches the floor, or highest
  changed[corner] = changed[corner] !== '-' ? '-' : way.floor - height > 1 ? '2' : '1';
  void play.table.act(placeWord({ ...way, supports: changed.join('') }));
}

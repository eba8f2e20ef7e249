/** The order in which the supports of a tile are offered, the choice of its floor and of its corners; loaded after the board. */
import { placeWord } from './actions';
import type { BabylonPlay } from './play.svelte';
import { allKnown, inOrder, preferred, type Points, type Way } from './supports';

/** The way in hand, then the others in order; null while points are not known. */
export function orderOf(ways: readonly Way[], first: Way | null, points: Points): Way[] | null {
  if (!allKnown(ways, points)) return null;
  return inOrder(ways, (way) => (way === first ? Infinity : (points(way) ?? 0)));
}

/** Decide the order of the offered ways, if their points are known; `late`: even if not. */
export function arrange(play: BabylonPlay, late = false): void {
  const ways = play.offers;
  const known = orderOf(ways, play.way, play.points);
  if (known || late) play.order = (known ?? ways).map((way) => way.word);
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

/** Ask why the support of a corner cannot be removed or restored. */
export function askCorner(play: BabylonPlay, corner: number): void {
  const { way } = play;
  if (!way) return;
  const changed = [...way.supports];
  changed[corner] = changed[corner] === '-' ? '1' : '-';
  void play.table.act(placeWord({ ...way, supports: changed.join('') }));
}

/** Keys: arrows move the ghost or go between choices, R rotates, digits choose cards and tiles. */
import { boundsOf, cornerAt, placeOf, squareOf, towards, type Square } from './geometry';
import type { GardensPlay } from './play.svelte';
import { SPACES, type Place, type Space } from './view';

const STEPS: Record<string, Square> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handle a key; returns whether it was used. */
export function press(play: GardensPlay, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (step) return arrow(play, step);
  if (event.key === 'Enter' || event.key === 'c') return explain(play);
  if (event.key === 'r' || event.key === 'R') return play.slot !== null && (play.rotate(event.shiftKey), true);
  if (event.key === 'h' || event.key === 'H') return play.mine && ((play.showing = !play.showing), true);
  if (event.key === '+' || event.key === '-') return play.camera.zoomBy(event.key === '+' ? 1.25 : 0.8), true;
  if (event.key === '0') return play.camera.reset(), true;
  if (event.key === 'n' || event.key === 'N') return play.table.legal('pass') && (play.pass(), true);
  return /^[1-6]$/.test(event.key) && digit(play, Number(event.key));
}

/** Confirming a card that may not lie there explains why. */
function explain(play: GardensPlay): boolean {
  const refused = play.ghost !== null && !play.ghost.legal;
  if (refused) play.drop();
  return refused;
}

function digit(play: GardensPlay, number: number): boolean {
  const phase = play.view?.phase;
  const space = SPACES[number - 1];
  if (!play.mine) return false;
  if (phase === 'tile' && space) play.take(space);
  else if (phase === 'card' && number <= (play.view?.card_display.length ?? 0)) play.pick(number, true);
  else return false;
  return true;
}

function arrow(play: GardensPlay, step: Square): boolean {
  const phase = play.view?.phase;
  if (!play.mine) return false;
  if (phase === 'card') return nudge(play, step);
  if (phase === 'temple' || phase === 'keep') return wander(play, step);
  return phase === 'tile' && browse(play, step);
}

/** Move the ghost; it first appears at the legal place nearest to the middle. */
function nudge(play: GardensPlay, step: Square): boolean {
  if (!play.slot) {
    const first = play.view?.card_display.findIndex((card) => card !== null) ?? -1;
    if (first < 0) return false;
    play.pick(first + 1, true);
  }
  if (play.corner) play.corner = { x: play.corner.x + step.x, y: play.corner.y + step.y };
  else play.corner = firstCorner(play);
  play.keepInSight();
  return true;
}

function firstCorner(play: GardensPlay): Square {
  const { left, right, top, bottom } = boundsOf(Object.keys(play.view?.players[play.seat]?.garden ?? {}));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const far = (place: Square) => Math.hypot(place.x - middle.x, place.y - middle.y);
  const nearest = [...play.places].sort((a, b) => far(a) - far(b))[0];
  return cornerAt(nearest ?? middle, play.turn);
}

/** Move between squares that can be chosen. */
function wander(play: GardensPlay, step: Square): boolean {
  const next = play.at ? towards(play.at, play.goals, step) : play.goals[0];
  if (!next) return play.goals.length > 0;
  play.choose(next);
  const { x, y } = squareOf(next);
  play.camera.show({ left: x, top: y, right: x + 1, bottom: y + 1 });
  return true;
}

/** Move between tiles that can be taken. */
function browse(play: GardensPlay, step: Square): boolean {
  const open = SPACES.filter((space) => play.table.legal(`tile:${space}`));
  const at = (space: Space): Place => placeOf({ x: Number(space[0]), y: space[1] === 'a' ? 0 : 1 });
  const next = play.space ? towards(at(play.space), open.map(at), step) : open[0] && at(open[0]);
  const space = open.find((one) => at(one) === next);
  if (space) play.space = space;
  return open.length > 0;
}

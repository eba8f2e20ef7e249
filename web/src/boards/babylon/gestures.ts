/** Gestures on the garden: dragging a tile from the hand, moving it, twisting it with two fingers. */
import type { Drag } from '../shared/drag';
import { Pair, type Finger } from '../shared/fingers';
import { pointIn } from './drawing';
import { anchorsNear, isAnchor, SIDE } from './geometry';
import type { BabylonPlay } from './play.svelte';
import type { Source } from './view';

/** Tolerance around the garden in cells: a tile is held by its middle. */
const RIM = 0.6;
/** Distance of a tile above the finger, in cells. */
const LIFT = 1.2;
/** The same in 3D, in pixels. */
const SCENE_LIFT = 56;

/** The anchors under a point of the screen, nearest first; none outside the garden. */
export function anchorsAt(play: BabylonPlay, at: Finger): string[] {
  if (play.aim) return play.aim(at);
  if (play.look === 'grid') return cellUnder(at).filter(isAnchor);
  const box = play.field?.getBoundingClientRect();
  if (!box) return [];
  const point = pointIn(box, at.x, at.y);
  const beside = [point.x, point.y].some((value) => value < -RIM || value > SIDE + RIM);
  return beside ? [] : anchorsNear(point);
}

function cellUnder(at: Finger): string[] {
  const cell = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return cell ? [cell] : [];
}

export function dragOf(play: BabylonPlay, source: Source): Drag {
  return {
    ready: play.building && play.tileOf(source) !== null,
    begin: () => play.grab(source),
    move(at, touch) {
      const lift = !touch || play.look === 'grid' ? 0 : play.aim ? SCENE_LIFT : (LIFT * (play.field?.clientHeight ?? 0)) / SIDE;
      const lifted = { x: at.x, y: at.y - lift };
      play.drift(anchorsAt(play, lifted), lifted);
    },
    end(dropped) {
      if (!dropped) play.drift([], null);
      play.release();
    },
    turn: (way) => play.turn(way),
  };
}

/** Touches on the garden: one finger moves the held tile, two twist it. */
export class GardenFingers {
  private fingers = new Map<number, Finger>();
  private pair: Pair | null = null;

  constructor(private play: BabylonPlay) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.pair = this.fingers.size === 2 ? new Pair(...this.both(), true) : null;
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.pair = null;
  };

  move = (event: PointerEvent): void => {
    const { play } = this;
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!play.source) return;
    if (this.pair) {
      const { turn } = this.pair.move(...this.both());
      if (turn) play.turn(turn);
      return;
    }
    const legal = anchorsAt(play, { x: event.clientX, y: event.clientY }).find((anchor) => play.legalAt(anchor));
    if (event.buttons === 1 && play.anchor) play.anchor = legal ?? play.anchor;
    else if (event.pointerType === 'mouse') play.hover = legal ?? null;
  };

  private both(): [Finger, Finger] {
    const [one, two] = [...this.fingers.values()] as [Finger, Finger];
    return [one, two];
  }
}

/** What a garden of the table shows: its pieces, and what is marked in it now. */
import { parse, type Decorating } from '../actions';
import { cornersOf, spotOf } from '../geometry';
import type { BabylonPlay } from '../play.svelte';
import type { BabylonView, Garden } from '../view';
import type { Seat } from '../../../net/types';
import type { GardenContent } from './compose';
import { ornamentPiece, piecesOf, type Ghost, type OrnamentPiece } from './pieces';

const TONES = ['#1F5FC0', '#AE4F22', '#1D4229', '#8C5CA8'];
export const EMPTY: Garden = { cells: {}, tiles: [], ornaments: [], belvederes: [] };

/** A garden without anything prepared in it. */
export function plainContent(view: BabylonView, seat: Seat, shift: readonly [number, number] = [0, 0], floors = Infinity): GardenContent {
  const player = view.players[seat];
  return {
    pieces: piecesOf(view, player?.garden ?? EMPTY),
    flower: player?.flower ?? '',
    shift,
    floors,
    legal: [],
    offers: [],
    brackets: [],
    pins: [],
    marks: [],
    wrong: null,
  };
}

/** The tile that is held over the garden or under the pointer. */
export function ghostOf(play: BabylonPlay, own: boolean): Ghost | null {
  const { held, way } = play;
  if (!own || !held || !way) return null;
  return { tile: held, anchor: way.anchor, rotation: way.rotation, floor: way.floor, supports: way.supports };
}

/** A possible ornament, on the floors of its cells; `ghost` is the tile that will lie there. */
function offered({ kind, cells }: Decorating, garden: Garden, ghost: Ghost | null): OrnamentPiece {
  const under = ghost ? cornersOf(ghost.anchor) : [];
  const floors = cells.map((cell) => (ghost && under.includes(cell) ? ghost.floor : (garden.cells[cell]?.h ?? 0)));
  return ornamentPiece(kind, cells, floors);
}

/** Ornaments that can be built now, those by the token only if there are no others; with a held tile, those that it makes possible. */
function offersOf(play: BabylonPlay, garden: Garden, ghost: Ghost | null): OrnamentPiece[] {
  if (ghost) return play.settled ? (play.gain(play.way?.word ?? null)?.opens ?? []).map((one) => offered(one.action, garden, ghost)) : [];
  if (play.showing) return play.found.map((one) => offered(one.action, garden, null));
  if (play.source) return [];
  const plain = play.found.filter((one) => one.action.star === null);
  const shown = play.asked ? play.at(play.asked) : plain.length > 0 ? plain : play.found.slice(0, 4);
  const pointed = play.found.filter((one) => one.word === play.pointed && !shown.includes(one));
  return [...shown, ...pointed].map((one) => offered(one.action, garden, null));
}

/** Whether an anchor is under the held tile or at its edge: its dot would hide the tile. */
function near(anchor: string, ghost: Ghost | null): boolean {
  if (!ghost) return false;
  const [one, other] = [spotOf(anchor), spotOf(ghost.anchor)];
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

/** The tiles of the last move, if another player made it here. */
function bracketsOf(play: BabylonPlay, garden: Garden, seat: Seat): GardenContent['brackets'] {
  const last = play.table.past ? null : (play.table.view?.last_turn ?? null);
  if (!last || last.seat !== seat || seat === play.table.seat) return [];
  return last.words.flatMap((word) => {
    const act = parse(word);
    if (act?.name !== 'place') return [];
    const floor = Math.max(0, ...garden.tiles.filter((tile) => tile.anchor === act.anchor).map((tile) => tile.floor));
    return floor > 0 ? [{ anchor: act.anchor, floor, colour: TONES[seat] ?? '#1F5FC0' }] : [];
  });
}

/** The spaces that are marked, at their height. */
function marksOf(play: BabylonPlay, garden: Garden, seat: Seat): GardenContent['marks'] {
  const cells = Object.entries(garden.cells).filter(([cell]) => play.table.marked.has(`garden-${seat}-${cell}`));
  return cells.map(([cell, { h }]) => ({ cell, floor: Math.min(h, play.floors ?? h) }));
}

/** The garden on the board with everything that is prepared in it. */
export function boardContent(view: BabylonView, play: BabylonPlay): GardenContent {
  const seat = play.shown;
  const garden = view.players[seat]?.garden ?? EMPTY;
  const own = seat === play.table.seat && play.building;
  const ghost = ghostOf(play, own);
  const wrong = own && play.refused.place ? play.refused.place : own && play.source && play.anchor && !play.way ? play.anchor : null;
  return {
    ...plainContent(view, seat, [0, 0], play.floors ?? Infinity),
    pieces: piecesOf(view, garden, ghost),
    legal: own ? play.marks.filter(({ anchor }) => !near(anchor, ghost)) : [],
    offers: own ? offersOf(play, garden, ghost) : [],
    brackets: bracketsOf(play, garden, seat),
    marks: marksOf(play, garden, seat),
    wrong: wrong ? { anchor: wrong, floor: Math.max(0, ...cornersOf(wrong).map((cell) => garden.cells[cell]?.h ?? 0)) } : null,
  };
}

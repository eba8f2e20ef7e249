/** Babylon's view. It has no secrets: all viewers see the same. */
import type { ScoredView } from '../../net/types';

type Material = 'clay' | 'granite' | 'basalt' | 'start';
export type Kind = 'statue' | 'fountain' | 'bridge' | 'stairs';
type Use = 'free' | 'belvedere' | Kind;
export type Phase = 'remove' | 'dig' | 'build' | 'over';
export type Token = 'single' | 'double' | 'icon' | 'blank' | 'flower' | 'minus' | 'none';
export type Source = 'dug' | 'kept';

export interface Tile {
  /** Icons of the corners NW, NE, SE, SW without rotation. */
  face: string;
  flower: string;
  material: Material;
}

export interface LaidTile {
  id: string;
  anchor: string;
  rotation: number;
  floor: number;
  flower: string;
  turn: number;
}

export interface Ornament {
  kind: Kind;
  cells: string[];
  floors: number[];
  gap: string | null;
}

interface Belvedere {
  cell: string;
  floor: number;
}

export interface Cell {
  h: number;
  tile: string | null;
  icon: string;
  use: Use;
  decks: number[];
  flight: number;
}

export interface Garden {
  cells: Record<string, Cell>;
  tiles: LaidTile[];
  ornaments: Ornament[];
  belvederes: Belvedere[];
}

interface Player {
  flower: string;
  slot: string | null;
  singles: number;
  doubles: number;
  token_spent: boolean;
  garden: Garden;
}

export interface Column {
  height: number;
  top: string | null;
  /** Pillars that digging brings the player to move, with the reasons; only while a tile is to be dug. */
  gain: number | null;
  reasons?: { sides: number; flower: number; less: number };
}

/** A way to support a tile, and the anchors where it is legal; the rotation makes no difference. */
export interface Placement {
  supports: string;
  floor: number;
  singles: number;
  doubles: number;
  anchors: string[];
}

export interface BabylonView extends ScoredView {
  players: Player[];
  columns: Record<string, Column>;
  tiles: Record<string, Tile>;
  /** The covered tiles by material, from the lowest layer of the quarry up. */
  unseen: Record<string, string[]>;
  tokens: { pile: number; left_out: number; in_force: Token | null; used: Token[]; unseen: Token[] };
  round: number;
  rounds: number;
  /** Singles that a player may keep between turns. */
  constants: { max_stored: number };
  player: number;
  first: number;
  phase: Phase;
  to_remove: number;
  dug: string | null;
  dug_placed: boolean;
  stock: Record<string, number> | null;
  bare: number[];
  placements: Placement[];
}

export const LINES = ['statues', 'fountains', 'bridges', 'stairs', 'variety', 'flowers', 'belvederes', 'highest'] as const;
export type Line = (typeof LINES)[number];

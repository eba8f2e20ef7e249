/** Colours, patterns and icons of buildings and tiles: colour is never the only sign. */
import type { Kind } from './view';

interface Look {
  fill: string;
  /** The colour of its symbol. */
  ink: string;
  pattern: string;
  icon: string;
}

export const BUILDINGS: Record<Kind, Look> = {
  T: { fill: '#b85c22', ink: '#ffffff', pattern: 'hg-brick', icon: 'building-terrace' },
  P: { fill: '#23512f', ink: '#ffffff', pattern: 'hg-zig', icon: 'building-park' },
  A: { fill: '#efd596', ink: '#2a2218', pattern: 'hg-dot', icon: 'building-arcade' },
  F: { fill: '#2470b8', ink: '#ffffff', pattern: 'hg-stripe', icon: 'building-fountain' },
};
export const GROUND = '#e9dbbb';

/** Colours of the temples, the same in both themes. */
export const TEMPLES = ['#1f5fc0', '#ae4f22', '#1d4229', '#8c5ca8'] as const;

const SERIES: Record<string, string> = {
  queen: '#6e2a54',
  king: '#4d300c',
  tiger: '#bd4c0a',
  garden: '#2b5a38',
  statue: '#6c6b91',
  chalice: '#1f7f78',
  gate: '#173f94',
};
const PERSONS: Record<string, string> = { animal_handler: 'tiger', gardener: 'garden', sculptor: 'statue', priest: 'chalice', guard: 'gate' };

export const isPerson = (tile: string): boolean => tile in PERSONS;
export const tileFill = (tile: string): string => SERIES[PERSONS[tile] ?? tile] ?? '#5a4b37';

/** Tiles of other boxes have no icon of their own. */
export function tileIcon(tile: string): string {
  if (isPerson(tile)) return `person-${tile.replaceAll('_', '-')}`;
  return tile in SERIES ? `series-${tile}` : 'token-blank';
}

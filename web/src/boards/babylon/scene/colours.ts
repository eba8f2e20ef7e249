/** Colours of the scene. three.js computes with linear colours; these are converted once. */
import { Color } from 'three';

export type Rgb = readonly [number, number, number];

const known = new Map<string, Rgb>();

/** A colour of the palette, linear. */
export function linear(colour: string): Rgb {
  const found = known.get(colour);
  if (found) return found;
  const { r, g, b } = new Color(colour);
  known.set(colour, [r, g, b]);
  return [r, g, b];
}

const rgb = (colour: string | Rgb): Rgb => (typeof colour === 'string' ? linear(colour) : colour);

export function shaded(colour: string | Rgb, factor: number): Rgb {
  const [r, g, b] = rgb(colour);
  return [r * factor, g * factor, b * factor];
}

export function mixed(one: string | Rgb, other: string | Rgb, share: number): Rgb {
  const [a, b] = [rgb(one), rgb(other)];
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export const PALETTE = {
  sand: '#E2C992',
  cream: '#F4E6C4',
  pale: '#FFF4DA',
  lapis: '#1F4E8C',
  lapisDeep: '#14355F',
  gold: '#E3AE36',
  goldDeep: '#9A6A0C',
  palm: '#3F7D46',
  palmLight: '#6FA457',
  palmDark: '#2A5A36',
  brick: '#B4533A',
  brickLight: '#D68363',
  brickDeep: '#7F2A15',
  dome: '#6A3A88',
  domeDeep: '#4A2560',
  tread: '#5F8C72',
  water: '#3E86D6',
  white: '#FFFFFF',
  petal: '#FFFDF6',
  plinth: '#E2D0A4',
} as const;

/** Tones of the floors from 1 on, repeated. */
const FLOORS = ['#D9BC80', '#EFDCAE', '#FFF7E2'];
export const floorTone = (floor: number): string => FLOORS[(floor - 1) % FLOORS.length] ?? '#D9BC80';

export const STONES = { clay: '#C97B52', granite: '#A9A39B', basalt: '#4B5059', start: '#C9A96A' } as const;
/** Blossoms by flower; a box may define other flowers. */
const BLOSSOMS: Record<string, string> = { white: '#FFFDF6', pink: '#EE93B7', blue: '#5C8CE0', yellow: '#F4C038' };
export const blossomOf = (flower: string): string => BLOSSOMS[flower] ?? '#FFFDF6';

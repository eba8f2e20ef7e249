/** One texture with all flat drawings: icons, flowers, floor numbers, stones, soft shadows. */
import flowerBlue from '../../../icons/flower-blue.svg?raw';
import flowerPink from '../../../icons/flower-pink.svg?raw';
import flowerWhite from '../../../icons/flower-white.svg?raw';
import flowerYellow from '../../../icons/flower-yellow.svg?raw';
import bridge from '../../../icons/ornament-bridge.svg?raw';
import fountain from '../../../icons/ornament-fountain.svg?raw';
import stairs from '../../../icons/ornament-stairs.svg?raw';
import statue from '../../../icons/ornament-statue.svg?raw';
import basalt from '../../../icons/stone-basalt.svg?raw';
import clay from '../../../icons/stone-clay.svg?raw';
import granite from '../../../icons/stone-granite.svg?raw';
import { drawIcon } from './svg';

const FIELDS = 8;
const FIELD = 128;
/** Distance of a drawing from the edge of its field; without it, smaller copies of the texture mix neighbours. */
const MARGIN = 1.5;
export const FONT = '"Source Sans 3", sans-serif';

/** The place of a drawing in the texture: left, bottom, width, height between 0 and 1. */
export type Area = readonly [u: number, v: number, width: number, height: number];

export interface Atlas {
  canvas: HTMLCanvasElement;
  /** The area of a drawing, by name; undefined for an unknown one. */
  area(name: string): Area | undefined;
}

const ICONS: Record<string, string> = { S: statue, F: fountain, B: bridge, T: stairs };
const FLOWERS: Record<string, string> = { white: flowerWhite, pink: flowerPink, blue: flowerBlue, yellow: flowerYellow };
const STONES: Record<string, readonly [svg: string, veil: string]> = {
  clay: [clay, '#DE9C76'],
  granite: [granite, '#CDC8C0'],
  basalt: [basalt, '#3B4049'],
};
/** Ink of the icons on a garden tile, and on each stone. */
const INKS: Record<string, string> = { '': '#5A4318', clay: '#3A1A0A', granite: '#26221D', basalt: '#FFFFFF', start: '#3A2A10' };
/** Floors above the highest number are drawn without one; a garden has at most 16 tiles and far fewer floors. */
const NUMBERS = 7;

export function drawAtlas(): Atlas {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = FIELDS * FIELD;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const areas = new Map<string, Area>();

  function field(name: string, draw: (x: number, y: number) => void): void {
    const number = areas.size;
    const [x, y] = [(number % FIELDS) * FIELD, Math.floor(number / FIELDS) * FIELD];
    context.save();
    context.beginPath();
    context.rect(x, y, FIELD, FIELD);
    context.clip();
    draw(x, y);
    context.restore();
    const side = FIELDS * FIELD;
    areas.set(name, [(x + MARGIN) / side, 1 - (y + FIELD - MARGIN) / side, (FIELD - 2 * MARGIN) / side, (FIELD - 2 * MARGIN) / side]);
  }

  for (const [stone, ink] of Object.entries(INKS)) {
    for (const [letter, svg] of Object.entries(ICONS)) field(letter + stone, (x, y) => drawIcon(context, svg, x + 10, y + 10, 108, ink));
  }
  for (const [name, svg] of Object.entries(FLOWERS)) {
    field(`flower-${name}`, (x, y) => flower(context, svg, x, y, false));
    field(`own-${name}`, (x, y) => flower(context, svg, x, y, true));
  }
  for (let floor = 1; floor <= NUMBERS; floor++) field(`floor-${floor}`, (x, y) => floorNumber(context, floor, x, y));
  for (const [name, [svg, veil]] of Object.entries(STONES)) field(`stone-${name}`, (x, y) => stone(context, svg, veil, x, y));
  field('shadow', (x, y) => blob(context, '0,0,0', [1, 0.62, 0.2], x, y));
  field('glow', (x, y) => blob(context, '255,255,255', [1, 0.45, 0.12], x, y));
  field('legal', (x, y) => {
    disc(context, '#FFFDF8', x, y, 60);
    disc(context, '#1F4E8C', x, y, 44);
  });
  return { canvas, area: (name) => areas.get(name) };
}

function disc(context: CanvasRenderingContext2D, fill: string, x: number, y: number, radius: number): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x + FIELD / 2, y + FIELD / 2, radius, 0, 2 * Math.PI);
  context.fill();
}

function flower(context: CanvasRenderingContext2D, svg: string, x: number, y: number, own: boolean): void {
  disc(context, '#5A4B37', x, y, 62);
  if (own) disc(context, '#E3AE36', x, y, 58);
  disc(context, '#FFFDF8', x, y, own ? 44 : 58);
  const inset = own ? 25 : 17;
  drawIcon(context, svg, x + inset, y + inset, FIELD - 2 * inset, '#2A2218');
}

function floorNumber(context: CanvasRenderingContext2D, floor: number, x: number, y: number): void {
  context.beginPath();
  context.roundRect(x + 4, y + 4, 120, 120, 26);
  context.fillStyle = '#3A2A10';
  context.fill();
  context.strokeStyle = '#E3AE36';
  context.lineWidth = 6;
  context.stroke();
  context.fillStyle = '#FFFDF8';
  context.font = `700 92px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(floor), x + 64, y + 70);
}

function stone(context: CanvasRenderingContext2D, svg: string, veil: string, x: number, y: number): void {
  drawIcon(context, svg, x, y, FIELD, '#000');
  context.globalAlpha = 0.4;
  context.fillStyle = veil;
  context.fillRect(x, y, FIELD, FIELD);
}

/** A soft disc, fading out. */
function blob(context: CanvasRenderingContext2D, rgb: string, [middle, half, far]: readonly [number, number, number], x: number, y: number): void {
  const gradient = context.createRadialGradient(x + 64, y + 64, 4, x + 64, y + 64, 62);
  gradient.addColorStop(0, `rgba(${rgb},${middle})`);
  gradient.addColorStop(0.45, `rgba(${rgb},${half})`);
  gradient.addColorStop(0.75, `rgba(${rgb},${far})`);
  gradient.addColorStop(1, `rgba(${rgb},0)`);
  context.fillStyle = gradient;
  context.fillRect(x, y, FIELD, FIELD);
}

/** Canvas pictures of the surroundings: the board's top, sand and river, sky, silhouettes on the horizon. */
import { FILES, SIDE } from '../geometry';
import { FONT } from './atlas';
import { series } from './builder';

/** Width of the board's top with its stone frame. */
export const BOARD = 8.86;
const TURN = 2 * Math.PI;

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d') as CanvasRenderingContext2D };
}

/** Grass with 64 sockets in a stone frame with files and ranks on all four sides. */
export function boardTop(): HTMLCanvasElement {
  const side = 1024;
  const { canvas, context } = canvasOf(side, side);
  const unit = side / BOARD;
  const frame = (BOARD - SIDE) / 2;
  context.fillStyle = '#E4D3AA';
  context.fillRect(0, 0, side, side);
  joints(context, side, (frame - 0.09) * unit);
  for (const [rim, colour] of [[0.09, '#8A6A34'], [0.05, '#A0B878']] as const) {
    context.fillStyle = colour;
    context.fillRect((frame - rim) * unit, (frame - rim) * unit, (SIDE + 2 * rim) * unit, (SIDE + 2 * rim) * unit);
  }
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) cell(context, (frame + x) * unit, (frame + y) * unit, unit, (x + y) % 2 === 1);
  labels(context, side, unit, frame);
  return canvas;
}

/** Joints between the stones of the frame. */
function joints(context: CanvasRenderingContext2D, side: number, wide: number): void {
  context.strokeStyle = 'rgba(120,92,44,.3)';
  context.lineWidth = 2;
  context.beginPath();
  for (let joint = 0; joint <= 14; joint++) {
    const at = (joint / 14) * side;
    for (const [from, to] of [[0, wide], [side - wide, side]] as const) {
      context.moveTo(at, from);
      context.lineTo(at, to);
      context.moveTo(from, at);
      context.lineTo(to, at);
    }
  }
  context.stroke();
}

function cell(context: CanvasRenderingContext2D, left: number, top: number, unit: number, light: boolean): void {
  context.fillStyle = light ? '#B2C68C' : '#A8BF82';
  context.fillRect(left, top, unit + 1, unit + 1);
  const [x, y] = [left + unit / 2, top + unit / 2];
  for (const [radius, colour, shift] of [[0.185, '#C9B37C', 0], [0.135, '#8B7443', 0], [0.112, '#5B4A26', 1.5]] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + shift, y + shift, radius * unit, 0, TURN);
    context.fill();
  }
}

function labels(context: CanvasRenderingContext2D, side: number, unit: number, frame: number): void {
  context.fillStyle = '#5A4318';
  context.font = `600 38px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const near = 0.195 * unit;
  const write = (text: string, x: number, y: number, turned: boolean): void => {
    context.save();
    context.translate(x, y);
    if (turned) context.rotate(Math.PI);
    context.fillText(text, 0, 0);
    context.restore();
  };
  [...FILES].forEach((file, number) => {
    const at = (frame + number + 0.5) * unit;
    write(file, at, side - near, false);
    write(file, at, near, true);
    write(String(SIDE - number), near, at, false);
    write(String(SIDE - number), side - near, at, true);
  });
}

/** A round of sand that fades out, with a river around the garden. */
export function sand(): HTMLCanvasElement {
  const side = 1024;
  const { canvas, context } = canvasOf(side, side);
  const half = side / 2;
  const ground = context.createRadialGradient(half, half, 60, half, half, half);
  for (const [stop, colour] of [[0, '#D6C7A2'], [0.5, '#EADFC4'], [1, '#F3EBD6']] as const) ground.addColorStop(stop, colour);
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  for (const [width, colour] of [[0.034, '#CDD0A6'], [0.024, '#A9C3CF'], [0.016, '#97B9D0']] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * side;
    context.beginPath();
    context.arc(half, half, 0.372 * side, 0, TURN);
    context.stroke();
  }
  context.globalCompositeOperation = 'destination-in';
  const fade = context.createRadialGradient(half, half, 0.36 * side, half, half, 0.46 * side);
  for (const [stop, alpha] of [[0, 1], [0.5, 0.7], [1, 0]] as const) fade.addColorStop(stop, `rgba(0,0,0,${alpha})`);
  context.fillStyle = fade;
  context.fillRect(0, 0, side, side);
  return canvas;
}

export type Stops = readonly (readonly [stop: number, colour: string])[];

/** The sky from the top of the picture down. */
export function sky(stops: Stops): HTMLCanvasElement {
  const { canvas, context } = canvasOf(2, 256);
  const gradient = context.createLinearGradient(0, 0, 0, 256);
  for (const [stop, colour] of stops) gradient.addColorStop(stop, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 2, 256);
  return canvas;
}

export type Haze = readonly [far: string, middle: string, near: string];

/** Stepped towers, a crenellated wall and palms; the picture is repeated around the garden. */
export function silhouettes([far, middle, near]: Haze): HTMLCanvasElement {
  const [width, height] = [2048, 256];
  const { canvas, context } = canvasOf(width, height);
  const random = series(7);
  context.fillStyle = far;
  for (const [x, wide, high, steps] of [[420, 420, 220, 7], [1500, 330, 160, 5]] as const) {
    for (let step = 0; step < steps; step++) {
      const part = wide * (1 - (step / steps) * 0.8);
      context.fillRect(x - part / 2, height - (high * (step + 1)) / steps, part, high / steps + 1);
    }
  }
  context.fillStyle = middle;
  for (let x = 0; x < width; x += 16) context.fillRect(x, height - (x % 32 ? 46 : 56), 16, 56);
  for (const x of [60, 300, 620, 860, 1120, 1330, 1720, 1930]) {
    context.fillRect(x, height - 86, 58, 86);
    for (let merlon = 0; merlon < 3; merlon++) context.fillRect(x + merlon * 22, height - 96, 14, 12);
  }
  context.fillStyle = context.strokeStyle = near;
  for (let number = 0; number < 26; number++) palm(context, random() * width, height, 52 + random() * 46);
  for (let bush = 0; bush < 60; bush++) {
    context.beginPath();
    context.ellipse(random() * width, height + 4, 18 + random() * 40, 10 + random() * 14, 0, 0, TURN);
    context.fill();
  }
  return canvas;
}

function palm(context: CanvasRenderingContext2D, x: number, foot: number, high: number): void {
  const top = foot - high;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, foot);
  context.quadraticCurveTo(x + 5, foot - high / 2, x, top);
  context.stroke();
  for (let frond = 0; frond < 8; frond++) {
    const angle = (Math.PI * frond) / 7;
    const [dx, dy] = [Math.cos(angle) * 26, -Math.sin(angle) * 15];
    context.beginPath();
    context.moveTo(x - 2, top);
    context.quadraticCurveTo(x + dx * 0.6, top + dy - 9, x + dx, top + dy + 12);
    context.quadraticCurveTo(x + dx * 0.5, top + dy + 2, x + 2, top + 3);
    context.fill();
  }
}

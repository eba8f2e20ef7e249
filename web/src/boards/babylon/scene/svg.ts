/** Draws an icon of the page on a canvas at once: no image is loaded, so nothing is awaited and no request is made. */

interface Style {
  fill: string | null;
  stroke: string | null;
  width: number;
  fillOpacity: number;
  strokeOpacity: number;
  cap: string;
}

/** Draw an icon (64 by 64) at a size; `ink` replaces the current colour. */
export function drawIcon(context: CanvasRenderingContext2D, svg: string, x: number, y: number, size: number, ink: string): void {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  context.save();
  context.translate(x, y);
  context.scale(size / 64, size / 64);
  context.lineJoin = 'round';
  const start = { fill: null, stroke: null, width: 1, fillOpacity: 1, strokeOpacity: 1, cap: 'butt' };
  drawInside(context, root, styleOf(root, start, ink), ink);
  context.restore();
}

/** `currentColor` is the ink; a variable has its default. */
function colour(value: string | null, ink: string): string | null {
  if (value === 'currentColor') return ink;
  return /^var\([^,]+,(.+)\)$/.exec(value ?? '')?.[1] ?? value;
}

function styleOf(element: Element, above: Style, ink: string): Style {
  const number = (name: string, otherwise: number): number => Number(element.getAttribute(name) ?? otherwise);
  return {
    fill: colour(element.getAttribute('fill'), ink) ?? above.fill,
    stroke: colour(element.getAttribute('stroke'), ink) ?? above.stroke,
    width: number('stroke-width', above.width),
    fillOpacity: number('fill-opacity', above.fillOpacity),
    strokeOpacity: number('stroke-opacity', above.strokeOpacity),
    cap: element.getAttribute('stroke-linecap') ?? above.cap,
  };
}

function drawInside(context: CanvasRenderingContext2D, parent: Element, above: Style, ink: string): void {
  for (const element of parent.children) {
    const style = styleOf(element, above, ink);
    context.save();
    turn(context, element.getAttribute('transform'));
    const path = pathOf(element);
    if (path) paint(context, path, style, element.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
    else drawInside(context, element, style, ink);
    context.restore();
  }
}

function turn(context: CanvasRenderingContext2D, transform: string | null): void {
  const found = /rotate\(([-\d.]+)(?:[ ,]([-\d.]+)[ ,]([-\d.]+))?\)/.exec(transform ?? '');
  if (!found) return;
  const [x, y] = [Number(found[2] ?? 0), Number(found[3] ?? 0)];
  context.translate(x, y);
  context.rotate((Number(found[1]) * Math.PI) / 180);
  context.translate(-x, -y);
}

function pathOf(element: Element): Path2D | null {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element.tagName === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (element.tagName === 'rect') path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else return null;
  return path;
}

function paint(context: CanvasRenderingContext2D, path: Path2D, style: Style, rule: CanvasFillRule): void {
  if (style.fill && style.fill !== 'none') {
    context.globalAlpha = style.fillOpacity;
    context.fillStyle = style.fill;
    context.fill(path, rule);
  }
  if (style.stroke && style.stroke !== 'none') {
    context.globalAlpha = style.strokeOpacity;
    context.strokeStyle = style.stroke;
    context.lineWidth = style.width;
    context.lineCap = style.cap as CanvasLineCap;
    context.stroke(path);
  }
}

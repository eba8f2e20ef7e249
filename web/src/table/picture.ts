/** Turns a drawing of the page into a picture that needs neither the page's styles nor its icon sheet. */
import sheet from 'virtual:icons';

const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity', 'opacity', 'color', 'font-size', 'font-weight', 'font-family', 'text-anchor', 'display', 'visibility'];

/** A copy of a drawing with its computed styles as attributes. The drawing must be in the document. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((one, number) => {
    const style = getComputedStyle(parts[number] as Element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) one.setAttribute(name, value);
    }
    for (const name of one.getAttributeNames()) if (name.startsWith('data-') || name === 'class' || name === 'style') one.removeAttribute(name);
  });
  return copy;
}

/** Add the symbols and patterns that a drawing refers to, and let it refer to its own ones. */
export function withSymbols(drawing: SVGSVGElement, symbols: Document, page: Document): void {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  const added = new Set<string>();
  const add = (found: Element | null, id: string): void => {
    if (found && !added.has(id)) defs.append(drawing.ownerDocument.importNode(found, true));
    added.add(id);
  };
  for (const use of drawing.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.split('#')[1] ?? '';
    add(symbols.getElementById(id), id);
    use.setAttribute('href', `#${id}`);
  }
  for (const one of drawing.querySelectorAll('[fill^="url("]')) {
    const id = /#([\w-]+)/.exec(one.getAttribute('fill') ?? '')?.[1] ?? '';
    add(page.getElementById(id), id);
    one.setAttribute('fill', `url(#${id})`);
  }
  drawing.prepend(defs);
}

/** The drawing as a PNG. */
export async function toPng(drawing: SVGSVGElement): Promise<Blob> {
  const copy = standalone(drawing);
  const symbols = new DOMParser().parseFromString(await (await fetch(sheet)).text(), 'image/svg+xml');
  withSymbols(copy, symbols, document);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

import { afterEach, expect, test } from 'vitest';
import { standalone, withSymbols } from '../../src/table/picture';

const NS = 'http://www.w3.org/2000/svg';
afterEach(() => (document.body.innerHTML = ''));

function drawn(inner: string): SVGSVGElement {
  document.body.innerHTML = `<style>.roof { fill: rgb(1, 2, 3); }</style><svg xmlns="${NS}">${inner}</svg>`;
  return document.querySelector('svg') as SVGSVGElement;
}

test('a picture keeps the computed styles as attributes, and nothing of the page', () => {
  const copy = standalone(drawn('<path class="roof" data-fly="x" d="M0 0"/>'));
  const path = copy.querySelector('path');
  expect(path?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
  expect(path?.hasAttribute('class') || path?.hasAttribute('data-fly')).toBe(false);
});

test('a picture contains the symbols and patterns that it shows', () => {
  const drawing = drawn('<use href="/assets/icons.svg#crown"/><use href="/assets/icons.svg#crown"/><rect fill="url(#dots)"/>');
  const symbols = document.implementation.createHTMLDocument();
  symbols.body.innerHTML = '<svg><symbol id="crown"><path d="M1 1"/></symbol><symbol id="other"/></svg>';
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<svg><pattern id="dots"/></svg>';
  withSymbols(drawing, symbols, page);
  expect([...drawing.querySelectorAll('defs > *')].map((one) => one.id)).toEqual(['crown', 'dots']);
  expect([...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#crown', '#crown']);
});

import { expect, test } from 'vitest';
import { fades } from '../../src/ui/fades';

/** A row that shows 100 of 250 px from a certain place on; happy-dom has no layout. */
function row(): HTMLElement {
  const made = document.createElement('ol');
  Object.defineProperties(made, { scrollWidth: { value: 250 }, clientWidth: { value: 100 } });
  return made;
}

const ends = (of: HTMLElement): boolean[] => [of.style.maskImage.startsWith('linear-gradient(to right, transparent'), of.style.maskImage.endsWith('transparent)')];

test('a row fades out at the ends where it goes on', () => {
  const steps = row();
  const action = fades(steps);
  const seen = [0, 75, 150].map((left) => {
    steps.scrollLeft = left;
    steps.dispatchEvent(new Event('scroll'));
    return ends(steps);
  });
  expect(seen).toEqual([[false, true], [true, true], [true, false]]);
  action.destroy();
});

test('a row that shows everything does not fade', () => {
  const short = document.createElement('ol');
  fades(short).destroy();
  expect(ends(short)).toEqual([false, false]);
});

/** When pieces begin to move, and when scores follow. happy-dom has no layout and no animations: both are stubs. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flights, type Move } from '../../src/boards/shared/flight.svelte';
import Counted from '../../src/ui/Counted.svelte';
import { later } from '../../src/ui/later.svelte';
import { landing } from '../../src/ui/motion';

const frame = () => new Promise((done) => requestAnimationFrame(done));
interface Played {
  element: Element;
  duration: number;
  delay: number;
  animation: { playbackRate: number };
}
const played: Played[] = [];
const animate = vi.fn(function (this: Element, _frames: Keyframe[], { duration, delay = 0 }: KeyframeAnimationOptions) {
  const animation = { finished: new Promise(() => {}), cancel: () => {}, playbackRate: 1 };
  played.push({ element: this, duration: Number(duration), delay, animation });
  return animation;
});
let flights: Flights;

beforeEach(() => {
  document.documentElement.style.setProperty('--travel', '220ms');
  document.documentElement.style.setProperty('--press', '150ms');
  document.body.innerHTML = '<i data-fly="piece"></i><div class="layer"></div>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40));
  Element.prototype.animate = animate as never;
  document.getAnimations = () => [];
  flights = new Flights();
  flights.layer = document.querySelector('.layer');
});
afterEach(() => {
  vi.restoreAllMocks();
  animate.mockClear();
  played.length = 0;
  landing.at = 0;
});

test('a piece moves in the next frame', async () => {
  flights.prepare([{ piece: 'piece', manner: 'pop' }]);
  flights.play();
  expect(animate).not.toHaveBeenCalled();
  await frame();
  expect(animate).toHaveBeenCalledTimes(1);
});

test('a movement that has not begun ends when another moment is shown', async () => {
  flights.prepare([{ piece: 'piece', manner: 'pop' }]);
  flights.play();
  flights.finish();
  await frame();
  expect(animate).not.toHaveBeenCalled();
});

test.each<[string, Move[]]>([
  ['appears', [{ piece: 'piece', manner: 'pop' }]],
  ['travels', [{ piece: 'piece', from: ['place'] }]],
  ['leaves', [{ piece: 'place', to: ['piece'] }]],
  ['follows another', [{ piece: 'other', manner: 'pop' }, { piece: 'piece', from: ['place'] }]],
  ['lies on pillars', [{ piece: 'piece', from: ['place'], pillars: true }]],
])('points rise when the piece that brought them has landed: it %s', async (_, moves) => {
  document.body.innerHTML += '<i data-fly="place"></i><i data-fly="other"></i>';
  flights.layer = document.querySelector('.layer');
  layOut({ place: [500, 0, 40, 40] });
  flights.prepare(moves, [{ seat: 0, points: 5 }]);
  flights.play();
  await frame();
  const points = played.find(({ element }) => element.matches('.points'));
  const pieces = played.filter(({ element }) => !element.matches('.points, .pillar'));
  expect(points?.delay).toBe(Math.max(...pieces.map(({ duration, delay }) => duration + delay)));
  expect(landing.at - performance.now()).toBeGreaterThan(points?.delay ?? Infinity);
});

test('points rise when what falls lies on the ground, and a piece drawn in 3D stands', async () => {
  document.body.innerHTML += '<i data-spot="garden"></i>';
  flights.layer = document.querySelector('.layer');
  const after = async (move: Move): Promise<number | undefined> => {
    played.length = 0;
    flights.prepare([move], [{ seat: 0, points: -4 }]);
    flights.play();
    await frame();
    return played.find(({ element }) => element.matches('.points'))?.delay;
  };
  expect(await after({ piece: 'piece', manner: 'fall' })).toBe(370);
  expect(await after({ piece: 'drawn', pillars: true, at: ['garden'] })).toBeCloseTo(297);
});

test('a tile over its place shows the pillars that rise below it', async () => {
  flights.prepare([{ piece: 'piece', pillars: true }]);
  flights.play();
  await frame();
  const layer = [...(document.querySelector('.layer')?.children ?? [])];
  expect(layer.map((one) => one.className === 'pillar')).toEqual([true, true, true, true, false]);
  const tile = animate.mock.calls.find(([frames]) => frames.length === 4)?.[0];
  expect(tile?.map(({ opacity }) => opacity)).toEqual([1, 0.4, 0.4, 1]);
  // they are gone when it lies there
  for (const { duration, delay } of played) expect(duration + delay).toBe(490);
});

test('a score waits for its points, and changes at once without them', async () => {
  const props = $state({ value: 46 });
  const shown = mount(Counted, { target: document.body, props });
  const text = () => document.body.textContent;
  flushSync();
  props.value = 48;
  flushSync();
  expect(text()).toBe('48');
  landing.at = performance.now() + 60;
  props.value = 58;
  flushSync();
  expect(text()).toBe('48');
  await vi.waitFor(() => expect(text()).toBe('58'), 2000);
  await unmount(shown);
});

test('a movement is played faster if there is less room for it, and its points arrive within it', async () => {
  flights.room = 300;
  flights.prepare([{ piece: 'piece', manner: 'pop' }], [{ seat: 0, points: 4 }]);
  expect(landing.at - performance.now()).toBeLessThan(300);
  flights.play();
  await frame();
  expect(played).toHaveLength(2);
  for (const { duration, delay, animation } of played) expect((duration + delay) / animation.playbackRate).toBeLessThanOrEqual(300);
});

test('pieces are on their way from the start of a movement to its end', async () => {
  expect(flights.busy).toBe(false);
  flights.prepare([{ piece: 'piece', manner: 'pop' }]);
  flights.play();
  expect(flights.busy).toBe(true);
  await frame();
  expect(flights.busy).toBe(true);
  flights.finish();
  expect(flights.busy).toBe(false);
});

test('what belongs to a covered place is hidden until the piece has arrived', async () => {
  document.body.innerHTML += '<i data-spot="place"></i><i class="shadow" data-with="place"></i><i class="other" data-with="elsewhere"></i>';
  flights.layer = document.querySelector('.layer');
  flights.prepare([{ piece: 'piece', onto: ['place'] }]);
  flights.play();
  await frame();
  const hidden = (name: string) => played.some(({ element }) => element === document.querySelector(name));
  expect([hidden('[data-spot]'), hidden('.shadow'), hidden('.other')]).toEqual([true, true, false]);
});

test('a part drawn apart travels with its piece in the same drawing; one outside is hidden until the piece has landed', async () => {
  document.body.innerHTML = '<svg><g data-fly="piece"></g><g class="tab" data-with="piece"></g></svg><b class="chip" data-with="piece"></b><i data-fly="place"></i><div class="layer"></div>';
  flights.layer = document.querySelector('.layer');
  layOut({ place: [500, 0, 40, 40] });
  flights.prepare([{ piece: 'piece', from: ['place'] }]);
  flights.play();
  await frame();
  expect(document.querySelectorAll('.layer .tab')).toHaveLength(1);
  expect(document.querySelectorAll('.layer .chip')).toHaveLength(0);
  const hidden = played.filter(({ element }) => !element.closest('.layer')).map(({ element, duration }) => [element.className || element.getAttribute('data-fly'), duration]);
  expect(hidden).toEqual([
    ['piece', 370],
    ['tab', 370],
    ['chip', 370],
  ]);
});

test('a loss rises where the piece was taken, a gain where it is now', async () => {
  document.body.innerHTML += '<i data-fly="robbed"></i>';
  flights.layer = document.querySelector('.layer');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(this.matches('[data-fly="robbed"]') ? 500 : 100, 0, 40, 40);
  });
  const points = [
    { seat: 0, points: 1 },
    { seat: 1, points: -1 },
  ];
  flights.prepare([{ piece: 'piece', from: ['robbed'], loser: 1 }], points);
  flights.play();
  await frame();
  const left = (name: string) => Number.parseFloat(document.querySelector<HTMLElement>(name)?.style.left ?? '');
  // 44 wide, in the middle of 40
  expect([left('.points:not(.loss)'), left('.loss')]).toEqual([98, 498]);
});

test('a piece travels over what it will cover', async () => {
  document.body.innerHTML += '<p><i class="line" data-with="one"></i><i data-spot="one" class="below"></i><i data-spot="two" class="below"></i><i class="line" data-with="two"></i></p>';
  flights.layer = document.querySelector('.layer');
  flights.prepare([{ piece: 'piece', onto: ['one', 'two'] }]);
  flights.play();
  await frame();
  const layer = [...(document.querySelector('.layer')?.children ?? [])];
  expect(layer.map((one) => one.querySelectorAll('.below').length)).toEqual([2, 0]);
  // with the lines that belong to it, below and above as they are drawn
  expect([...(layer[0]?.children ?? [])].map((one) => one.classList[0])).toEqual(['line', 'below', 'below', 'line']);
});

test('points rise at the place of a piece that is no element', async () => {
  document.body.innerHTML += '<i data-spot="garden-0-c3"></i>';
  flights.layer = document.querySelector('.layer');
  flights.prepare([{ piece: 'drawn elsewhere', manner: 'pop', at: ['garden-0-c3'] }], [{ seat: 0, points: 6 }]);
  flights.play();
  await frame();
  expect(document.querySelector('.points')?.textContent).toBe('+6');
});

test('log and status of a step follow once the pieces have landed', async () => {
  let busy = true;
  landing.busy = () => busy;
  const given = $state({ step: 1 });
  let atOnce = () => 0;
  let landed = () => 0;
  const stop = $effect.root(() => {
    atOnce = later(() => given.step);
    landed = later(() => given.step, true);
  });
  flushSync();
  given.step = 2;
  flushSync();
  await vi.waitFor(() => expect(atOnce()).toBe(2));
  expect(landed()).toBe(1);
  busy = false;
  await vi.waitFor(() => expect(landed()).toBe(2));
  stop();
});

test('a dropped piece settles from where it was dropped, once', async () => {
  document.body.innerHTML += '<i data-fly="dragged"></i><i data-fly="hand"></i>';
  flights.layer = document.querySelector('.layer');
  const left: Record<string, number> = { dragged: 500, hand: 0, piece: 480 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(left[(this as HTMLElement).dataset.fly ?? ''] ?? 0, 0, 40, 40);
  });
  const start = async (): Promise<string> => {
    flights.prepare([{ piece: 'piece', from: ['dragged', 'hand'] }]);
    flights.play();
    await frame();
    return String(animate.mock.calls.at(-2)?.[0][0]?.transform);
  };
  flights.drop();
  document.querySelector('[data-fly="dragged"]')?.remove();
  expect(await start()).toContain('translate(20px');
  expect(await start()).toContain('translate(-480px');
});

/** Lay out the elements by their names: `[left, top, width, height]`. */
function layOut(places: Record<string, [number, number, number, number]>): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { fly = '', spot = '' } = (this as HTMLElement).dataset;
    return new DOMRect(...(places[fly || spot || this.id] ?? [0, 0, 40, 40]));
  });
}

test('a card of the hand takes the look of the board on its way', async () => {
  document.body.innerHTML += '<p><i data-fly="hand" class="card"></i></p>';
  flights.layer = document.querySelector('.layer');
  layOut({ hand: [0, 400, 70, 100], piece: [300, 100, 86, 29] });
  flights.prepare([{ piece: 'piece', from: ['dragged', 'hand'] }]);
  document.querySelector('.card')?.remove();
  flights.play();
  await frame();
  const opacities = animate.mock.calls.slice(0, 2).map(([frames]) => [frames[0]?.opacity, frames.at(-1)?.opacity]);
  expect(opacities).toEqual([
    [1, 0],
    [0, 1],
  ]);
  // the board never shines through: the new look is opaque before the old one fades
  const [fades, appears] = animate.mock.calls.slice(0, 2).map(([frames]) => frames);
  const opaque = appears?.find(({ opacity }) => opacity === 1)?.offset;
  expect(opaque).toBeGreaterThan(0);
  expect(fades?.filter(({ opacity }) => opacity === 1).at(-1)?.offset).toBe(opaque);
  expect(document.querySelectorAll('.layer .card')).toHaveLength(1);
});

test('a refused piece flies to its place at once, which is hidden until then', async () => {
  document.body.innerHTML += '<i data-fly="dragged"></i><i data-spot="hand-0"></i>';
  flights.layer = document.querySelector('.layer');
  layOut({ dragged: [300, 100, 70, 100], 'hand-0': [0, 400, 70, 100] });
  flights.prepare([{ piece: 'dragged', onto: ['hand-0'] }]);
  flights.play();
  await frame();
  expect(document.querySelector('.layer')?.children).toHaveLength(1);
  expect(played.map(({ duration }) => duration)).toEqual([220, 200]);
  expect(played[1]?.element).toBe(document.querySelector('[data-spot="hand-0"]'));
});

test.each([
  [100, -140],
  [900, 124],
])('a piece leaves the screen at the nearer side if its goal is not on it', async (left, x) => {
  layOut({ piece: [left, 400, 40, 40] });
  flights.prepare([{ piece: 'piece', to: ['piles'] }]);
  flights.play();
  await frame();
  expect(animate.mock.calls[0]?.[0].at(-1)?.transform).toContain(`translate(${x}px, 0px)`);
});

test('what leaves a piece can be seen as another', async () => {
  document.body.innerHTML += '<p><i data-fly="people">H</i></p><i data-fly="piles"></i>';
  flights.layer = document.querySelector('.layer');
  layOut({ people: [0, 300, 30, 30], piece: [500, 0, 90, 20], piles: [0, 700, 30, 30] });
  flights.prepare([{ piece: 'piece', as: 'people', to: ['piles'] }]);
  flights.play();
  await frame();
  expect(flights.layer?.textContent).toBe('H');
  expect(document.querySelector<HTMLElement>('.flying')?.style.left).toBe('500px');
});

test('a piece on its way has no marks of what could be done with it', async () => {
  document.body.innerHTML += '<p><i data-fly="card">Hittites<b data-mark>x</b></i></p>';
  flights.layer = document.querySelector('.layer');
  flights.prepare([{ piece: 'card', to: ['piece'] }]);
  flights.play();
  await frame();
  expect(flights.layer?.textContent).toBe('Hittites');
});

test('a refused card flies to where its place will be when it has sunk, without leaning', async () => {
  document.body.innerHTML += '<i data-fly="dragged" style="rotate: 4deg"></i><i data-spot="hand-0"></i>';
  flights.layer = document.querySelector('.layer');
  const place = document.querySelector('[data-spot]');
  const sinking = { transitionProperty: 'translate', currentTime: 0, effect: { target: place, getComputedTiming: () => ({ endTime: 150 }) } };
  document.getAnimations = () => [sinking] as never;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(72);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(98);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === place) return new DOMRect(0, sinking.currentTime ? 400 : 392, 72, 98);
    return new DOMRect(297, 97, 78, 104); // 72 x 98 at 300, 100, leaning
  });
  flights.prepare([{ piece: 'dragged', onto: ['hand-0'] }]);
  flights.play();
  await frame();
  expect(animate.mock.calls[0]?.[0].at(-1)).toEqual({ transform: 'translate(-300px, 300px) rotate(0deg) scale(1)', scale: 1, rotate: '0deg' });
  expect(sinking.currentTime).toBe(0);
});

test('a piece starts from its old place in the new layout', async () => {
  document.body.innerHTML += '<div id="hand"><i data-fly="stored"></i></div>';
  flights.layer = document.querySelector('.layer');
  layOut({ hand: [0, 400, 390, 80], stored: [10, 410, 40, 40], piece: [110, 510, 40, 40] });
  flights.prepare([{ piece: 'piece', from: ['stored'] }]);
  layOut({ hand: [0, 500, 390, 80], stored: [10, 510, 40, 40], piece: [110, 510, 40, 40] });
  flights.play();
  await frame();
  expect(animate.mock.calls[0]?.[0][0]?.transform).toContain('translate(-100px, 0px)');
});

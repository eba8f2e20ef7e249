import { beforeAll, expect, it } from 'vitest';
import { parse } from '../../src/boards/hanging_gardens/actions';
import type { GardensPlay, Ghost } from '../../src/boards/hanging_gardens/play.svelte';
import type { GardensContext } from '../../src/boards/hanging_gardens/speech';
import { statusSentence } from '../../src/boards/hanging_gardens/status';
import type { GardensView, Group } from '../../src/boards/hanging_gardens/view';
import type { Table } from '../../src/table/table.svelte';
import { say } from '../../src/words/words.svelte';
import { loadWords } from '../words';
import { viewOf } from './positions';

const READY: Group = { kind: 'A', places: ['0,0', '1,0', '2,0', '3,0'], temples: 0, ready: true, columns: 2, blind: false };
const PLAIN = { slot: 2, known: true, groups: [], fault: null, lost: [], waiting: null, served: null } as unknown as Ghost;

function status(play: Partial<GardensPlay>, view: Partial<GardensView> = {}): string {
  const context = { say, view: viewOf(view), names: ['Ana', 'Bo'], viewer: 0 } as GardensContext;
  return statusSentence(context, { ghost: null, shown: null, groups: [], origins: [], leaving: null, ...play } as GardensPlay, { past: null } as Table<GardensView>);
}

beforeAll(() => loadWords('page_hanging_gardens', 'hanging_gardens'));

it('of a previewed card says which buildings it covers', () => {
  const lost: Ghost['lost'] = ['F', 'T', '.', 'F'];
  expect(status({ ghost: { ...PLAIN, lost } })).toBe('*Card 2* completes no group for a temple here. The card covers 2 fountains and one terrace.');
  expect(status({ ghost: { ...PLAIN, groups: [READY], lost } })).toMatch(/^Your \*arcades\* grow to \*4\*.* The card covers 2 fountains and one terrace\.$/);
  expect(status({ ghost: PLAIN })).toBe('*Card 2* completes no group for a temple here. Confirm, or move or rotate the card.');
});

it('of a previewed card says that a group which does not grow gets no temple', () => {
  const waiting = { kind: 'A', places: READY.places } as const;
  expect(status({ ghost: { ...PLAIN, waiting: { ...waiting } } })).toBe('Your *4 arcades* do not grow, so they get no temple.');
  expect(status({ ghost: { ...PLAIN, groups: [READY], waiting: { ...waiting } } })).not.toContain('no temple');
});

it('of a previewed card says that the group that grows has a temple', () => {
  const served: Group = { ...READY, temples: 1, ready: false };
  const waiting = { kind: 'T', places: ['7,7', '8,7', '9,7'] } as const;
  expect(status({ ghost: { ...PLAIN, groups: [served] } })).toBe('Your *4 arcades* grow, but they already have a temple.');
  expect(status({ ghost: { ...PLAIN, groups: [served], waiting: { kind: 'T', places: [...waiting.places] } } })).toContain('already have a temple');
  expect(status({ ghost: { ...PLAIN, served } })).toContain('already have a temple');
  expect(status({ ghost: { ...PLAIN, groups: [READY, served] } })).toMatch(/^Your \*arcades\* grow to/);
});

it('of a tile that brings nothing says so', () => {
  const view = { phase: 'tile', scores: [16, 0], tile_display: { '1a': 'gate' } } as unknown as GardensView;
  const text = (points: number) => status({ shown: parse('tile:1a') }, { ...view, tile_gains: { '1a': { points, ladders: [] } } });
  expect(text(0)).toBe('*Gate* brings no points yet. Confirm, or take another one.');
  expect(text(5)).toBe('*Gate* takes you from 16 to *21* points. Confirm, or take another one.');
});

it('of a turn without a temple says when the group can get one, and how to finish', () => {
  const pass = { shown: parse('pass') };
  const strict = viewOf({}).options;
  expect(status(pass, { phase: 'temple', options: { ...strict, growth: 'strict' } })).toBe(
    '*No temple* for now: later only if a card enlarges the group. Finish with the *gold button*, or tap a square.',
  );
  expect(status(pass, { phase: 'temple', options: { ...strict, growth: 'touch' } })).toContain('only if a card has a building in the group.');
});

it('of a temple that moves asks for the temple and the square, in the order of the taps', () => {
  const turn = { groups: [READY] } as GardensView['turn'];
  const two = { groups: [READY], origins: ['7,7', '8,8'] };
  const at = { shown: parse('temple:0,0<7,7') };
  const text = (play: Partial<GardensPlay>) => status({ ...two, ...play }, { phase: 'temple', turn });
  expect(text({})).toBe('Tap a *dashed temple* of your smallest groups, then your *4 arcades*: they earn a tile from column\u00a01 or 2.');
  expect(text({ leaving: '8,8' })).toBe('This temple moves. Tap your *4 arcades*: they earn a tile from column\u00a01 or 2.');
  expect(text({ origins: ['7,7'] })).toMatch(/^Your smallest group’s temple moves\. Tap your/);
  expect(text({ ...at, leaving: '7,7' })).toBe('A temple on *4 arcades* earns a tile from column\u00a01 or 2. The *ticked temple* moves: tap another dashed one to change it.');
  expect(text({ ...at, origins: ['7,7'], leaving: '7,7' })).toMatch(/It comes from your smallest group\.$/);
});

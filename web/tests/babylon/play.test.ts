import { describe, expect, it } from 'vitest';
import { BabylonPlay } from '../../src/boards/babylon/play.svelte';
import type { BabylonView } from '../../src/boards/babylon/view';
import { confirmLabel } from '../../src/boards/babylon/status';
import { worth } from '../../src/boards/babylon/worth';
import { want } from '../../src/boards/babylon/focus';
import { arrange, askCorner, chooseFloor, floorsOf, preferred, tapCorner, toggle } from '../../src/boards/babylon/offers';
import { parts } from '../../src/boards/babylon/parts.svelte';
import { spots } from '../../src/boards/babylon/spots';
import type { Table } from '../../src/table/table.svelte';
import { garden, view } from './garden';

const WORDS = ['place:dug@a1r0/1111', 'place:dug@a1r0/-111', 'place:dug@a1r1/1111', 'place:dug@c3r0/1111', 'end:keep', 'end:toss'];

// loaded with the extras
Object.assign(parts, { preferred, worth });

/** A table that only remembers what is asked of it. */
function seated(game: BabylonView): { play: BabylonPlay; asked: string[] } {
  const asked: string[] = [];
  const table = {
    game,
    past: null,
    mine: true,
    seat: 0,
    ready: () => true,
    refuse: (_: string, reason: { code: string }) => asked.push(reason.code),
    view: { moved: 1, turn: { staged: null } },
    legal: (word: string) => game.actions.includes(word),
    preview: async () => null,
    act: async (word: string) => {
      asked.push(word);
      return { ok: true, version: 2 };
    },
  };
  return { play: new BabylonPlay(table as unknown as Table<BabylonView>), asked };
}

describe('what a lesson asks for', () => {
  const tiles = {
    dug: { face: 'S..F', flower: 'blue', material: 'clay' as const },
    start1: { face: 'SFBT', flower: 'white', material: 'start' as const },
  };
  const kept = ['place:kept@d4r0/1111', 'place:kept@d4r1/1111'];
  const game = (): BabylonView => {
    const known = view(garden(), [...WORDS, ...kept]);
    return { ...known, tiles: { ...known.tiles, ...tiles }, players: known.players.map((one) => ({ ...one, slot: 'start1' })) };
  };

  it('is held from the beginning, and its only place alone is marked', () => {
    const { play } = seated(game());
    expect(play.source).toBe('dug');
    want(play, kept, []);
    expect(play.source).toBe('kept');
    expect(play.marks.map((one) => one.anchor)).toEqual(['d4']);
    play.showing = true;
    expect(play.marks.length).toBeGreaterThan(1);
  });

  it('leaves a choice of places open, and other actions as they are', () => {
    const { play } = seated(game());
    want(play, WORDS.slice(0, 4), []);
    expect(play.marks.length).toBe(2);
    want(play, ['end'], []);
    expect(play.source).toBe('dug');
  });

  it('shows the quarry after a dig', () => {
    const { play } = seated(game());
    want(play, [], ['place:dug@a1r0/1111']);
    expect(play.tabs.shown).toBe('garden');
    want(play, [], ['dig:A1']);
    expect(play.tabs.shown).toBe('quarry');
  });

  it('does not take away what the player has picked', () => {
    const { play } = seated(game());
    play.pick('kept');
    want(play, WORDS.slice(0, 1), []);
    expect(play.source).toBe('kept');
  });
});

describe('why not', () => {
  it('a tap on the garden before the dig asks the rules, and so does the tile in the storage', () => {
    const game = { ...view(garden(), ['dig:A1']), phase: 'dig' as const };
    const [first, ...others] = game.players;
    const players = first ? [{ ...first, slot: 'start1' }, ...others] : [];
    const tiles = { start1: { face: 'SFBT', flower: 'white', material: 'start' as const } };
    const { play, asked } = seated({ ...game, players, tiles });
    play.explain('h8');
    play.pick('kept');
    expect(asked).toEqual(['place:dug@g7r0/----', 'place:kept@a1r0/----']);
  });

  it('another garden is not built in', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.watched = 1;
    play.explain('c3');
    expect(asked).toEqual(['other_garden']);
  });

  it('a corner whose support cannot change is asked about', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.hold(['c3']);
    askCorner(play, 2);
    expect(asked).toEqual(['place:dug@c3r0/11-1']);
  });

  it('a corner that must be supported gives way to the place under its circle', () => {
    const { play, asked } = seated(view(garden(), [...WORDS, 'place:dug@c3r0/111-', 'place:dug@d4r0/1111']));
    play.hold(['c3']);
    play.choose({ floor: 1, open: 3 });
    tapCorner(play, 1); // a click by a key; the corner that is open now gets its support
    tapCorner(play, 1, 'e5');
    expect(asked).toEqual(['place:dug@c3r0/1-11', 'place:dug@c3r0/1-11']);
    tapCorner(play, 1, 'd4');
    expect(play.anchor).toBe('d4');
  });

  it('H marks the places of all rotations, and again only those of the held tile', () => {
    const { play } = seated(view(garden(), [...WORDS, 'place:dug@e5r1/1111']));
    const marked = () => play.marks.map((one) => one.anchor).sort();
    expect(marked()).toEqual(['a1', 'c3']);
    expect(play.key(new KeyboardEvent('keydown', { key: 'h' }))).toBe(true);
    expect(marked()).toEqual(['a1', 'c3', 'e5']);
    play.key(new KeyboardEvent('keydown', { key: 'H' }));
    expect(marked()).toEqual(['a1', 'c3']);
  });
});

describe('taking a tile from the quarry', () => {
  const digging = () => seated({ ...view(garden(), ['dig:A1', 'dig:B3']), phase: 'dig' });

  it('is prepared by the first tap and made by the second, whether or not it can be undone', async () => {
    const { play, asked } = digging();
    await play.takeFrom('A1');
    await play.takeFrom('B3');
    expect([asked, play.pending, play.taking?.column]).toEqual([[], 'dig:B3', 'B3']);
    await play.takeFrom('B3');
    expect([asked, play.pending]).toEqual([['dig:B3'], null]);
  });

  it('is dropped by Escape, and shown by a hint', async () => {
    const { play } = digging();
    await play.takeFrom('A1');
    play.clear();
    expect(play.pending).toBeNull();
    play.prepare('dig:B3');
    expect([play.pending, play.tabs.asked]).toEqual(['dig:B3', 'quarry']);
  });

  it('is made at once without confirmations, and explained where it is impossible', async () => {
    const { play, asked } = digging();
    await play.takeFrom('D4');
    expect([asked, play.pending]).toEqual([['dig:D4'], null]);
    Object.assign(play.table.view ?? {}, { preferences: { auto_confirm: true } });
    await play.takeFrom('A1');
    expect(asked).toEqual(['dig:D4', 'dig:A1']);
  });
});

describe('laying a tile', () => {
  it('has the dug tile in hand at once', () => {
    const { play } = seated(view(garden(), WORDS));
    expect(play.source).toBe('dug');
    expect(play.pending).toBeNull();
  });

  it('holds it where it can lie, nearest first', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.hold(['b2', 'c3', 'a1']);
    expect(play.anchor).toBe('c3');
    expect(play.pending).toBe('place:dug@c3r0/1111');
    expect(asked).toEqual([]);
  });

  it('asks the rules why not, where it cannot lie', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.hold(['e5', 'd5']);
    expect(play.anchor).toBeNull();
    expect(asked).toEqual(['place:dug@e5r0/----']);
  });

  it('opens a corner and supports it again', () => {
    const { play } = seated(view(garden(), WORDS));
    play.hold(['a1']);
    toggle(play, 0);
    expect(play.pending).toBe('place:dug@a1r0/-111');
    toggle(play, 0);
    expect(play.pending).toBe('place:dug@a1r0/1111');
  });

  it('turns with R and chooses with digits', () => {
    const { play } = seated(view(garden(), WORDS));
    play.hold(['a1']);
    expect(play.key(new KeyboardEvent('keydown', { key: '2' }))).toBe(true);
    expect(play.pending).toBe('place:dug@a1r0/-111');
    play.key(new KeyboardEvent('keydown', { key: '1' }));
    play.key(new KeyboardEvent('keydown', { key: 'r' }));
    expect(play.pending).toBe('place:dug@a1r1/1111');
  });

  it('offers supports in the order of their points, which stays when another is chosen', async () => {
    const { play } = seated(view(garden(), [...WORDS, 'place:dug@a1r0/11-1', 'place:dug@a1r0/111-']));
    const scores: Record<string, number> = { '1111': 0, '-111': 5, '11-1': 1, '111-': 2 };
    const preview = async (word: string) => ({ ...view(garden()), scores: [scores[word.slice(-4)] ?? 0, 0] });
    Object.assign(play.table, { preview });
    play.hold(['a1']);
    const offered = () => play.choices.flatMap(({ way }) => (way ? [way.supports] : []));
    arrange(play);
    expect(play.ordered).toBe(false); // nothing is known yet
    play.requestGains(...play.choices.map(({ word }) => word));
    await new Promise((done) => setTimeout(done));
    arrange(play);
    expect([play.ordered, ...offered()]).toEqual([true, '-111', '111-', '11-1', '1111']);
    toggle(play, 2);
    expect([play.pending, ...offered()]).toEqual(['place:dug@a1r0/11-1', '-111', '111-', '11-1', '1111']);
  });

  it('offers supports as they are if their points stay unknown, and changes none of them when these arrive', async () => {
    const { play } = seated(view(garden(), WORDS));
    play.hold(['a1']);
    const before = play.choices.map(({ word }) => word);
    const offered = () => [play.ordered, play.pending, ...play.choices.map(({ word }) => word)];
    arrange(play, true);
    expect(offered()).toEqual([true, before[0], ...before]);
    const preview = async (word: string) => ({ ...view(garden()), scores: [word.endsWith('-111') ? 5 : 0, 0] });
    Object.assign(play.table, { preview });
    play.requestGains(...before);
    await new Promise((done) => setTimeout(done));
    expect(offered()).toEqual([true, before[0], ...before]);
  });

  it('begins with supports that leave an ornament possible, and says its points', async () => {
    const { play } = seated(view(garden(), ['place:dug@a1r0/-111', 'place:dug@a1r0/1-11']));
    const own = garden({ a1: { h: 1 }, a2: { h: 1 }, b2: { h: 1 }, c2: { h: 1 } });
    // the belvedere on b2 would cover an icon of the fountain
    const preview = async (word: string) => ({ ...view(own, word.endsWith('-111') ? ['fountain:b2-c2'] : []), scores: [1, 0] });
    Object.assign(play.table, { preview });
    play.hold(['a1']);
    play.requestGains(...play.choices.map(({ word }) => word));
    await new Promise((done) => setTimeout(done));
    expect(play.pending).toBe('place:dug@a1r0/-111');
    const gain = play.gain(play.pending);
    expect(gain && play.later(gain)).toEqual({ count: 1, points: 3 });
  });

  it('begins on the chosen floor', () => {
    const words = ['place:dug@a1r0/1111', 'place:dug@a1r0/2222', 'place:dug@a1r0/222-'];
    const costs = [['1111', 1], ['2222', 2], ['222-', 2]] as const;
    const placements = costs.map(([supports, floor]) => ({ supports, floor, singles: 4 * floor, doubles: 0, anchors: ['a1'] }));
    const { play } = seated(view(garden(), words, { placements }));
    play.hold(['a1']);
    expect(floorsOf(play)).toEqual([1, 2]);
    chooseFloor(play, 2);
    expect(play.pending).toBe('place:dug@a1r0/2222');
    chooseFloor(play, 1);
    expect(play.pending).toBe('place:dug@a1r0/1111');
  });

  it('Escape drops first the ghost, then the tile', () => {
    const { play } = seated(view(garden(), WORDS));
    play.hold(['a1']);
    expect(play.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(false);
    play.clear();
    expect(play.source).toBe('dug');
    expect(play.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    expect(play.source).toBeNull();
  });
});

describe('ornaments', () => {
  const words = ['bridge:d3-f3', 'statue:d3', 'end'];

  it('come before the kept tile, and the end of the turn is offered', () => {
    const { play } = seated(view(garden(), words, { dug_placed: true }));
    expect(play.source).toBeNull();
    expect(play.pending).toBe('end');
    expect(play.choices.map((choice) => choice.word)).toEqual(['bridge:d3-f3', 'statue:d3']);
  });

  it('are built by their cell, or asked for where there are two', () => {
    const { play, asked } = seated(view(garden(), words, { dug_placed: true }));
    expect(play.decorate('e3')).toBe(true);
    expect(asked).toEqual(['bridge:d3-f3']);
    expect(play.decorate('d3')).toBe(true);
    expect(play.asked).toBe('d3');
    expect(play.decorate('a1')).toBe(false);
  });
});

describe('what an action is about', () => {
  it('names columns and cells', () => {
    const game = view(garden());
    expect(spots('dig:B3', game)).toEqual(['column-B3']);
    expect(spots('place:dug@c4r0/1111', game)).toEqual(['garden-0-c5', 'garden-0-d5', 'garden-0-d4', 'garden-0-c4']);
    expect(spots('bridge:d3-f3', game)).toEqual(['garden-0-d3', 'garden-0-e3', 'garden-0-f3']);
    expect(spots('end', game)).toEqual([]);
    const entry = { seq: 1, at: 0, step: 1, code: 'babylon-fountain', params: { seat: 1, cell: 'd4', other: 'e4' } };
    expect(spots(entry, game)).toEqual(['garden-1-d4', 'garden-1-e4']);
  });
});

describe('dragging a tile', () => {
  it('offers no choices and prepares no step until it is dropped', () => {
    const { play } = seated(view(garden(), WORDS));
    play.grab('dug');
    play.drift(['b2', 'c3'], { x: 10, y: 10 });
    expect([play.anchor, play.loose, play.pending, play.choices.filter((choice) => choice.way)]).toEqual(['c3', null, null, []]);
    play.release();
    expect(play.pending).toBe('place:dug@c3r0/1111');
  });

  it('outside the garden it follows the pointer, and returns to the hand when dropped there', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.grab('dug');
    play.drift([], { x: 10, y: 20 });
    expect(play.loose).toEqual({ x: 10, y: 20 });
    play.release();
    expect([play.loose, play.anchor, play.source, asked]).toEqual([null, null, 'dug', []]);
  });

  it('asks the rules why not, where it is dropped and cannot lie', () => {
    const { play, asked } = seated(view(garden(), WORDS));
    play.grab('dug');
    play.drift(['e5'], null);
    expect(play.anchor).toBe('e5');
    play.release();
    expect([play.anchor, asked]).toEqual([null, ['place:dug@e5r0/----']]);
  });
});

describe('the end of a turn', () => {
  const label = (play: BabylonPlay, game: BabylonView) =>
    confirmLabel({ say: (key, params) => [key, ...Object.values(params ?? {})].join(' '), view: game, names: [], viewer: 0 }, play);

  it('says how many points the ornaments leave that can be built together', () => {
    const own = garden({ c4: { h: 2 }, c5: { h: 2 }, e4: { h: 1 } });
    const words = (...more: string[]) => view(own, ['end', ...more], { dug_placed: true });
    const after = (...more: string[]) => label(seated(words(...more)).play, words(...more));
    expect(after()).toBe('page-babylon-confirm-end');
    expect(after('statue:c4', 'fountain:c4-c5')).toBe('page-leave-points 6');
    expect(after('statue:e4', 'fountain:c4-c5')).toBe('page-leave-points 7');
  });
});

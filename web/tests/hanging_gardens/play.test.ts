import { describe, expect, it, vi } from 'vitest';
import { GardensPlay } from '../../src/boards/hanging_gardens/play.svelte';
import { spots } from '../../src/boards/hanging_gardens/spots';
import type { GardensView, Group } from '../../src/boards/hanging_gardens/view';
import type { Refusal } from '../../src/net/types';
import type { Table } from '../../src/table/table.svelte';
import { playerOf, viewOf } from './positions';

const LEGAL = ['card:1@0,0r0', 'card:1@1,0r0', 'card:1@0,1r1'];
const SMALL: Group = { kind: 'P', places: ['4,0'], temples: 0, ready: false, columns: 0, blind: false };
const READY: Group = { kind: 'T', places: ['0,0', '1,0', '2,0'], temples: 0, ready: true, columns: 1, blind: false };

/** A table whose server answers with two groups, and refuses what is illegal. */
function seated(parts: Partial<GardensView> = {}, reveals = false) {
  const game = viewOf({
    players: [playerOf('...', '...', '...')],
    card_display: [13],
    faces: { 13: ['.T', '..', 'T.'] },
    rotations: { 13: [0, 1, 0, 1] },
    actions: LEGAL,
    ...parts,
  });
  const asked: string[] = [];
  const sent: string[] = [];
  const table = {
    game,
    past: null,
    mine: true,
    view: { moved: 1, turn: { staged: null } },
    refusal: null as Refusal | null,
    marked: new Set<string>(),
    ready: () => true,
    refuse(code: string, reason: Refusal['reason']) {
      this.refusal = { code, reason };
    },
    legal: (word: string) => game.actions.includes(word),
    preview: async (word: string, refused: (refusal: Refusal) => void) => {
      asked.push(word);
      if (reveals) refused({ code: 'preview_reveals' });
      else if (!game.actions.includes(word))
        refused({ code: 'illegal_action', reason: { code: 'unsupported', params: { building: 'T', squares: '3,0 3,1' } } });
      else return { ...game, turn: { groups: [SMALL, READY] } };
      return null;
    },
    act: async (word: string) => sent.push(word),
  };
  return { play: new GardensPlay(table as unknown as Table<GardensView>), table, asked, sent };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('H', () => {
  it('shows the places of all cards and rotations', async () => {
    const { play } = seated();
    await vi.dynamicImportSettled(); // the keys
    expect(play.places).toEqual([]);
    play.key(new KeyboardEvent('keydown', { key: 'h' }));
    // card 13 at 0,0 and 1,0 upright, and at 0,1 rotated: their middles
    expect(play.places).toEqual([{ x: 1, y: 1.5 }, { x: 2, y: 1.5 }, { x: 1.5, y: 2 }]);
    play.clear();
    expect(play.places).toEqual([]);
  });
});

describe('the ghost of a card', () => {
  it('asks ahead for the legal places of its rotation, for those next to it and for the next rotation', () => {
    const { play, asked } = seated();
    play.pick(1);
    play.askAhead();
    expect(asked).toEqual(['card:1@0,0r0', 'card:1@1,0r0']);
    play.lay({ x: 1, y: 1.5 });
    play.askAhead();
    expect(asked.slice(2)).toEqual(['card:1@-1,0r0', 'card:1@0,1r0', 'card:1@0,-1r0', 'card:1@0,0r1']);
  });

  it('asks for no more than the places around it if a card fits in many', () => {
    const actions = Array.from({ length: 25 }, (_, x) => `card:1@${x},0r0`);
    const { play, asked } = seated({ actions });
    play.pick(1);
    play.askAhead();
    expect(asked).toEqual([]);
  });

  it('shows the groups as soon as they are known, those that can get a temple first', async () => {
    const { play } = seated();
    play.pick(1);
    play.lay({ x: 1, y: 1.5 });
    expect(play.ghost).toMatchObject({ legal: true, known: false, groups: [], fault: null });
    play.askAhead();
    await settled();
    expect(play.ghost).toMatchObject({ known: true, groups: [READY, SMALL] });
    expect(play.groups).toEqual([READY]);
    expect(play.reward).toEqual(READY);
  });

  it('covers buildings, but not where it shows an equal one', () => {
    const { play } = seated({ players: [playerOf('FT.', 'P..', 'FA.')] });
    play.pick(1); // .T over FT, .. over P., T. over FA
    play.lay({ x: 1, y: 1.5 });
    expect(play.ghost?.lost).toEqual(['F', 'P', 'F', 'A']);
  });

  it('names the largest group that could have had a temple', () => {
    const { play } = seated({ players: [playerOf('...AAAA', '...T...', '...TTtT', 'PPP....', 'FFF...F')] });
    play.pick(1);
    play.lay({ x: 1, y: 1.5 });
    expect(play.ghost?.waiting).toMatchObject({ kind: 'A', places: ['3,0', '4,0', '5,0', '6,0'] });
  });

  it.each([
    ['F.tT', ['1,0', '2,0', '3,0']],
    ['FTtT', undefined], // nothing new in it
  ])('names the group with a temple that it enlarges in %s', (row, places) => {
    const { play } = seated({ players: [playerOf(row, 'P...', 'FA..')] });
    play.pick(1); // .T over the first row
    play.lay({ x: 1, y: 1.5 });
    expect(play.ghost?.served?.places).toEqual(places);
  });

  it('crosses the squares that the server names', async () => {
    const { play, table } = seated();
    play.pick(1);
    play.lay({ x: 4, y: 1.5 });
    expect(play.ghost).toMatchObject({ legal: false, fault: null });
    play.askAhead();
    await settled();
    expect(play.ghost?.fault).toMatchObject({ code: 'unsupported', places: ['3,0', '3,1'] });
    play.drop();
    expect(play.crossed).toEqual(['3,0', '3,1']);
    expect(table.refusal?.reason?.code).toBe('unsupported');
  });

  it('asks the server for the reason if it is dropped before the answer', () => {
    const { play, sent } = seated();
    play.pick(1);
    play.lay({ x: 4, y: 1.5 });
    play.drop();
    expect(sent).toEqual(['card:1@3,0r0']);
  });

  it('makes no group ready if it ends the round', async () => {
    const { play } = seated({}, true);
    play.pick(1);
    play.lay({ x: 1, y: 1.5 });
    play.askAhead();
    await settled();
    expect(play.ghost).toMatchObject({ known: true, legal: true, groups: [], fault: null });
    expect(play.reward).toBeNull();
  });

  it('is named by the first of the turns that look the same', () => {
    const { play } = seated();
    play.pick(1);
    play.rotate();
    play.rotate();
    play.lay({ x: 1, y: 1.5 });
    expect([play.turn, play.ghost?.word, play.pending]).toEqual([2, 'card:1@0,0r0', 'card:1@0,0r0']);
  });
});

describe('rewards', () => {
  it('of a group decide which columns are open', () => {
    const larger = { ...READY, places: ['3,3', '4,3', '5,3', '6,3'], columns: 2 };
    const { play } = seated({ phase: 'temple', actions: ['temple:0,0', 'temple:3,3', 'pass'], turn: { groups: [READY, larger, SMALL] } as GardensView['turn'] });
    expect(play.groups).toEqual([larger, READY]);
    expect(play.reward?.columns).toBe(2);
    play.choose('0,0');
    expect(play.reward?.columns).toBe(1);
  });

  it('move the tapped temple, at once and with any square', () => {
    const actions = ['temple:0,0<7,7', 'temple:0,0<8,8', 'pass'];
    const { play } = seated({ phase: 'temple', actions, turn: { groups: [READY] } as GardensView['turn'] });
    expect(play.leaving).toBeNull();
    play.choose('8,8');
    expect([play.leaving, play.pending]).toEqual(['8,8', null]);
    play.choose('0,0');
    expect([play.leaving, play.pending]).toEqual(['8,8', 'temple:0,0<8,8']);
    play.choose('7,7');
    expect([play.leaving, play.pending]).toEqual(['7,7', 'temple:0,0<7,7']);
  });

  it('stay in view while the player considers to place no temple', () => {
    const { play } = seated({ phase: 'temple', actions: ['temple:0,0', 'pass'], turn: { groups: [READY] } as GardensView['turn'] });
    play.pass();
    expect(play.shown).toEqual({ name: 'pass' });
    expect(play.reward).toEqual(READY);
  });

  it('are those of the temple just placed while a tile is taken', () => {
    const { play } = seated({ phase: 'tile', turn: { columns: 3 } as GardensView['turn'] });
    expect(play.reward).toEqual({ columns: 3, blind: false });
  });
});

describe('a tap with the picked card', () => {
  it('on a square of its marked place lays it there, in the marked rotation', () => {
    const { play, table } = seated();
    table.marked = new Set(spots('card:1@0,1r1', table.game));
    play.pick(1);
    play.tap({ x: 2.5, y: 1.5 });
    expect([play.corner, play.turn]).toEqual([{ x: 0, y: 1 }, 1]);
  });

  it('on the dot of another place lays it at the dot', () => {
    const { play, table } = seated();
    table.marked = new Set(spots('card:1@0,0r0', table.game));
    play.pick(1);
    play.tap({ x: 1.9, y: 1.5 });
    expect([play.corner, play.turn]).toEqual([{ x: 1, y: 0 }, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { BabelPlay } from '../../src/boards/babel/play.svelte';
import type { BabelView } from '../../src/boards/babel/view';
import type { Table } from '../../src/table/table.svelte';
import type { BabelContext } from '../../src/boards/babel/speech';
import { confirmLabel, statusSentence } from '../../src/boards/babel/status';
import { position, sides, stacks } from './board';

function seated(game: BabelView): BabelPlay {
  const table = { game, past: null, mine: true, seat: 0, ready: () => true, view: { moved: 1, turn: null }, legal: (word: string) => game.actions.includes(word) };
  return new BabelPlay(table as unknown as Table<BabelView>);
}

describe('a halved hand', () => {
  const halved = position({ phase: 'drop', owed: 2, hand: 'AAHM', actions: ['drop:A', 'drop:H', 'drop:M'] });

  it('is discarded by one confirmation', async () => {
    const play = seated(halved);
    await play.tapCard('A', 1);
    expect([play.pending, play.rest]).toEqual([null, []]);
    await play.tapCard('M', 3);
    expect([play.pending, play.rest]).toEqual(['drop:A', ['drop:M']]);
  });

  it('a second tap takes a card out of the choice, one too many replaces the first', async () => {
    const play = seated(halved);
    await play.tapCard('A', 0);
    await play.tapCard('A', 0);
    expect(play.dropped).toEqual([]);
    for (const number of [0, 2, 3]) await play.tapCard('A', number);
    expect(play.dropped).toEqual([2, 3]);
    play.clear();
    expect(play.dropped).toEqual([]);
  });
});

describe('a card dragged to a site', () => {
  const here = position({ hand: 'AH', pawn: ['A', 'A'], actions: ['lay:A'] });

  it('shows the reason why it cannot go there', async () => {
    const play = seated(here);
    const asked: string[] = [];
    (play.table as { preview: unknown }).preview = async (word: string, refused: (refusal: unknown) => void) => {
      asked.push(word);
      refused({ code: 'illegal_action', reason: { code: 'full', params: {} } });
      return null;
    };
    play.pick({ kind: 'card', card: 'H', number: 1 });
    expect(play.faultAt('M')).toEqual({ code: 'wrong_site', params: { card: 'H', site: 'M', goal: 'H' } });
    play.requestFault('A');
    await new Promise((done) => setTimeout(done));
    expect(asked).toEqual(['lay:H']);
    expect(play.faultAt('A')).toEqual({ code: 'full', params: {} });
  });
});

describe('a tap on the player’s temple', () => {
  it.each([
    [['lay:A', 'build:first'], 'build:first'],
    [['lay:A'], 'lay:A'],
  ])('with a card picked up, of %j plays %s', async (actions, played) => {
    const play = seated(position({ hand: 'AH', pawn: ['A', 'A'], actions }));
    const sent: string[] = [];
    (play.table as { act: unknown }).act = async (word: string) => (sent.push(word), { ok: true });
    play.pick({ kind: 'card', card: 'A', number: 0 });
    await play.tapTemple('A');
    expect([...sent, play.readied].filter(Boolean)).toEqual([played]);
  });
});

describe('a tap on the opponent’s temple', () => {
  it('asks why the run there cannot be used', async () => {
    const runs = position().runs.map((sites, seat) => (seat === 0 ? { ...sites, A: [[1, 3]] } : sites)) as unknown as BabelView['runs'];
    const play = seated(position({ pawn: ['A', 'A'], column: sides({ A: 'HHH' }), runs, actions: ['halve@1', 'end'] }));
    const sent: string[] = [];
    Object.assign(play.table, { act: async (word: string) => (sent.push(word), { ok: false, refusal: {} }) });
    await play.tapFoe('A', 'temple', ['raze', 'steal']);
    expect(sent).toEqual(['steal@1']);
  });
});

describe('choosing which cards migrate', () => {
  it.each(['tapSite', 'tapColumn'] as const)('goes on after %s at a site without enough cards, and spends none', async (tap) => {
    const play = seated(position({ hand: 'H', pawn: ['A', 'A'], column: sides({ M: 'AAA', P: 'AAA' }), actions: ['go:H', 'move:M>H', 'move:P>H'] }));
    const sent: string[] = [];
    Object.assign(play.table, { act: async (word: string) => (sent.push(word), { ok: false, refusal: {} }) });
    play.depart();
    await play[tap]('H');
    expect(sent).toEqual(['move:H>A']);
    expect(play.picked).toEqual({ kind: 'origin' });
  });
});

describe('the end of a turn', () => {
  /** A turn in which a run can skip a level: for two points, or for the win. */
  async function skippable(winners: number[] | null): Promise<{ play: BabelPlay; label: () => string; status: () => string }> {
    const game = position({ scores: [6, 3], temple: stacks({ A: [1] }), column: sides({ A: 'PPP' }), actions: ['leap@1:own', 'end'] });
    const play = seated(game);
    (play.table as { preview: unknown }).preview = async () => ({ ...game, scores: [8, 3], temple: stacks({ A: [1, 3] }), winners });
    play.requestPreviews();
    await new Promise((done) => setTimeout(done));
    const context = { say: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' '), view: game, names: ['Ann', 'Bob'], viewer: 0 } as BabelContext;
    return { play, label: () => confirmLabel(context, play), status: () => statusSentence(context, play, play.table) };
  }

  it('names the points that abilities could still bring', async () => {
    const { play, label } = await skippable(null);
    expect(play.left).toBe(2);
    expect(label()).toBe('page-leave-points 2');
  });

  it('names the win that it would leave', async () => {
    const { play, label, status } = await skippable([0]);
    expect(play.left).toBe(Infinity);
    expect(label()).toBe('page-leave-win');
    play.choose('leap@1:own');
    expect(label()).toBe('page-babel-confirm-win leap');
    expect(status()).toContain('*page-babel-wins.*');
  });
});

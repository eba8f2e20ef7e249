import { beforeEach, describe, expect, test } from 'vitest';
import { choose, hasPlayed, opponentFor, type Opponent } from '../../src/app/opponent';
import { after, count, isLevel, type Outcome } from '../../src/app/opponent_progress';

const BOTS = ['random', 'apprentice', 'greedy', 'mason', 'architect', 'king'];
const at = (level: string, wins = 0, losses = 0): Opponent => ({ level, wins, losses, table: '' });
let number = 0;
const won = (level: string): Outcome => ({ table: `t${(number += 1)}`, level, won: true, points: { own: 30, best: 30 } });
const lost = (level: string, own: number, best: number): Outcome => ({ table: `t${(number += 1)}`, level, won: false, points: { own, best } });

/** Play games one after the other; return the levels after each, and what was said. */
function play(first: Opponent, games: Outcome[]): string[] {
  let opponent = first;
  return games.map((game) => {
    const found = after(opponent, { ...game, level: game.level || opponent.level });
    opponent = found.opponent;
    return `${found.next} ${opponent.level}`;
  });
}

describe('the opponent adapts', () => {
  test('two wins in a row bring a stronger bot', () => {
    expect(play(at('apprentice'), [won(''), won(''), won('')])).toEqual(['won apprentice', 'up mason', 'won mason']);
  });

  test('a loss between two wins starts the count again', () => {
    const games = [won(''), lost('', 90, 100), won(''), won('')];
    expect(play(at('apprentice'), games)).toEqual(['won apprentice', 'close apprentice', 'won apprentice', 'up mason']);
  });

  test('two clear losses bring an easier bot, as 72 to 124', () => {
    expect(play(at('mason'), [lost('', 72, 124), lost('', 5, 15)])).toEqual(['lost mason', 'down apprentice']);
  });

  test('a close loss neither counts nor forgives', () => {
    expect(play(at('mason'), [lost('', 72, 124), lost('', 76, 100), lost('', 75, 100)])).toEqual(['lost mason', 'close mason', 'down apprentice']);
  });

  test('a win forgives clear losses', () => {
    expect(play(at('mason'), [lost('', 1, 9), won(''), lost('', 1, 9)])).toEqual(['lost mason', 'won mason', 'lost mason']);
  });

  test('giving up is a clear loss', () => {
    const given: Outcome = { table: 'x', level: 'king', won: false, points: null };
    expect(play(at('king'), [given, { ...given, table: 'y' }])).toEqual(['lost king', 'down architect']);
  });

  test('it ends at both ends of the ladder', () => {
    expect(play(at('king'), [won(''), won('')])).toEqual(['top king', 'top king']);
    expect(play(at('apprentice'), [lost('', 0, 9), lost('', 0, 9)])).toEqual(['bottom apprentice', 'bottom apprentice']);
  });

  test('a game against another level counts for that level', () => {
    expect(play(at('apprentice', 1), [won('architect'), won('architect')])).toEqual(['won architect', 'up king']);
  });
});

describe('on this device', () => {
  beforeEach(() => localStorage.clear());

  test('a stranger meets the apprentice', () => {
    expect(opponentFor('babel', BOTS)).toBe('apprentice');
    expect(opponentFor('babel', ['greedy'])).toBe('greedy');
    expect(hasPlayed('babel')).toBe(false);
  });

  test('the player may choose any bot', () => {
    choose('babel', 'greedy');
    expect(opponentFor('babel', BOTS)).toBe('greedy');
    expect(opponentFor('babylon', BOTS)).toBe('apprentice');
  });

  test('a game counts once, however often its result is shown', () => {
    const game = won('apprentice');
    expect([count('babel', game).next, count('babel', game).next]).toEqual(['won', 'won']);
    expect(count('babel', won('apprentice')).next).toBe('up');
    expect(opponentFor('babel', BOTS)).toBe('mason');
  });
});

test('only games against the four levels say something about the player', () => {
  expect(BOTS.filter(isLevel)).toEqual(['apprentice', 'mason', 'architect', 'king']);
});

import { describe, expect, it } from 'vitest';
import { entrySpots, turnSpots, wordSpots } from '../../src/boards/babel/spots';
import { position } from './board';

const entry = (code: string, params: Record<string, string | number>, step = 1) => ({ seq: step, at: 0, code, params, step });

describe('what a log entry is about', () => {
  it('points at the site of a journey', () => {
    expect(entrySpots(entry('babel-go', { seat: 1, site: 'A', card: 'M' }))).toEqual(['site-M']);
  });

  it('points at the column, the temple and the reserve', () => {
    expect(entrySpots(entry('babel-lay', { seat: 1, site: 'H', card: 'M' }))).toEqual(['column-1-H']);
    expect(entrySpots(entry('babel-build', { seat: 0, site: 'H', level: 4, from: 'foe' }))).toEqual(['temple-0-H', 'reserve-1']);
    expect(entrySpots(entry('babel-temples-drawn', { seat: 1, cards: '4-2' }))).toEqual(['reserve-1']);
  });

  it('points at the victim of an ability', () => {
    expect(entrySpots(entry('babel-raze', { seat: 0, site: 'S', level: 2 }))).toEqual(['temple-1-S']);
    expect(entrySpots(entry('babel-turn', { seat: 1, site: 'S', card: 'A', cards: 2 }))).toEqual(['column-0-S', 'column-1-S']);
    expect(entrySpots(entry('babel-halve', { seat: 1, site: 'S', cards: 2 }))).toEqual(['cards-0']);
  });

  it('has no place for the end of a turn', () => {
    expect(entrySpots(entry('babel-end', { seat: 1, site: 'H' }))).toEqual([]);
    expect(entrySpots(entry('babel-end', { seat: 1, site: 'quarry' }))).toEqual([]);
  });

  it('points at both columns of a migration', () => {
    expect(entrySpots(entry('babel-move', { seat: 0, site: 'A', origin: 'A', goal: 'P' }))).toEqual(['column-0-A', 'column-0-P']);
  });

  it('has no places for entries without a seat', () => {
    expect(entrySpots(entry('babel-reshuffle', {}))).toEqual([]);
  });
});

describe('what an action is about', () => {
  it('names the place of an ability and the run that pays', () => {
    expect(wordSpots('raze@1', position({ pawn: ['H', 'A'] }))).toEqual(['temple-1-H', 'column-0-H']);
  });

  it('names the goal of a journey', () => {
    expect(wordSpots('go:P', position())).toEqual(['site-P']);
  });
});

describe('the last turn', () => {
  it('marks what it changed, the last change last, and nothing of earlier turns', () => {
    const log = [
      entry('babel-lay', { seat: 1, site: 'P', card: 'A' }, 3),
      entry('babel-go', { seat: 1, site: 'P', card: 'H' }, 4),
      entry('babel-lay', { seat: 1, site: 'H', card: 'A' }, 5),
      entry('babel-build', { seat: 1, site: 'H', level: 1, from: 'own' }, 6),
      entry('babel-lay', { seat: 1, site: 'H', card: 'A' }, 7),
      entry('babel-end', { seat: 1, site: 'H' }, 8),
    ];
    expect(turnSpots(log, 3, 5)).toEqual(['temple-1-H', 'column-1-H']);
  });
});

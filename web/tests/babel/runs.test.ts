import { describe, expect, it } from 'vitest';
import { defectors, placesOf, runAfter, runsOf } from '../../src/boards/babel/runs';

describe('runs (rules 2.1)', () => {
  it('needs three equal neighbours', () => {
    expect(runsOf('AAPAA')).toEqual([]);
    expect(runsOf('SSAAA')).toEqual([{ people: 'A', first: 2, length: 3 }]);
  });

  it('takes four as one run, not as two of three', () => {
    expect(runsOf('AAAA')).toEqual([{ people: 'A', first: 0, length: 4 }]);
  });

  it('finds two runs of one people apart from each other', () => {
    expect(runsOf('AAAPAAA')).toEqual([
      { people: 'A', first: 0, length: 3 },
      { people: 'A', first: 4, length: 3 },
    ]);
  });

  it('finds two runs side by side', () => {
    expect(runsOf('HHHMMM').map((run) => [run.people, run.first])).toEqual([
      ['H', 0],
      ['M', 3],
    ]);
  });

  it('says how long the run at the end would be', () => {
    expect(runAfter('AA', 'A')).toBe(3);
    expect(runAfter('AAA', 'A')).toBe(4);
    expect(runAfter('AAA', 'P')).toBe(0);
    expect(runAfter('AAAP', 'P')).toBe(0);
    expect(runAfter('', 'P')).toBe(0);
  });
});

describe('who changes sides (rules 4.2, Sumerians)', () => {
  it('brings every card like the last one', () => {
    expect(defectors('MPMM', 'all')).toEqual([0, 2, 3]);
  });

  it('or only the stretch at the end', () => {
    expect(defectors('MPMM', 'trailing')).toEqual([2, 3]);
    expect(defectors('PSAAM', 'trailing')).toEqual([4]);
  });

  it('brings no card from an empty column', () => {
    expect(defectors('', 'all')).toEqual([]);
  });

  it('finds the places of a people', () => {
    expect(placesOf('PAPSP', 'P')).toEqual([0, 2, 4]);
    expect(placesOf('PAPSP', 'H')).toEqual([]);
  });
});

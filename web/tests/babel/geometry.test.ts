import { describe, expect, it, test } from 'vitest';
import { fitting, lanesOf, namesFit, pitch, sizesOf, templeHigh, FLAT } from '../../src/boards/babel/geometry';

describe('cards in a column', () => {
  it('lie apart while there is room', () => {
    expect(pitch(5, 175, 29, 2)).toBe(31);
  });

  it('overlap evenly when there is none', () => {
    expect(pitch(8, 169, 29, 2)).toBe(20); // 140 px for seven steps
  });

  it('get a second lane before they become unreadable', () => {
    expect(lanesOf(12, 172, 29, 2)).toEqual({ count: 1, each: 12, step: 13 });
    expect(lanesOf(13, 172, 29, 2)).toMatchObject({ count: 2, each: 7 });
    expect(lanesOf(30, 172, 29, 2)).toMatchObject({ count: 3, each: 10 });
  });

  it('stay in one lane on a phone as long as their colours can be told apart', () => {
    const { step, room, card, gap } = sizesOf(64, 132, 'phone', 6);
    expect(lanesOf(7, room, card, gap, step)).toMatchObject({ count: 1, each: 7 });
    expect(lanesOf(20, room, card, gap, step).count).toBe(3);
  });

  it('fit at least once', () => {
    expect(fitting(10, 36, 13)).toBe(1);
    expect(fitting(100, 36, 16)).toBe(5);
  });
});

describe('a side of a site on a low screen', () => {
  it('has a temple with its number and a column next to each other', () => {
    for (const [width, height] of [[86, 95], [56, 80]] as const) {
      const { temple, card, room, tall } = sizesOf(width, height, 'low', 6);
      expect(tall).toBe(false);
      expect(temple).toBeLessThan(width / 2);
      expect((temple * templeHigh(6, FLAT)) / 64 + 16).toBeLessThanOrEqual(height);
      expect(card).toBeLessThanOrEqual(room);
      expect(room).toBeLessThan(height);
    }
  });
});

test('names are shown as long as the longest fits the visible part of its card', () => {
  const names = ['Assyrians', 'Medes'];
  expect(namesFit(names, 58, false)).toBe(true); // eight cards on a desktop
  expect(namesFit(names, 50, false)).toBe(false);
  expect(namesFit(['Persiani', 'Sumeri'], 43.6, true)).toBe(true); // eight cards on a phone
  expect(namesFit(names, 43.6, true)).toBe(false);
});

/** Places of log entries, and the garden that is shown for them. */
import { expect, test } from 'vitest';
import { seatOfSpots, spots } from '../../src/boards/hanging_gardens/spots';
import type { GardensView } from '../../src/boards/hanging_gardens/view';
import type { LogEntry } from '../../src/net/types';

test('a taken tile is marked among those of the player who took it, whose garden is shown: its space has the next one', () => {
  const entry = { params: { seat: 1, tile: 'king', space: '1a' } } as unknown as LogEntry;
  const found = spots(entry, {} as GardensView);
  expect(found).toContain('held:1:king');
  expect(found).not.toContain('tile:1a');
  expect(spots({ params: { tile: 'king', space: '1a' } } as unknown as LogEntry, {} as GardensView)).toEqual([]);
  expect(seatOfSpots(found)).toBe(1);
});

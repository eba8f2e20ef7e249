/** Places of log entries, and the garden that is shown for them. */
import { expect, test } from 'vitest';
import { seatOfSpots, spots } from '../../src/boards/hanging_gardens/spots';
import type { GardensView } from '../../src/boards/hanging_gardens/view';
import type { LogEntry } from '../../src/net/types';

test('a taken tile is shown with the garden of the player who took it', () => {
  const entry = { params: { seat: 1, space: '1a' } } as unknown as LogEntry;
  const found = spots(entry, {} as GardensView);
  expect(found).toContain('tile:1a');
  expect(seatOfSpots(found)).toBe(1);
});

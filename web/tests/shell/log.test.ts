import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/net/types';
import { actors, Formatted, grouped } from '../../src/table/panels/log';

let seq = 0;
const entry = (code: string, step: number | null, seat?: number): LogEntry => ({
  seq: ++seq,
  at: 0,
  code,
  params: seat === undefined ? {} : { seat },
  step,
});
const log = [
  entry('sit', null, 0),
  entry('go', 1, 0),
  entry('lay', 2, 0),
  entry('drew', 2, 1), // the same step names another seat
  entry('go', 3, 1),
  entry('quiet', 4, 1),
  entry('resigned', null, 1),
  entry('go', 5, 0),
];
const context = {
  text: (one: LogEntry) => (one.code === 'quiet' ? null : one.code),
  heading: (turn: number) => `Turn ${turn}`,
  opening: 'Before',
};

test('the first seat named in a step is its actor', () => {
  expect([...actors(log)]).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 0],
  ]);
});

test('a turn ends where another seat acts', () => {
  expect(grouped(log, context).map((group) => [group.heading, group.lines.map((line) => line.text).join(' ')])).toEqual([
    ['Before', 'sit'],
    ['Turn 1', 'go lay drew'],
    ['Turn 2', 'go resigned'],
    ['Turn 3', 'go'],
  ]);
});

test('turns with equal headings form one group', () => {
  const rounds = grouped(log, { ...context, heading: (turn) => `Round ${Math.ceil(turn / 2)}` });
  expect(rounds.map((group) => [group.heading, group.lines.length])).toEqual([
    ['Before', 1],
    ['Round 1', 5],
    ['Round 2', 1],
  ]);
});

test('each line has the mark of its seat', () => {
  expect(grouped(log, context)[1]?.lines.map((line) => line.seat)).toEqual([0, 0, 1]);
});

test('a longer log needs only the sentences of its new entries', () => {
  const asked: string[] = [];
  const counting = { ...context, text: (one: LogEntry) => (asked.push(one.code), context.text(one)) };
  const known = new Formatted();
  const first = grouped(log.slice(0, -1), counting, known);
  asked.length = 0;
  const all = grouped(log, counting, known);
  expect(asked).toEqual(['quiet', 'go']); // an entry without a sentence is asked again
  expect(all).toEqual(grouped(log, context));
  expect(all[0]?.lines[0]).toBe(first[0]?.lines[0]);
});

/** Groups the lines of the log under headings. */
import type { LogEntry, Seat } from '../../net/types';

export interface Line {
  entry: LogEntry;
  /** The seat whose mark stands before the line; null if no player caused the entry. */
  seat: Seat | null;
  text: string;
}

export interface Group {
  heading: string;
  lines: Line[];
}

interface LogTexts {
  /** The sentence of an entry; null if it is not shown. */
  text: (entry: LogEntry) => string | null;
  /** The heading of a turn, by its number from 1, its first entry and the log before it. */
  heading: (turn: number, first: LogEntry, before: readonly LogEntry[]) => string;
  /** The heading of what happens before the first turn. */
  opening: string;
}

function seatOf(entry: LogEntry): Seat | null {
  const seat = entry.params.seat;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/** The acting seat of each step: that of its first entry with a seat. */
export function actors(log: readonly LogEntry[]): Map<number, Seat> {
  const found = new Map<number, Seat>();
  for (const entry of log) {
    const seat = seatOf(entry);
    if (entry.step !== null && seat !== null && !found.has(entry.step)) found.set(entry.step, seat);
  }
  return found;
}

/** Lines and headings by their entries, so that a longer log needs only the new ones. */
export class Formatted {
  readonly lines = new WeakMap<LogEntry, Line | null>();
  readonly headings = new WeakMap<LogEntry, string>();
}

/** Group the log by turns: a turn ends where another seat acts. Turns with equal headings form one group. */
export function grouped(log: readonly LogEntry[], texts: LogTexts, known = new Formatted()): Group[] {
  const acting = actors(log);
  const groups: Group[] = [];
  let turn = 0;
  let last: Seat | null = null;
  let step: number | null = null;
  for (const [index, entry] of log.entries()) {
    if (entry.step !== null && entry.step !== step) {
      step = entry.step;
      const seat: Seat | null = acting.get(step) ?? last;
      if (turn === 0 || seat !== last) {
        turn += 1;
        last = seat;
        const heading = known.headings.get(entry) ?? texts.heading(turn, entry, log.slice(0, index));
        known.headings.set(entry, heading);
        open(groups, heading);
      }
    }
    const line = known.lines.get(entry) ?? lineOf(entry, texts);
    known.lines.set(entry, line);
    if (!line) continue;
    if (groups.length === 0) open(groups, texts.opening);
    groups[groups.length - 1]?.lines.push(line);
  }
  return groups.filter((group) => group.lines.length > 0);
}

function lineOf(entry: LogEntry, texts: LogTexts): Line | null {
  const text = texts.text(entry);
  return text ? { entry, seat: seatOf(entry), text } : null;
}

function open(groups: Group[], heading: string): void {
  if (groups[groups.length - 1]?.heading !== heading) groups.push({ heading, lines: [] });
}

/** Sentences of the frame: refusals, log entries of the table itself. */
import type { GameBoard, SpeechContext } from '../boards/board';
import type { LogEntry, Refusal, Seat } from '../net/types';
import { person, type Reader } from '../words/person';
import { words, type Params, type Say } from '../words/words.svelte';
import { listed } from '../words/list';
import { levelName } from './names';

/** The text with a capital letter; reasons are written to follow a colon. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The text of a refusal by the rules, the table or the server. */
export function refusalText(refusal: Refusal, say: Say, board?: GameBoard | null, context?: SpeechContext | null): string {
  if (refusal.reason && board && context) return sentence(board.why(refusal.reason, context));
  const params = refusal.params ?? {};
  const atTable = `table-refused-${refusal.code}`;
  if (words.has(atTable)) return say(atTable, params);
  const onServer = `server-${refusal.code.replaceAll('_', '-')}`;
  return words.has(onServer) ? say(onServer, params) : say('page-refused');
}

/** Whether a text already says what another one says; capitals and marks for bold do not count. */
export function repeats(text: string, other: string): boolean {
  const plain = (some: string): string => some.replaceAll('*', '').toLocaleLowerCase();
  return plain(text).includes(plain(other).replace(/[.\s]+$/, ''));
}

/** `$names` of some players, `$others`: those who are not the reader, `$you`: `yes` if the reader is one of them. */
export function persons({ names, viewer }: Reader, seats: readonly Seat[]): Params {
  const others = seats.filter((seat) => seat !== viewer);
  const named = (some: readonly Seat[]): string => listed(some.map((seat) => names[seat] ?? ''));
  return { names: named(seats), others: named(others), you: others.length < seats.length ? 'yes' : 'no' };
}

/** A log entry of the table itself (`table-log-...`) in words. */
export function tableEntry(entry: LogEntry, reader: Reader, winners: readonly Seat[], say: Say): string {
  const params: Params = { ...entry.params };
  if (typeof params.level === 'string') params.level = levelName(params.level, say);
  if (typeof params.seat === 'number') Object.assign(params, player(entry, reader, params.seat));
  if (entry.code === 'table-log-ended') Object.assign(params, persons(reader, winners));
  return say(entry.code, params);
}

/** The player of a seat as an entry names them. */
function player({ code, params }: LogEntry, reader: Reader, seat: Seat): Params {
  const now = person(reader, seat);
  if (params.name === undefined || params.name === now.name || (!SELF_NAMED.has(code) && now.name)) return now;
  return { you: 'no' };
}

/** Entries that keep the name they were written with: another player may sit there later. */
const SELF_NAMED = new Set(['table-log-seated', 'table-log-left', 'table-log-opened', 'table-log-replaced']);

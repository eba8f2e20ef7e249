/** Evaluates a score pad: the formulas are data from the server's games (`ziggurat/rulebook/pads.py`), so this knows no rules. */
export interface Value {
  /** Points for every one; with `of`, for every one of each entry of that line. */
  each?: number;
  of?: string;
  /** Points of 1, 2, 3 ...; the last ones are those of a complete set. */
  row?: number[];
  low?: number;
  high?: number;
  /** How many of the line `of` are complete. */
  set?: number;
}

export interface Line {
  key: string;
  /** The anchor of its rule. */
  rule: string;
  value: Value;
  /** The largest entry. */
  most: number;
}

export interface Tie {
  sets?: boolean;
  lines?: string[];
  /** A number that is asked for; the smaller wins if `low`. */
  ask?: string;
  low?: boolean;
  most?: number;
}

export interface Pad {
  seats: number[];
  lines: Line[];
  ties: Tie[];
  /** The part of a view that the names of the lines need. */
  view: Record<string, unknown>;
}

/** What a player has counted; a missing line is not counted yet. */
export type Entries = Record<string, number>;

/** The points of a line. */
export function pointsOf(line: Line, entries: Entries): number {
  const { each, of, row, low = 0, high = 0, set = 0 } = line.value;
  const count = entries[line.key] ?? 0;
  const others = of === undefined ? 1 : (entries[of] ?? 0);
  if (row) {
    const rest = count % row.length;
    return Math.floor(count / row.length) * (row.at(-1) ?? 0) + (rest ? (row[rest - 1] ?? 0) : 0);
  }
  if (each !== undefined) return count * each * others;
  return count * (others >= set ? high : low);
}

export const totalOf = (pad: Pad, entries: Entries): number => pad.lines.reduce((sum, line) => sum + pointsOf(line, entries), 0);

/** What breaks a tie, as a number of which the larger wins. */
function tieValue(pad: Pad, tie: Tie, entries: Entries): number {
  if (tie.ask) return (entries[tie.ask] ?? 0) * (tie.low ? -1 : 1);
  if (tie.lines) return tie.lines.reduce((sum, key) => sum + (entries[key] ?? 0), 0);
  return pad.lines.reduce((sum, { key, value }) => sum + (value.row ? Math.floor((entries[key] ?? 0) / value.row.length) : 0), 0);
}

/** The players who are first by their totals and by the given ties. */
function leaders(pad: Pad, all: readonly Entries[], ties: readonly Tie[]): number[] {
  const ranks = all.map((entries) => [totalOf(pad, entries), ...ties.map((tie) => tieValue(pad, tie, entries))]);
  const best = ranks.reduce((one, other) => (compare(other, one) > 0 ? other : one));
  return ranks.flatMap((rank, player) => (compare(rank, best) === 0 ? [player] : []));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** The winners; several share the victory. */
export const winnersOf = (pad: Pad, all: readonly Entries[]): number[] => leaders(pad, all, pad.ties);

/** The numbers to be asked for, because several players are still first without them. */
export function asked(pad: Pad, all: readonly Entries[]): Tie[] {
  return pad.ties.filter((tie, index) => tie.ask && leaders(pad, all, pad.ties.slice(0, index)).length > 1);
}

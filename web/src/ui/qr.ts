/**
 * QR codes for links: bytes, error correction M, versions 1 to 10 (up to 213 bytes), by ISO/IEC 18004.
 * Returns the modules row by row, true is dark.
 */

/** Level M: codewords in all, error correction codewords per block, blocks of the first and the second group. */
const VERSIONS: readonly (readonly [total: number, check: number, first: number, second: number])[] = [
  [26, 10, 1, 0],
  [44, 16, 1, 0],
  [70, 26, 1, 0],
  [100, 18, 2, 0],
  [134, 24, 2, 0],
  [172, 16, 4, 0],
  [196, 18, 4, 0],
  [242, 22, 2, 2],
  [292, 22, 3, 2],
  [346, 26, 4, 1],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// --- The field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1 -----------------------------------------------

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0;
}

/** The remainder of the data divided by the generator polynomial: the Reed-Solomon check words. */
export function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    for (let i = 0; i < generator.length; i++) next[i + 1] = (next[i + 1] as number) ^ times(generator[i] as number, EXP[root] as number);
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (lead) for (let j = 0; j < generator.length; j++) rest[i + j] = (rest[i + j] as number) ^ times(generator[j] as number, lead);
  }
  return rest.slice(data.length);
}

// --- From text to codewords ----------------------------------------------------------------------------------

function versionFor(bytes: number): number {
  for (const [index, [total, check, first, second]] of VERSIONS.entries()) {
    const head = index + 1 < 10 ? 2 : 3;
    if (bytes + head <= total - check * (first + second)) return index + 1;
  }
  throw new RangeError('too long for a QR code');
}

function dataWords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, check, first, second] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const capacity = total - check * (first + second);
  const words = dataWords(bytes, version, capacity);
  const short = Math.floor(capacity / (first + second));
  const blocks: number[][] = [];
  for (let index = 0, at = 0; index < first + second; index++) {
    const length = short + (index < first ? 0 : 1);
    blocks.push(words.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => checkWords(block, check));
  const woven: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) woven.push(block[i] as number);
  for (let i = 0; i < check; i++) for (const words of checks) woven.push(words[i] as number);
  return woven;
}

// --- From codewords to modules -------------------------------------------------------------------------------

type Grid = (boolean | null)[][];

function finder(grid: Grid, row: number, column: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const line = grid[row + y];
      if (!line || column + x < 0 || column + x >= grid.length) continue;
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      line[column + x] = ring !== 2 && ring < 4;
    }
  }
}

function fixedParts(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  finder(grid, 0, 0);
  finder(grid, 0, size - 7);
  finder(grid, size - 7, 0);
  const places = ALIGNMENT[version - 1] as number[];
  for (const row of places) {
    for (const column of places) {
      if (grid[row]?.[column] !== null) continue;
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++) (grid[row + y] as Grid[number])[column + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1;
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    (grid[6] as Grid[number])[i] ??= i % 2 === 0;
    (grid[i] as Grid[number])[6] ??= i % 2 === 0;
  }
  return grid;
}

/** The remainder of a polynomial division over bits: BCH codes of format and version. */
function bch(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); rest >= 1 << degree; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - degree);
  return (value << degree) | rest;
}

function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = bch(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    (grid[down] as Grid[number])[8] = dark;
    const across = i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i;
    (grid[8] as Grid[number])[across] = dark;
  }
  (grid[size - 8] as Grid[number])[8] = true;
}

function writeVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = bch(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [Math.floor(i / 3), (i % 3) + grid.length - 11];
    (grid[a] as Grid[number])[b] = dark;
    (grid[b] as Grid[number])[a] = dark;
  }
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function fill(grid: Grid, words: readonly number[], mask: (row: number, column: number) => boolean): void {
  const size = grid.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row] as Grid[number];
        if (line[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        line[column] = dark !== mask(row, column);
      }
    }
    up = !up;
  }
}

/** The penalty of ISO/IEC 18004: long runs, blocks, finder-like patterns, imbalance of colours. */
export function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column] as boolean))];
  for (const line of lines) {
    for (let start = 0, i = 1; i <= size; i++) {
      if (i < size && line[i] === line[start]) continue;
      if (i - start >= 5) sum += i - start - 2;
      start = i;
    }
    const text = line.map(Number).join('');
    for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) sum += 40;
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const here = grid[row]?.[column];
      if (here) dark += 1;
      if (here === grid[row]?.[column + 1] && here === grid[row + 1]?.[column] && here === grid[row + 1]?.[column + 1]) sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const candidates = MASKS.map((mask, number) => {
    const grid = fixedParts(version);
    writeFormat(grid, number);
    writeVersion(grid, version);
    fill(grid, words, mask);
    return grid as boolean[][];
  });
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** All dark modules as one path, with a quiet zone of four modules. */
export function qrPath(modules: readonly (readonly boolean[])[]): { size: number; path: string } {
  const parts = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return { size: modules.length + 8, path: parts.join('') };
}

import { describe, expect, test } from 'vitest';
import { checkWords, penalty, qrCode, qrPath } from '../../src/ui/qr';

/** Reads a code back, step by step the other way round: format, mask, zigzag, blocks, bytes. */
function read(modules: boolean[][]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number) => Number(modules[row]?.[column]);
  let format = 0;
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((c) => [8, c]).concat([7, 5, 4, 3, 2, 1, 0].map((r) => [r, 8]));
  for (const [row, column] of places) format = format * 2 + at(row as number, column as number);
  format ^= 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = (format >> 10) & 7;
  const masked = (r: number, c: number) =>
    [
      (r + c) % 2,
      r % 2,
      c % 3,
      (r + c) % 3,
      ((r >> 1) + Math.floor(c / 3)) % 2,
      ((r * c) % 2) + ((r * c) % 3),
      (((r * c) % 2) + ((r * c) % 3)) % 2,
      (((r + c) % 2) + ((r * c) % 3)) % 2,
    ][mask] === 0;
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, [22, 24, 26, 28][version - 7] as number, size - 7];
  const fixed = (r: number, c: number) =>
    (r < 9 && c < 9) ||
    (r < 9 && c >= size - 8) ||
    (r >= size - 8 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) ||
    centres.some((y) =>
      centres.some((x) => {
        const corner = (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6);
        return !corner && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2;
      }),
    );
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (!fixed(row, column)) bits.push(at(row, column) ^ Number(masked(row, column)));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  // blocks of data words a version, level M, from the table of the standard
  const lengths = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39], [36, 36, 36, 37, 37], [43, 43, 43, 43, 44]][version - 1] as number[];
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); i++) for (const [b, length] of lengths.entries()) if (i < length) blocks[b]?.push(words[next++] as number);
  const stream = blocks.flat().flatMap((word) => word.toString(2).padStart(8, '0').split(''));
  const take = (from: number, count: number) => Number.parseInt(stream.slice(from, from + count).join(''), 2);
  expect(take(0, 4)).toBe(4); // bytes
  const wide = version < 10 ? 8 : 16;
  const bytes = Array.from({ length: take(4, wide) }, (_, i) => take(4 + wide + i * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('QR codes', () => {
  test('the check words of the standard’s worked example', () => {
    // "01234567" in version 1-M, ISO/IEC 18004 annex I
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(checkWords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test.each([1, 14, 15, 26, 27, 42, 62, 63, 84, 106, 107, 122, 152, 180, 213])('%d bytes can be read back', (length) => {
    const text = 'https://table.example/invitation/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_'.repeat(4).slice(0, length);
    expect(read(qrCode(text))).toBe(text);
  });

  test('letters beyond ASCII survive', () => {
    expect(read(qrCode('http://x/ñçœ«»'))).toBe('http://x/ñçœ«»');
  });

  test('finders, timing patterns and dark module have their places', () => {
    const code = qrCode('http://localhost:8000/invitation/abc');
    const size = code.length;
    for (const [y, x] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
      expect(code[y]?.slice(x, x + 7)).toEqual([true, true, true, true, true, true, true]);
      expect(code[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
    }
    expect(code[6]?.slice(8, 13)).toEqual([true, false, true, false, true]);
    expect(code[size - 8]?.[8]).toBe(true);
  });

  test('text that is too long is refused', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  test('a field of one colour has a high penalty', () => {
    // 5 x 5 dark: 10 lines of a run of five (3 each), 16 blocks (3 each), all dark (100)
    expect(penalty(Array.from({ length: 5 }, () => new Array<boolean>(5).fill(true)))).toBe(30 + 48 + 100);
  });

  test('the drawing has a quiet zone of four', () => {
    expect(qrPath([[true]])).toEqual({ size: 9, path: 'M4 4h1v1h-1z' });
  });
});

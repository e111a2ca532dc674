import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code128Reader } from '@zxing/library';

const [width, height] = [640, 480];
/** Pixels of the narrowest bar. */
const modul = 3;
const bars = { from: 140, to: 340 };

/** Widths of bars and gaps in turn, by value; the last one ends a code. */
const patterns: Iterable<number>[] = Reflect.get(Code128Reader, 'CODE_PATTERNS');
const [startC, stop] = [105, 106];

/** Code 128 of an even number of digits: dark and light pixels of one line, beginning dark. */
function lineOf(digits: string): boolean[] {
  const values = (digits.match(/../g) ?? []).map(Number);
  const sum = values.reduce((sum, value, index) => sum + value * (index + 1), startC);
  const widths = [startC, ...values, sum % 103, stop].flatMap((value) => [...(patterns[value] ?? [])]);
  return widths.flatMap((count, index) => Array<boolean>(count * modul).fill(index % 2 === 0));
}

/** One picture of white paper with a code on it. */
function pictureOf(digits: string): Buffer {
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  picture.fill(235, 0, width * height);
  const line = lineOf(digits);
  const left = Math.floor((width - line.length) / 2);
  for (let y = bars.from; y < bars.to; y += 1)
    for (const [x, isDark] of line.entries()) if (isDark) picture[y * width + left + x] = 16;
  return picture;
}

/** A film for the browser's fake camera, in a folder of its own: a label with this number. */
export function makeVideo(digits: string): string {
  const frames = Array.from({ length: 3 }, () => Buffer.concat([Buffer.from('FRAME\n'), pictureOf(digits)]));
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420mpeg2\n`);
  const file = join(mkdtempSync(join(tmpdir(), 'kamera-')), 'etikett.y4m');
  writeFileSync(file, Buffer.concat([head, ...frames]));
  return file;
}

import { expect, test } from 'vitest';
import { endProgressLine, progressLine } from './progress-line.ts';

/** What is written when these shares are reported, each so many milliseconds after the one before. */
function written(isTTY: boolean, shares: number[], stepMs: number): string[] {
  const texts: string[] = [];
  let now = 0;
  const stream = { isTTY, write: (text: string) => texts.push(text) };
  const progress = progressLine('Sicherung', stream, () => now);
  for (const share of shares) {
    now += stepMs;
    progress(share);
  }
  endProgressLine(stream);
  return texts;
}

test('on a terminal one line shows each percent, and is gone before the result', () => {
  expect(written(true, [0.01, 0.02, 0.02, 0.37, 1], 0)).toEqual([
    '\r\u001b[KSicherung: 1 %',
    '\r\u001b[KSicherung: 2 %',
    '\r\u001b[KSicherung: 37 %',
    '\r\u001b[KSicherung: 100 %',
    '\r\u001b[K',
  ]);
});

test('in a log each further ten percent is a line, and short work says nothing', () => {
  expect(written(false, [0.05, 0.1, 0.15, 0.38, 0.39, 0.41, 1], 6000)).toEqual([
    'Sicherung: 10 %\n',
    'Sicherung: 30 %\n',
    'Sicherung: 40 %\n',
  ]);
  expect(written(false, [0.05, 0.1, 0.38, 0.9, 1], 900)).toEqual([]);
});

import { expect, test } from 'vitest';
import { splitNummern } from './nummern.ts';

const nummernOf = (text: string) =>
  splitNummern(text).flatMap(({ teil, isNummer }) => (isNummer ? [teil] : []));

test.each([
  ['Bestellung B-26-K7M4Q verschickt', ['B-26-K7M4Q']],
  ['B-26-K7M4Q, SEIFE-31-X2P9R und 3 weitere.', ['B-26-K7M4Q', 'SEIFE-31-X2P9R']],
  ['2 Belege: RE-2026-0007 bis RE-2026-100000.', ['RE-2026-0007', 'RE-2026-100000']],
  ['RE-2026-007, RE-2026-0007-1, am 2026-11-23', []],
  ['Markt 23.11. Leipzig: b-26-K7M4Q, B-26-K7M4QQ', []],
  ['', []],
])('%j has the numbers %j, and no letter is lost', (text, nummern) => {
  expect(nummernOf(text)).toEqual(nummern);
  expect(
    splitNummern(text)
      .map(({ teil }) => teil)
      .join(''),
  ).toBe(text);
});

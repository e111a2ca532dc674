import { expect, test } from 'vitest';
import { buchungId } from '#features/bestand/buchung-id.ts';
import { countZeile } from './zaehl-entwurf.ts';

const seife = { _id: 's', menge: 1000, letzteNr: 3 };
const oel = { _id: 'd', menge: 300, letzteNr: 1 };

test('a count is stored with the level at that time', () => {
  const begonnen = countZeile(undefined, seife, '990');
  const weiter = countZeile(begonnen, oel, '300');
  expect(weiter.zeilen).toEqual({
    s: { text: '990', letzteNr: 3, erwartet: 1000 },
    d: { text: '300', letzteNr: 1, erwartet: 300 },
  });
  expect(weiter.begonnen).toBe(begonnen.begonnen);
  expect(weiter.buchungId).toBe(begonnen.buchungId);
});

test('counting again uses the current level, and an emptied line is not counted', () => {
  const begonnen = countZeile(undefined, seife, '990');
  const nochmal = countZeile(begonnen, { ...seife, menge: 800, letzteNr: 4 }, '795');
  expect(nochmal.zeilen.s).toEqual({ text: '795', letzteNr: 4, erwartet: 800 });
  expect(countZeile(nochmal, seife, ' ').zeilen).toEqual({});
});

test('every count has a booking id of its own, which the server accepts (ADR 030)', () => {
  const [eine, andere] = [countZeile(undefined, seife, '1'), countZeile(undefined, seife, '1')];
  expect(eine.buchungId).not.toBe(andere.buchungId);
  expect(buchungId.parse(eine.buchungId)).toBe(eine.buchungId);
});

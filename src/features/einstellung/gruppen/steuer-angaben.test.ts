import { expect, test } from 'vitest';
import { leereSteuer, steuerAngaben, steuermodusAm } from './steuer-angaben.ts';

const modi = steuerAngaben.parse({
  ...leereSteuer,
  modi: [
    { ab: '2027-01-01', modus: 'regelbesteuerung' },
    { ab: '2025-06-01', modus: 'kleinunternehmer' },
  ],
}).modi;

test.each([
  ['2020-01-01', 'kleinunternehmer'],
  ['2025-06-01', 'kleinunternehmer'],
  ['2026-12-31', 'kleinunternehmer'],
  ['2027-01-01', 'regelbesteuerung'],
  ['2030-05-05', 'regelbesteuerung'],
])('on %s the mode is %s', (tag, modus) => {
  expect(steuermodusAm(modi, tag)).toBe(modus);
});

test.each([
  [{ modi: [] }, 'modi'],
  [{ modi: [{ ab: '2026-02-30', modus: 'kleinunternehmer' }] }, 'modi.0.ab'],
  [{ modi: [leereSteuer.modi[0], leereSteuer.modi[0]] }, 'modi'],
  [{ ustIdNr: 'DE12' }, 'ustIdNr'],
  [{ steuernummer: 'abc' }, 'steuernummer'],
  [{ steuernummer: '//////////' }, 'steuernummer'],
  [{ steuernummer: '12/345/6789' }, 'steuernummer'],
  [{ steuernummer: '12345678901234' }, 'steuernummer'],
  [{ umsatzgrenzen: [25_000, 25_000] }, 'umsatzgrenzen'],
  [{ saetze: [1e-300] }, 'saetze.0'],
  [{ saetze: [0.30000000000000004] }, 'saetze.0'],
  [{ saetze: [19.55] }, 'saetze.0'],
  [{ saetze: [30] }, 'saetze.0'],
])('refuses %j at %s', (wrong, feld) => {
  const { error } = steuerAngaben.safeParse({ ...leereSteuer, ...wrong });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([feld]);
});

test('a VAT id may be typed with spaces and small letters', () => {
  expect(steuerAngaben.parse({ ...leereSteuer, ustIdNr: 'de 123 456 789' }).ustIdNr).toBe('DE123456789');
});

test.each(['12/345/67890', '123 4567 8901', '1234567890123'])(
  'takes %s as a Steuernummer',
  (steuernummer) => {
    expect(steuerAngaben.parse({ ...leereSteuer, steuernummer }).steuernummer).toBe(steuernummer);
  },
);

test('takes every rate with one decimal', () => {
  for (let zehntel = 0; zehntel <= 250; zehntel += 1)
    expect(
      steuerAngaben.shape.saetze.parse([JSON.parse(`${Math.floor(zehntel / 10)}.${zehntel % 10}`)]),
    ).toEqual([zehntel / 10]);
});

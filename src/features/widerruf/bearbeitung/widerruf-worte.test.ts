import { expect, test } from 'vitest';
import { parseWiderruf } from './read-widerruf.ts';
import {
  belegText,
  canBelegSenden,
  endeText,
  geldBisText,
  isDringend,
  isGeldOffen,
  isNochMoeglich,
} from './widerruf-worte.ts';

function widerrufOf(changed: object) {
  const widerruf = parseWiderruf({ _id: 'w', ...changed });
  if (!widerruf) throw new Error('a withdrawal has an id');
  return widerruf;
}

test('the last day for the money is said with its weekday, and nothing without one', () => {
  expect(geldBisText('2026-12-10')).toBe('Geld zurück bis Do 10. Dez.');
  expect(geldBisText('')).toBe('');
});

test.each([
  ['2026-11-25', true],
  ['2026-11-26', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['', false],
])('on the 26th of November money due on %s is urgent: %s', (geldBis, isIt) => {
  expect(isDringend(geldBis, '2026-11-26')).toBe(isIt);
});

test('money may be owed until it is booked and returned; goods alone owe none, nor does what nobody paid', () => {
  for (const aufgabe of ['zuordnen', 'buchen', 'geld'])
    expect(isGeldOffen(widerrufOf({ aufgaben: [aufgabe, 'ware'] })), aufgabe).toBe(true);
  expect(isGeldOffen(widerrufOf({ aufgaben: ['ware'] }))).toBe(false);
  expect(isGeldOffen({ aufgaben: ['buchen'], auftrag: { bezahlt: 0 } })).toBe(false);
  expect(isGeldOffen({ aufgaben: ['buchen'], auftrag: { bezahlt: 12.4 } })).toBe(true);
});

test.each([
  ['post', 'geschrieben', false],
  ['ohneAdresse', 'nicht geschrieben, die E-Mail-Adresse ist nicht vollständig', false],
  ['begrenzt', 'nicht geschrieben, es gingen gerade schon mehrere hinaus', true],
  [undefined, 'noch nicht geschrieben', true],
])('a receipt that is %s says so, and can be sent: %s, %s', (beleg, text, kann) => {
  expect(belegText(widerrufOf({ beleg, email: 'x' }))).toBe(text);
  expect(canBelegSenden(widerrufOf({ beleg }))).toBe(kann);
});

test('an order of which nothing is left cannot be booked again', () => {
  const auftrag = (moeglich: number) => ({ _id: 'id', nummer: 'B-26-K7M4Q', posten: [{ nr: 1, moeglich }] });
  expect(isNochMoeglich(widerrufOf({ auftrag: auftrag(1) }))).toBe(true);
  expect(isNochMoeglich(widerrufOf({ auftrag: auftrag(0) }))).toBe(false);
  expect(isNochMoeglich(widerrufOf({}))).toBe(false);
});

test('how it ended: by the reason that was written, by a booking, or with its order', () => {
  expect(endeText(widerrufOf({ schluss: 'Kam doppelt', isGebucht: true }))).toBe('Kam doppelt');
  expect(endeText(widerrufOf({ isGebucht: true }))).toBe('Gebucht und erledigt');
  expect(endeText(widerrufOf({}))).toBe('Bestellung storniert');
});

import { expect, test } from 'vitest';
import type { Ermaessigung } from './ermaessigung.ts';
import { ermaessigungText } from './ermaessigung-text.ts';

test.each<[Ermaessigung, RegExp]>([
  [{ isGezeigt: true, niedrigsterPreis: 10, seit: 'x' }, /^Wird als Angebot gezeigt\. .*: 10,00\s€\.$/],
  [{ isGezeigt: false, grund: { art: 'ohnePreis' } }, /nicht als Angebot.*tragen Sie einen Preis ein/],
  [{ isGezeigt: false, grund: { art: 'nichtImShop' } }, /nicht als Angebot.*„Aktiv“/],
  [
    { isGezeigt: false, grund: { art: 'unbekannt', ab: '2026-04-01' } },
    /zu kurz.*am 01\.04\.2026 oder später/,
  ],
  [{ isGezeigt: false, grund: { art: 'ohneVorher' } }, /zuerst zum vollen Preis/],
  [
    { isGezeigt: false, grund: { art: 'nichtNiedriger', niedrigster: 8, bis: '2026-02-20T23:30:00.000Z' } },
    /schon 8,00\s€ gekostet, bis 21\.02\.2026: .* darunter/,
  ],
])('of %j it says what shoppers see, or what to do', (ermaessigung, text) => {
  expect(ermaessigungText(ermaessigung, false)).toMatch(text);
});

test('before the opening it says from when it is shown', () => {
  expect(ermaessigungText({ isGezeigt: true, niedrigsterPreis: 10, seit: 'x' }, true)).toMatch(
    /^Wird als Angebot gezeigt, sobald der Laden offen ist\. /,
  );
});

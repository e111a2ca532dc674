import { expect, test } from 'vitest';
import { parseWiderruf } from '../../../bearbeitung/read-widerruf.ts';
import { buchungBody } from '../../../bearbeitung/verwaltung-contract.ts';
import {
  type BuchenForm,
  betraegeOf,
  buchenForm,
  folgenText,
  leereBuchung,
  portoText,
  toBuchung,
} from './buchen-form.ts';

const heute = '2026-11-26';

/** Two roses that have left the house; two mints, one of them not. 33,10 € with the postage, all paid. */
function auftragOf(changed: object = {}) {
  const rose = { nr: 1, name: 'Rose', preis: 7.9, menge: 2, moeglich: 2, imHaus: 0, gewuenscht: 2 };
  const minze = { ...rose, nr: 2, name: 'Minze', preis: 6.2, imHaus: 1, gewuenscht: 0 };
  const auftrag = { _id: 'id', nummer: 'B-26-K7M4Q', posten: [rose, minze], versand: 4.9, bezahlt: 33.1 };
  const gelesen = parseWiderruf({ _id: 'w', auftrag: { ...auftrag, ...changed } })?.auftrag;
  if (!gelesen) throw new Error('an order has a number');
  return gelesen;
}

const auftrag = auftragOf();
const wahl = (changed: Partial<BuchenForm> = {}): BuchenForm => ({
  ...leereBuchung(auftrag, heute),
  ...changed,
});

test('postage is returned with everything, and only then by itself', () => {
  expect(leereBuchung(auftrag, heute)).toMatchObject({ teile: { 1: 2, 2: 0 }, versand: '0,00' });
  expect(portoText(auftrag, { 1: 2, 2: 2 })).toBe('4,90');
  expect(portoText(auftragOf({ versand: 0 }), { 1: 2, 2: 2 })).toBe('0,00');
});

test.each<[string, Partial<BuchenForm>, string]>([
  ['no piece', { teile: { 1: 0 } }, 'Bitte mindestens ein Stück wählen.'],
  ['more pieces than are left', { teile: { 1: 3 } }, 'So viele Stück sind nicht mehr zu widerrufen.'],
  ['no postage', { versand: '' }, 'Bitte ausfüllen.'],
  ['more postage than was paid', { versand: '5' }, 'Höchstens 4,9'],
  ['half a cent', { versand: '1,005' }, 'Höchstens 2 Nachkommastellen.'],
  ['money without a day', { istErstattet: true, tag: '' }, 'Bitte einen Tag angeben.'],
])('%s is refused in the form', (_, changed, text) => {
  const { error } = buchenForm(auftrag).safeParse(wahl(changed));
  expect(error?.issues[0]?.message).toContain(text);
});

test('what comes back and what is returned is sent only where it applies', () => {
  expect(toBuchung(auftrag, wahl(), 3)).toEqual({
    ...{ gesehen: 3, teile: [{ nr: 1, menge: 2 }], versand: 0, zurueck: [] },
  });
  const alles = wahl({
    ...{ teile: { 1: 2, 2: 2 }, versand: '4,90', istDa: true, istErstattet: true },
    zurueck: { da: {}, gut: { 1: 1 } },
  });
  expect(toBuchung(auftrag, alles, 3)).toEqual({
    ...{ gesehen: 3, versand: 4.9, erstattetAm: heute },
    teile: [
      { nr: 1, menge: 2 },
      { nr: 2, menge: 2 },
    ],
    zurueck: [
      { nr: 1, menge: 1, verkaufbar: true },
      { nr: 1, menge: 1, verkaufbar: false },
      { nr: 2, menge: 1, verkaufbar: false },
    ],
  });
  expect(toBuchung(auftragOf({ bezahlt: 0 }), alles, 3)).not.toHaveProperty('erstattetAm');
  expect(buchungBody.safeParse(toBuchung(auftrag, alles, 3)).success).toBe(true);
});

test('the sum is computed while it is chosen, and not from half a number', () => {
  expect(betraegeOf(auftrag, { 1: 2, 2: 2 }, '4,90')).toEqual({ weniger: 3310, zurueck: 3310 });
  expect(betraegeOf(auftragOf({ bezahlt: 10 }), { 1: 2 }, '0')).toEqual({ weniger: 1580, zurueck: 0 });
  for (const versand of ['', 'x', '4,905', '5'])
    expect(betraegeOf(auftrag, { 1: 1 }, versand)).toBeUndefined();
});

test('before it is booked it is said what it does', () => {
  const spaeter = folgenText(auftrag, toBuchung(auftrag, wahl(), 3));
  expect(spaeter).toMatch(
    /^2 Stück sind widerrufen, die Bestellung kostet 15,80\s€ weniger\. 15,80\s€ sind noch/,
  );
  expect(spaeter).toMatch(/Zurücknehmen lässt es sich, bis Ware oder Geld zurück ist\.$/);
  expect(spaeter).toContain('schreibt der Laden dazu eine Rechnungskorrektur.');
  const imHaus = folgenText(auftrag, toBuchung(auftrag, wahl({ teile: { 2: 1 } }), 3));
  expect(imHaus).not.toContain('Rechnung');
  expect(imHaus).toMatch(/Das lässt sich nicht zurücknehmen\.$/);
  const gleich = wahl({ istDa: true, istErstattet: true, zurueck: { da: {}, gut: { 1: 1 } } });
  const text = folgenText(auftrag, toBuchung(auftrag, gleich, 3));
  expect(text).toContain('1 Stück liegt wieder im Lager. 1 Stück wird abgeschrieben.');
  expect(text).toMatch(
    /15,80\s€ sind am 26\.11\.2026 zurückgezahlt\. Gibt es .* Das lässt sich nicht zurücknehmen\.$/,
  );
});

import { expect, test } from 'vitest';
import type { Aktion } from '../../aktionen/aktionen.ts';
import { parseAuftrag } from '../../read-auftrag.ts';
import {
  isUeberfaellig,
  merkmaleOf,
  naechsteAktion,
  naechsterSatz,
  stueckText,
  wegText,
} from './auftrag-worte.ts';

function auftragOf(changed: object) {
  const auftrag = parseAuftrag({ _id: '1', nummer: 'B-26-K7M4Q', ...changed });
  if (!auftrag) throw new Error('an order has a number');
  return auftrag;
}

const alle: Aktion[] = ['zahlung', 'gepackt', 'versendet', 'abholbereit', 'abgeholt', 'stornieren', 'notiz'];

test.each<[string, object, Aktion | undefined, RegExp]>([
  [
    'waits for money',
    { aufgabe: 'geld', versandart: 'dhl', aktionen: alle, offen: 5 },
    'zahlung',
    /^Wir warten auf 5,00/,
  ],
  [
    'is paid',
    { aufgabe: 'packen', versandart: 'dhl', aktionen: ['gepackt', 'versendet'] },
    'gepackt',
    /^Bitte packen\.$/,
  ],
  [
    'is to be made',
    { aufgabe: 'packen', versandart: 'dhl', isZuFertigen: true, aktionen: ['gepackt'] },
    'gepackt',
    /^Ein Teil ist noch zu fertigen\. Danach bitte packen\.$/,
  ],
  [
    'is paid, though more money may come',
    { aufgabe: 'packen', versandart: 'dhl', aktionen: alle },
    'gepackt',
    /^Bitte packen\.$/,
  ],
  [
    'is packed',
    { aufgabe: 'packen', versandart: 'dhl', aktionen: ['versendet'] },
    'versendet',
    /verschicken/,
  ],
  [
    'is fetched and paid there',
    { aufgabe: 'packen', versandart: 'abholung', aktionen: alle },
    'abholbereit',
    /bereitlegen/,
  ],
  [
    'lies ready',
    { aufgabe: 'abholbereit', versandart: 'abholung', aktionen: ['zahlung', 'abgeholt'] },
    'abgeholt',
    /abgeholt wird/,
  ],
  [
    'was paid twice',
    { aufgabe: 'problem', zurueck: 5, aktionen: ['erstattung', 'notiz'] },
    'erstattung',
    /5,00\s€ zurückzahlen/,
  ],
  [
    'is withdrawn, and nobody has booked it',
    { aufgabe: 'problem', isWiderrufOffen: true, posten: [{ nr: 1, rest: 1 }], aktionen: alle, offen: 5 },
    undefined,
    /^Ein Widerruf ist eingegangen\. Bitte nichts mehr packen\.$/,
  ],
  [
    'is withdrawn when all of it has left',
    { aufgabe: 'problem', isWiderrufOffen: true, posten: [{ rest: 0 }], aktionen: alle, zurueck: 5 },
    undefined,
    /^Ein Widerruf ist eingegangen\. 5,00\s€ sind noch zurückzuzahlen\.$/,
  ],
  [
    'is withdrawn, and money is owed',
    { aufgabe: 'problem', stand: 'widerrufen', zurueck: 5, aktionen: ['erstattung', 'notiz'] },
    'erstattung',
    /5,00\s€ zurückzahlen/,
  ],
  [
    'is withdrawn as a whole',
    { aufgabe: 'erledigt', stand: 'widerrufen', aktionen: ['notiz'] },
    undefined,
    /^Widerrufen\. Es ist nichts zu tun\.$/,
  ],
  [
    'has a part of its money on the way back',
    { aufgabe: 'problem', zurueck: 20, zurueckLaeuft: 6.5, aktionen: ['erstattung', 'notiz'] },
    'erstattung',
    /^Bitte 13,50\s€ zurückzahlen\.$/,
  ],
  [
    'has all of its money on the way back by the provider',
    { aufgabe: 'erledigt', stand: 'storniert', zurueck: 20, zurueckLaeuft: 20, aktionen: ['notiz'] },
    undefined,
    /^20,00\s€ sind auf dem Weg zurück\. Es ist nichts zu tun\.$/,
  ],
  [
    'has a transfer to be made',
    { aufgabe: 'problem', stand: 'storniert', zurueck: 20, zurueckLaeuft: 20, aktionen: ['notiz'] },
    undefined,
    /^20,00\s€ sind auf dem Weg zurück\. Davon ist noch zu überweisen: siehe Rückzahlungen\.$/,
  ],
  [
    'has its money on the way while its goods come back',
    {
      aufgabe: 'erledigt',
      zurueck: 5,
      zurueckLaeuft: 5,
      posten: [{ nr: 1, erwartet: 1 }],
      aktionen: ['notiz'],
    },
    undefined,
    /^5,00\s€ sind auf dem Weg zurück\. Widerrufene Ware kommt noch zurück\.$/,
  ],
  [
    'is withdrawn while older money is on its way',
    { aufgabe: 'problem', isWiderrufOffen: true, posten: [{ rest: 0 }], zurueck: 5, zurueckLaeuft: 5 },
    undefined,
    /^Ein Widerruf ist eingegangen\.$/,
  ],
  ['is done', { aufgabe: 'erledigt', aktionen: ['zahlung', 'notiz'] }, undefined, /nichts zu tun/],
])('an order that %s has one next step', (_, changed, aktion, satz) => {
  const auftrag = auftragOf(changed);
  expect(naechsteAktion(auftrag)).toBe(aktion);
  expect(naechsterSatz(auftrag)).toMatch(satz);
});

test('money on pick-up is not a transfer that is waited for', () => {
  const dort = { zahlart: 'abholung', aufgabe: 'geld', offen: 5, aktionen: ['zahlung'] };
  expect(naechsterSatz(auftragOf(dort))).toMatch(/^5,00\s€ sind noch zu bezahlen\.$/);
});

test('only what is still here can be late', () => {
  const termin = { von: '2026-11-20', bis: '2026-11-22' };
  expect(isUeberfaellig({ termin, aufgabe: 'packen' }, '2026-11-23')).toBe(true);
  expect(isUeberfaellig({ termin, aufgabe: 'packen' }, '2026-11-22')).toBe(false);
  expect(isUeberfaellig({ termin, aufgabe: 'erledigt' }, '2026-11-23')).toBe(false);
  expect(isUeberfaellig({ termin: undefined, aufgabe: 'packen' }, '2026-11-23')).toBe(false);
});

test('a row names what its state does not say', () => {
  const worte = (changed: object) => merkmaleOf(auftragOf(changed)).map(({ wort }) => wort);
  expect(worte({ stand: 'storniert', zurueck: 5 })).toEqual(['5,00\u00a0€ zurückzahlen']);
  expect(worte({ stand: 'storniert', zurueck: 5, zurueckLaeuft: 1.5 })).toEqual([
    '3,50\u00a0€ zurückzahlen',
    '1,50\u00a0€ unterwegs zurück',
  ]);
  expect(worte({ stand: 'storniert', zurueck: 5, zurueckLaeuft: 5 })).toEqual([
    '5,00\u00a0€ unterwegs zurück',
  ]);
  expect(worte({ stand: 'offen', offen: 5, zahlart: 'vorkasse' })).toEqual([]);
  expect(worte({ stand: 'bezahlt', erlassen: 1.49 })).toEqual(['1,49\u00a0€ erlassen']);
  expect(worte({ stand: 'offen', offen: 5, bezahlt: 2, zahlart: 'vorkasse' })).toEqual([
    '5,00\u00a0€ fehlen',
  ]);
  expect(worte({ stand: 'teilversendet', aufgabe: 'packen', isGepackt: true, isZuFertigen: true })).toEqual([
    'gepackt',
    'zu fertigen',
  ]);
  expect(worte({ stand: 'gepackt', aufgabe: 'packen', isGepackt: true })).toEqual([]);
  expect(worte({ stand: 'bezahlt', isTestzahlung: true })).toEqual(['Testzahlung']);
});

test('the way is left out where it is not known', () => {
  expect(wegText({ versandart: 'dhl', zahlart: 'vorkasse' })).toBe('DHL, Überweisung');
  expect(wegText({ versandart: undefined, zahlart: undefined })).toBe('');
});

test('the name of a soap goes into the next line rather than break', () => {
  expect(stueckText([{ name: 'Lavendeltraum', menge: 2 }])).toBe('2\u00a0×\u00a0Lavendeltraum');
});

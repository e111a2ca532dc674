import { expect, test } from 'vitest';
import { parseWiderruf, parseWiderrufLage, readWiderrufe } from './read-widerruf.ts';

const at = '2026-11-26T09:12:00.000Z';
const voll = {
  ...{ _id: 'w-1', eingangAt: at, geldBis: '2026-12-10', name: 'Mia Sommer', bestellung: 'B-26-K7M4Q' },
  ...{ email: 'mia@kundschaft.example', stuecke: 'nur die Rose', beleg: 'post', schluss: 'doppelt' },
  teile: [{ nr: 1, menge: 1, name: 'Rose' }],
  aufgaben: ['buchen', 'geld'],
  ...{ isGebucht: true, kannZurueck: true },
  auftrag: {
    ...{ _id: 'id-1', nummer: 'B-26-K7M4Q', name: 'Mia Sommer', email: 'mia@kundschaft.example' },
    ...{ bestelltAt: at, geliefertAt: at, stand: 'versendet', letzteNr: 3 },
    posten: [
      {
        ...{ nr: 1, name: 'Rose', preis: 7.9, menge: 2, moeglich: 2 },
        ...{ imHaus: 1, gewuenscht: 1, erwartet: 1 },
      },
    ],
    ...{ versand: 4.9, bezahlt: 20.7, zurueck: 7.9 },
  },
  vorschlaege: [{ _id: 'id-2', nummer: 'B-26-AAA22', name: 'Mia', email: 'm@x.example', bestelltAt: at }],
  verlauf: [{ at, von: 'Ada', text: 'Von Hand zugeordnet' }],
};

test('without its id it is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { _id: 7 }]) expect(parseWiderruf(data)).toBeUndefined();
  expect(readWiderrufe({ offene: [{}, voll], erledigte: 'x' })).toMatchObject({
    offene: [{ _id: 'w-1' }],
    ...{ weitere: 0, erledigte: [] },
  });
});

test('words and fields of another version are left out', () => {
  const { auftrag, ...ohne } = voll;
  const gelesen = parseWiderruf({ ...ohne, aufgaben: ['x', 'ware'], beleg: 'x', auftrag: { _id: 'id-1' } });
  expect(gelesen).toMatchObject({ aufgaben: ['ware'] });
  expect(gelesen).not.toHaveProperty('beleg');
  expect(gelesen).not.toHaveProperty('auftrag');
  const anderer = parseWiderruf({ ...voll, auftrag: { ...auftrag, stand: 'x', posten: 7 } })?.auftrag;
  expect(anderer).toMatchObject({ posten: [] });
  expect(anderer).not.toHaveProperty('stand');
});

test('how many wait is a number, and the day one, whatever comes', () => {
  expect(parseWiderrufLage({ offen: 2, geldBis: '2026-12-10' })).toEqual({ offen: 2, geldBis: '2026-12-10' });
  for (const data of [undefined, 'x', {}, { offen: 'viele', geldBis: 'bald' }])
    expect(parseWiderrufLage(data)).toEqual({ offen: 0, geldBis: '' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestellungSchritteOf } from './bestellung-schritte.ts';
import { bestellungKopfOf } from './bestellung-worte.ts';
import { parseBestellung } from './read-bestellung.ts';

const voll = {
  nummer: 'B-26-K7M4Q',
  bestelltAt: '2026-03-02T09:12:00.000Z',
  stand: 'bezahlt',
  posten: [
    {
      ...{ produktId: '1', name: 'Lavendel', menge: 2, preis: 7.9, summe: 15.8 },
      merkmale: [{ label: 'Gewicht', text: '100 g' }],
    },
  ],
  gesamt: 15.8,
  versandart: 'abholung',
  zahlart: 'abholung',
  termin: { von: '2026-03-05', bis: '2026-03-07' },
  ueberweisung: {
    betrag: 15.8,
    iban: 'DE89370400440532013000',
    giroCode: { groesse: 29, pfad: 'M4 4h7v7h-7z' },
  },
  ereignisse: [{ typ: 'bestellt', at: '2026-03-02T09:12:00.000Z', text: 'Bestellung eingegangen' }],
  gekuerzt: 7.9,
  offen: 3.9,
  zurueck: 7.9,
  sendungen: [{ dienst: 'DHL', nummer: '0034', at: '2026-03-03T10:00:00.000Z' }],
  rest: { posten: [{ name: 'Lavendel', menge: 1 }], von: '2026-03-12', bis: '2026-03-13' },
  kannStornieren: true,
  hatKonto: false,
};

test('an order keeps what the answer says', () => {
  expect(parseBestellung(voll)).toMatchObject(voll);
});

test('without a number there is no order', () => {
  for (const data of [undefined, null, 'x', [], {}, { nummer: '' }, { nummer: 7 }])
    expect(parseBestellung(data)).toBeUndefined();
});

test('a number alone is an order that offers nothing', () => {
  const order = parseBestellung({ nummer: 'B-26-K7M4Q' });
  expect(order).toMatchObject({ posten: [], ereignisse: [], kannStornieren: false, hatKonto: true });
  for (const field of ['termin', 'ueberweisung']) expect(order).not.toHaveProperty(field);
});

test('a state and ways that are not known are left out', () => {
  const order = parseBestellung({ ...voll, stand: 'verschenkt', versandart: 'taube', zahlart: 'karte' });
  for (const field of ['stand', 'versandart', 'zahlart']) expect(order).not.toHaveProperty(field);
});

test('parcels keep what is known of them, and only links of the web', () => {
  const at = '2026-03-03T10:00:00.000Z';
  const link = 'https://www.dhl.de/verfolgen?piececode=0034';
  const sendungen = [
    { dienst: 'DHL', nummer: '0034', link, at },
    { dienst: 'Bote', nummer: '', link: 'javascript:alert(1)', at: 'gestern' },
    null,
  ];
  expect(parseBestellung({ ...voll, sendungen })?.sendungen).toEqual([
    { dienst: 'DHL', nummer: '0034', link, at },
    { dienst: 'Bote', nummer: '', at: '' },
  ]);
  expect(parseBestellung({ ...voll, sendungen: 'x' })?.sendungen).toEqual([]);
});

test('what is missing keeps its days when they are days', () => {
  const posten = [{ name: 'Honigwabe', menge: 2 }];
  const rest = (days: object) => parseBestellung({ ...voll, rest: { posten, ...days } })?.rest;
  expect(rest({ von: '2026-03-12', bis: '2026-03-13' })).toEqual({
    posten,
    von: '2026-03-12',
    bis: '2026-03-13',
  });
  expect(rest({ von: '2026-03-12' })).toEqual({ posten, von: '2026-03-12', bis: '2026-03-12' });
  expect(rest({ von: 'bald', bis: 7 })).toEqual({ posten });
});

test('a code that is no drawing is left out', () => {
  for (const pfad of ['"><script>', '', null, 'M4 url(x)']) {
    const ueberweisung = { ...voll.ueberweisung, giroCode: { groesse: 29, pfad } };
    expect(parseBestellung({ ...voll, ueberweisung })?.ueberweisung?.giroCode).toBeUndefined();
  }
});

test('days and times that are none are left out', () => {
  const order = parseBestellung({ ...voll, bestelltAt: 'gestern', termin: { von: '2026-13-45', bis: 'x' } });
  expect(order).toMatchObject({ bestelltAt: '' });
  expect(order).not.toHaveProperty('termin');
});

test('an answer of any shape can be shown', () => {
  const keys = Object.keys(voll);
  const part = fc.oneof(fc.anything({ maxDepth: 3 }), fc.constantFrom(...Object.values(voll)));
  const answers = fc.dictionary(fc.constantFrom(...keys), part).map((given) => ({ ...given, nummer: 'B' }));
  fc.assert(
    fc.property(answers, fc.boolean(), (answer, isNeu) => {
      const order = parseBestellung(answer);
      if (!order) throw new Error('an order has a number');
      expect(bestellungKopfOf(order, isNeu).titel).not.toBe('');
      for (const { was, wann = '' } of bestellungSchritteOf(order, '2026-03-02'))
        expect(was + wann).not.toMatch(/undefined|NaN|null/);
    }),
  );
});

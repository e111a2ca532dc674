import { expect, test } from 'vitest';
import { type Erstattungen, erstattungen } from './erstattung-contract.ts';
import { parseErstattungen } from './read-erstattungen.ts';

const alles: Erstattungen = {
  frei: 12.5,
  anbieter: { betrag: 10, name: 'Stripe', modus: 'test' },
  hatEmail: true,
  bis: '2026-12-06',
  erstattungen: [
    {
      ...{ _id: 'e2', betrag: 5, weg: 'ueberweisung', stand: 'beantragt' },
      begonnenAt: '2026-11-30T10:00:00.000Z',
      konto: {
        ...{ iban: 'DE89370400440532013000', inhaber: 'Mia Sommer', verwendungszweck: 'B-26-K7M4Q' },
        giroCode: { groesse: 45, pfad: 'M4 4h7v1H4z' },
      },
    },
    {
      ...{ _id: 'e1', betrag: 7, weg: 'anbieter', stand: 'gescheitert', grund: 'Die Karte ist gesperrt.' },
      ...{ begonnenAt: '2026-11-29T10:00:00.000Z', beendetAt: '2026-11-29T11:00:00.000Z' },
    },
  ],
};

test('the answer of the contract is read as it is', () => {
  expect(parseErstattungen(erstattungen.parse(alles))).toEqual(alles);
});

test('words of a later version are left out, parts that are none too, and nothing else is lost', () => {
  const [eine] = alles.erstattungen;
  const gelesen = parseErstattungen({
    ...{ frei: '12.5', hatEmail: 'ja', bis: 'bald', anbieter: { betrag: 5, modus: 'mond' } },
    erstattungen: [
      { ...eine, weg: 'taube', stand: 'verschollen', begonnenAt: 'gestern', konto: { inhaber: 'Mia' } },
      { ...eine, konto: { iban: 'DE1', giroCode: { groesse: 45, pfad: 'M4"/><script>' } } },
      ...[{ betrag: 5 }, 'x', null],
    ],
  });
  expect(gelesen).toEqual({
    ...{ frei: 12.5, hatEmail: false, anbieter: { betrag: 5, name: '' } },
    erstattungen: [
      { _id: 'e2', betrag: 5, begonnenAt: '' },
      {
        ...{ _id: 'e2', betrag: 5, weg: 'ueberweisung', stand: 'beantragt', begonnenAt: eine?.begonnenAt },
        konto: { iban: 'DE1', inhaber: '', verwendungszweck: '' },
      },
    ],
  });
});

test('a provider that returns nothing is none', () => {
  for (const anbieter of [undefined, null, 'x', {}, { betrag: 0, name: 'Stripe', modus: 'live' }])
    expect(parseErstattungen({ ...alles, anbieter })).not.toHaveProperty('anbieter');
});

test('what is no answer about money is none', () => {
  for (const data of [undefined, null, 'x', [], {}, { frei: 'viel' }])
    expect(parseErstattungen(data)).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marktGrund, marktName, marktStornoGrund } from './markt-text.ts';
import { type MarktPosten, marktUmsatzOf, marktWertOf, sumOfTage } from './markttag.ts';

function posten(name: string, zahlen: Partial<MarktPosten>): MarktPosten {
  return {
    ...{ produktId: name, name, preisCent: 790, steuersatzPromille: 190, mitgenommen: 0, zurueck: 0 },
    ...zahlen,
  };
}

const tag = [
  posten('Lavendel', { mitgenommen: 12, zurueck: 4 }),
  posten('Minze', { preisCent: 500, mitgenommen: 5, zurueck: 5 }),
  posten('Honig', { preisCent: 1050, steuersatzPromille: 70, mitgenommen: 3 }),
];

test('what was sold is worth its prices of the morning', () => {
  expect(marktWertOf(tag)).toBe(8 * 790 + 3 * 1050);
});

test('the turnover of a day names its soaps, and its net sum is without the tax of each rate', () => {
  expect(marktUmsatzOf({ posten: tag, umsatzCent: 9470, steuermodus: 'regelbesteuerung' })).toEqual({
    umsatzCent: 9470,
    nettoCent: 9470 - 1009 - 206,
    stueck: 11,
    produkte: [
      { produktId: 'Lavendel', name: 'Lavendel', stueck: 8, umsatzCent: 6320 },
      { produktId: 'Honig', name: 'Honig', stueck: 3, umsatzCent: 3150 },
    ],
  });
});

test('under § 19 the net sum is the sum', () => {
  expect(marktUmsatzOf({ posten: tag, umsatzCent: 9000, steuermodus: 'kleinunternehmer' })).toMatchObject({
    umsatzCent: 9000,
    nettoCent: 9000,
  });
});

const zeile = fc
  .record({
    mitgenommen: fc.nat(200),
    zurueck: fc.nat(200),
    preisCent: fc.nat(5000),
    steuersatzPromille: fc.constantFrom(0, 70, 190),
  })
  .filter(({ mitgenommen, zurueck }) => zurueck <= mitgenommen);

test('the soaps of any day add up to what came in, and tax never exceeds it', () => {
  fc.assert(
    fc.property(fc.array(zeile, { minLength: 1, maxLength: 12 }), fc.nat(200_000), (zeilen, umsatzCent) => {
      const alle = zeilen.map((one, i) => posten(`Seife ${i}`, one));
      const umsatz = marktUmsatzOf({ posten: alle, umsatzCent, steuermodus: 'regelbesteuerung' });
      const summe = umsatz.produkte.reduce((sum, one) => sum + one.umsatzCent, 0);
      expect(summe).toBe(umsatz.produkte.length === 0 ? 0 : umsatzCent);
      expect(umsatz.nettoCent).toBeGreaterThanOrEqual(0);
      expect(umsatz.nettoCent).toBeLessThanOrEqual(umsatzCent);
    }),
  );
});

test('days together add up, product by product', () => {
  const eines = marktUmsatzOf({ posten: tag, umsatzCent: 9470, steuermodus: 'regelbesteuerung' });
  const monat = sumOfTage([eines, eines]);
  expect(monat).toMatchObject({ umsatzCent: 18_940, stueck: 22, nettoCent: 2 * eines.nettoCent });
  expect(monat.produkte[0]).toEqual({
    produktId: 'Lavendel',
    name: 'Lavendel',
    stueck: 16,
    umsatzCent: 12_640,
  });
});

describe('the words of a market', () => {
  const markt = { ort: 'Leipzig', tag: '2026-12-05' };

  test('it has a short name where an order has its number, and a long one in the ledger', () => {
    expect(marktName(markt)).toBe('Markt 5.12. Leipzig');
    expect(marktGrund(markt)).toBe('Markt Leipzig, 5.12.2026');
    expect(marktStornoGrund(markt)).toBe('Storno: Markt Leipzig, 5.12.2026');
  });

  test('it needs no place', () => {
    expect(marktName({ ...markt, ort: '' })).toBe('Markt 5.12.');
    expect(marktGrund({ ...markt, ort: '' })).toBe('Markt, 5.12.2026');
  });
});

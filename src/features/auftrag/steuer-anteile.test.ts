import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steuerIn } from '#shared/number/steuer.ts';
import { steuerAnteileOf, warenwertOf } from './steuer-anteile.ts';

const zeile = fc.record({
  preisCent: fc.integer({ min: 1, max: 100_000 }),
  menge: fc.integer({ min: 1, max: 99 }),
  steuersatzPromille: fc.constantFrom(0, 55, 70, 190, 250),
});
const zeilen = fc.array(zeile, { minLength: 1, maxLength: 12 });
const versandCent = fc.integer({ min: 0, max: 100_000 });

test('every cent of goods and postage is in exactly one rate, and the tax of each is that of its gross', () => {
  fc.assert(
    fc.property(zeilen, versandCent, (zeilen, versandCent) => {
      const steuer = steuerAnteileOf(zeilen, versandCent, 'regelbesteuerung');
      const brutto = steuer.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
      expect(brutto).toBe(warenwertOf(zeilen) + versandCent);
      for (const { satzPromille, bruttoCent, steuerCent } of steuer)
        expect(steuerCent).toBe(steuerIn(bruttoCent, satzPromille / 10));
    }),
  );
});

test('the sequence of the lines changes nothing', () => {
  fc.assert(
    fc.property(zeilen, versandCent, (zeilen, versandCent) => {
      expect(steuerAnteileOf(zeilen.toReversed(), versandCent, 'regelbesteuerung')).toEqual(
        steuerAnteileOf(zeilen, versandCent, 'regelbesteuerung'),
      );
    }),
  );
});

test('postage is taxed like the goods it is for', () => {
  const seife = { preisCent: 790, menge: 2, steuersatzPromille: 190 };
  const buch = { preisCent: 790, menge: 1, steuersatzPromille: 70 };
  expect(steuerAnteileOf([buch, seife], 490, 'regelbesteuerung')).toEqual([
    { satzPromille: 190, bruttoCent: 1580 + 327, steuerCent: 304 },
    { satzPromille: 70, bruttoCent: 790 + 163, steuerCent: 62 },
  ]);
});

test('under § 19 UStG there is no tax to show', () => {
  expect(
    steuerAnteileOf([{ preisCent: 790, menge: 1, steuersatzPromille: 190 }], 490, 'kleinunternehmer'),
  ).toEqual([]);
});

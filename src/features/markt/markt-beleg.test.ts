import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belegBruttoOf, belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import { marktKorrekturOf, marktRechnungOf } from './markt-beleg.ts';
import { marktUmsatzOf } from './markttag.ts';

const seife = (nr: number, rest: object) => ({
  ...{ nr, produktId: `p${nr}`, name: `Seife ${nr}`, preisCent: 500, steuersatzPromille: 190 },
  ...{ mitgenommen: 5, zurueck: 0, ...rest },
});
const markt = { ort: 'Leipzig', tag: '2026-12-05', steuermodus: 'regelbesteuerung' as const };

test('an invoice of a market day lists what was sold, and by rate what the sum differs from the prices', () => {
  const posten = [
    seife(1, { preisCent: 790, zurueck: 2 }),
    seife(2, { zurueck: 5 }),
    seife(3, { steuersatzPromille: 70, zurueck: 3 }),
  ];
  expect(marktRechnungOf({ ...markt, posten, umsatzCent: 3000 })).toEqual({
    ...{ art: 'rechnung', zu: [], leistung: { von: '2026-12-05', bis: '2026-12-05' } },
    ...{ steuermodus: 'regelbesteuerung', anlass: { art: 'markttag', ort: 'Leipzig', tag: '2026-12-05' } },
    posten: [
      { nr: 1, name: 'Seife 1', menge: 3, preisCent: 790, satzPromille: 190 },
      { nr: 3, name: 'Seife 3', menge: 2, preisCent: 500, satzPromille: 70 },
    ],
    betraege: [
      { art: 'kasse', satzPromille: 190, betragCent: -260 },
      { art: 'kasse', satzPromille: 70, betragCent: -110 },
    ],
    bezahltCent: 3000,
  });
  expect(marktRechnungOf({ ...markt, posten, umsatzCent: 0 })).toBeUndefined();
});

const tage = fc.record({
  posten: fc.array(
    fc.record({
      preisCent: fc.integer({ min: 1, max: 5000 }),
      steuersatzPromille: fc.constantFrom(190, 70, 0),
      zurueck: fc.integer({ min: 0, max: 5 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  umsatzCent: fc.integer({ min: 1, max: 100_000 }),
  steuermodus: fc.constantFrom('regelbesteuerung' as const, 'kleinunternehmer' as const),
});

test('an invoice adds up to the turnover and to the tax that is counted; its correction to nothing', () => {
  fc.assert(
    fc.property(tage, ({ posten, umsatzCent, steuermodus }) => {
      const alle = posten.map((one, i) => seife(i + 1, one));
      fc.pre(alle.some(({ mitgenommen, zurueck }) => zurueck < mitgenommen));
      const gebucht = { ...markt, posten: alle, umsatzCent, steuermodus };
      const rechnung = marktRechnungOf(gebucht);
      if (!rechnung) throw new Error('There is no invoice.');
      const brutto = belegBruttoOf(rechnung);
      const steuer = belegSteuernOf(rechnung).reduce((sum, { steuerCent }) => sum + steuerCent, 0);
      expect([brutto, brutto - steuer]).toEqual([umsatzCent, marktUmsatzOf(gebucht).nettoCent]);
      if (steuermodus === 'kleinunternehmer') expect(steuer).toBe(0);
      const inhalt = { ...rechnung, nummer: 'RE-2026-0001', tag: '2026-12-06' } as never;
      const korrektur = marktKorrekturOf(inhalt);
      expect(korrektur.zu).toEqual([{ nummer: 'RE-2026-0001', tag: '2026-12-06' }]);
      const beide = [rechnung, korrektur];
      const zusammen = {
        posten: beide.flatMap((one) => one.posten),
        betraege: beide.flatMap((one) => one.betraege),
      };
      for (const { bruttoCent, steuerCent } of belegSteuernOf(zusammen))
        expect([bruttoCent, steuerCent]).toEqual([0, 0]);
    }),
  );
});

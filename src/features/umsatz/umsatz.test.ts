import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUmsatz, neueUmsatzSumme, type UmsatzAuftrag, umsatzOf } from './umsatz.ts';

function umsatzVon(...teile: UmsatzAuftrag[][]) {
  const summe = neueUmsatzSumme();
  for (const auftraege of teile) addUmsatz(summe, auftraege);
  return umsatzOf(summe);
}

const posten = fc.record({
  nr: fc.constantFrom(1, 2, 3),
  produktId: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Seife'),
  menge: fc.integer({ min: 1, max: 99 }),
  preisCent: fc.integer({ min: 1, max: 50_000 }),
  steuersatzPromille: fc.constantFrom(0, 70, 190),
});
const auftrag: fc.Arbitrary<UmsatzAuftrag> = fc.record({
  tag: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  steuermodus: fc.constantFrom('regelbesteuerung', 'kleinunternehmer'),
  isStorniert: fc.boolean(),
  gebuehrCent: fc.integer({ min: 0, max: 500 }),
  gekuerzt: fc.constant([]),
  imRegal: fc.constant([]),
  nachlass: fc.constant({ jeSatz: new Map<number, number>(), freiCent: 0 }),
  posten: fc.uniqueArray(posten, { selector: ({ nr }) => nr, maxLength: 3 }),
});

test('days and products add up to the month, in their order, and VAT is never more than its share', () => {
  fc.assert(
    fc.property(fc.array(auftrag, { maxLength: 20 }), (auftraege) => {
      const { umsatzCent, nettoCent, gebuehrenCent, tage, produkte } = umsatzVon(auftraege);
      // A fee is not returned with the money.
      expect(gebuehrenCent).toBe(auftraege.reduce((sum, { gebuehrCent }) => sum + gebuehrCent, 0));
      const gilt = auftraege.filter(({ isStorniert }) => !isStorniert).flatMap(({ posten }) => posten);
      expect(umsatzCent).toBe(gilt.reduce((sum, { menge, preisCent }) => sum + menge * preisCent, 0));
      expect(tage.reduce((sum, one) => sum + one.umsatzCent, 0)).toBe(umsatzCent);
      expect(tage.map(({ tag }) => tag)).toEqual(tage.map(({ tag }) => tag).toSorted());
      expect(produkte.reduce((sum, { stueck }) => sum + stueck, 0)).toBe(
        gilt.reduce((sum, { menge }) => sum + menge, 0),
      );
      const mitte = auftraege.length >> 1;
      expect(umsatzVon(auftraege.slice(0, mitte), auftraege.slice(mitte))).toEqual(umsatzVon(auftraege));
      expect(nettoCent <= umsatzCent && nettoCent >= Math.floor(umsatzCent / 1.19)).toBe(true);
    }),
  );
});

const einer: UmsatzAuftrag = {
  ...{ tag: '2026-11-02', steuermodus: 'regelbesteuerung', isStorniert: false, posten: [], gekuerzt: [] },
  gebuehrCent: 0,
  ...{ imRegal: [], nachlass: { jeSatz: new Map(), freiCent: 0 } },
};

test('taking pieces away one by one ends at nothing', () => {
  const zeile = { nr: 1, produktId: 'a', name: 'Seife', menge: 3, preisCent: 790, steuersatzPromille: 190 };
  const bis = (menge: number) => umsatzVon([{ ...einer, posten: [zeile], gekuerzt: [{ nr: 1, menge }] }]);
  expect([1, 2, 3].map((menge) => bis(menge).umsatzCent)).toEqual([1580, 790, 0]);
  expect(bis(3)).toEqual({ umsatzCent: 0, nettoCent: 0, gebuehrenCent: 0, tage: [], produkte: [] });
});

test('what was let go of is no turnover: of its own rate, else of all goods; pieces on the shelf are not sold', () => {
  const seife = { nr: 1, produktId: 'a', name: 'Seife', menge: 2, preisCent: 1000, steuersatzPromille: 190 };
  const buch = { nr: 2, produktId: 'b', name: 'Buch', menge: 1, preisCent: 1000, steuersatzPromille: 70 };
  const von = (nachlass: UmsatzAuftrag['nachlass'], imRegal: UmsatzAuftrag['imRegal'] = []) =>
    umsatzVon([{ ...einer, posten: [seife, buch], nachlass, imRegal }]);
  // 2000 and 1000 gross.
  expect(von({ jeSatz: new Map([[190, 1000]]), freiCent: 0 }, [{ nr: 1, menge: 1 }])).toMatchObject({
    ...{ umsatzCent: 2000, nettoCent: 1000 - 160 + (1000 - 65) },
    produkte: [
      { produktId: 'a', stueck: 1 },
      { produktId: 'b', stueck: 1 },
    ],
  });
  expect(von({ jeSatz: new Map(), freiCent: 300 })).toMatchObject({
    ...{ umsatzCent: 2700, nettoCent: 1800 - 287 + (900 - 59) },
  });
  // More than the goods is of the postage.
  expect(von({ jeSatz: new Map(), freiCent: 3200 })).toMatchObject({ umsatzCent: 0, nettoCent: 0, tage: [] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ereignis, geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';
import { aufgabenOf, isGebucht, type WiderrufAkte } from './aufgaben.ts';
import { auftragOf, belegWegOf, schlussOf, type WiderrufEreignis, widerrufEreignisText } from './ereignis.ts';

const at = '2026-11-26T09:00:00.000Z';
const neu = { at, von: 'Automatisch' };
const zugeordnet: WiderrufEreignis = {
  typ: 'zugeordnet',
  angaben: { auftragId: 'a', wie: 'nummer' },
  ...neu,
};
const geloest: WiderrufEreignis = { typ: 'geloest', angaben: {}, ...neu };
const erledigt: WiderrufEreignis = { typ: 'erledigt', angaben: { text: 'Doppelt' }, ...neu };
const geoeffnet: WiderrufEreignis = { typ: 'geoeffnet', angaben: {}, ...neu };
const gebucht: Ereignis = {
  typ: 'widerrufen',
  angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 1, frei: 0 }], versandCent: 0, betragCent: 500 },
  at,
};

function akte(lage: Partial<WiderrufAkte['lage']>, ereignisse: Ereignis[] = []): WiderrufAkte {
  return {
    ereignisse,
    lage: { stand: 'versendet', zurueckCent: 0, beimAnbieterCent: 0, erwartet: new Map(), ...lage },
  };
}

test('what is to be done follows from what happened', () => {
  const ware = new Map([[1, 1]]);
  expect(aufgabenOf('w', [], undefined)).toEqual(['zuordnen']);
  expect(aufgabenOf('w', [zugeordnet, geloest], akte({}))).toEqual(['zuordnen']);
  expect(aufgabenOf('w', [zugeordnet], akte({ zurueckCent: 500 }))).toEqual(['buchen']);
  expect(aufgabenOf('w', [zugeordnet], akte({ zurueckCent: 500, erwartet: ware }, [gebucht]))).toEqual([
    ...['geld', 'ware'],
  ]);
  expect(aufgabenOf('w', [zugeordnet], akte({ erwartet: ware }, [gebucht]))).toEqual(['ware']);
  expect(aufgabenOf('w', [zugeordnet], akte({}, [gebucht]))).toEqual([]);
  expect(aufgabenOf('w', [zugeordnet], akte({ stand: 'storniert', zurueckCent: 500 }))).toEqual(['geld']);
  expect(aufgabenOf('w', [zugeordnet, erledigt], akte({ zurueckCent: 500 }))).toEqual([]);
  // The provider returns all, or all but a part.
  const beimAnbieter = (beimAnbieterCent: number) =>
    aufgabenOf('w', [zugeordnet], akte({ zurueckCent: 500, beimAnbieterCent }, [gebucht]));
  expect(beimAnbieter(500)).toEqual([]);
  expect(beimAnbieter(400)).toEqual(['geld']);
  expect(aufgabenOf('w', [zugeordnet, erledigt, geoeffnet], akte({}))).toEqual(['buchen']);
});

test('the latest event of a kind counts, and each has words', () => {
  expect(auftragOf([zugeordnet, geloest, zugeordnet])).toBe('a');
  expect(schlussOf([erledigt, geoeffnet])).toBeUndefined();
  const belege = ['begrenzt', 'post'] as const;
  const ereignisse = belege.map((weg): WiderrufEreignis => ({ typ: 'beleg', angaben: { weg }, ...neu }));
  expect(belegWegOf(ereignisse)).toBe('post');
  expect(belegWegOf([])).toBeUndefined();
  for (const one of [zugeordnet, geloest, erledigt, geoeffnet, ...ereignisse])
    expect(widerrufEreignisText(one, 'B-26-K7M4Q')).toMatch(/^[A-ZÄÖÜ]/);
});

/** What may happen to an order of two pieces with two declarations, in any sequence. */
const geschehen: fc.Arbitrary<Ereignis> = fc.oneof(
  fc.constantFrom<Ereignis>(
    { typ: 'zahlung', angaben: { betragCent: 1000, tag: '2026-11-24' }, at },
    { typ: 'erstattung', angaben: { betragCent: 500, tag: '2026-11-25' }, at },
    { typ: 'storniert', angaben: { grund: 'laden' }, at },
    { typ: 'teilStorniert', angaben: { teile: [{ nr: 1, menge: 1 }], betragCent: 500, text: '' }, at },
  ),
  fc.constantFrom('v', 'w').map((widerruf): Ereignis => ({ typ: 'widerruf', angaben: { widerruf }, at })),
  fc.record({ widerruf: fc.constantFrom('v', 'w'), frei: fc.integer({ min: 0, max: 1 }) }).map(
    ({ widerruf, frei }): Ereignis => ({
      typ: 'widerrufen',
      angaben: { widerruf, teile: [{ nr: 1, menge: 1, frei }], versandCent: 0, betragCent: 500 },
      at,
    }),
  ),
  fc.constantFrom('v', 'w').map(
    (widerruf): Ereignis => ({
      typ: 'rueckgabe',
      angaben: { widerruf, teile: [{ nr: 1, menge: 1, verkaufbar: true }] },
      at,
    }),
  ),
  fc.integer({ min: 1, max: 8 }).map((nr): Ereignis => ({ typ: 'zurueckgenommen', angaben: { nr }, at })),
);

test('an order that knows of a declaration with something to do says so: else it would be listed as done', () => {
  const posten = [{ nr: 1, menge: 2, preisCent: 500 }];
  const auftrag = { gesamtCent: 1000, versandart: 'dhl', zahlart: 'vorkasse', posten } as const;
  fc.assert(
    fc.property(fc.array(geschehen, { maxLength: 12 }), (ereignisse) => {
      const lage = auftragslageOf(auftrag, ereignisse);
      const eingaenge = nurVon(geltende(ereignisse), 'widerruf').map(({ angaben }) => angaben.widerruf);
      const isNotiert = eingaenge.some((id) => !isGebucht(id, ereignisse));
      for (const id of ['v', 'w']) {
        const hasAufgaben = aufgabenOf(id, [zugeordnet], { ereignisse, lage }).length > 0;
        if ((isNotiert || isGebucht(id, ereignisse)) && hasAufgaben) expect(lage.isWiderrufZuTun).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis, EreignisVon } from '../ereignisse/ereignis.ts';
import { steuerAnteileOf, steuerAufPorto } from '../steuer-anteile.ts';
import { auftragslageOf, isNoch } from '../zustand/auftragslage.ts';
import {
  loesbareBuchung,
  mitFreien,
  preisOf,
  restPortoOf,
  widerrufbare,
  zuVieleProblem,
} from './widerruf-teile.ts';

const at = '2026-11-26T09:00:00.000Z';
const posten = [
  { nr: 1, name: 'Rose', menge: 3, preisCent: 510 },
  { nr: 2, name: 'Minze', menge: 1, preisCent: 740 },
];
const auftrag = { gesamtCent: 2760, versandart: 'dhl', zahlart: 'vorkasse', posten } as const;
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at };
const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: 2760, tag: '2026-11-26' }, at };
const eingang: Ereignis = { typ: 'widerruf', angaben: { widerruf: 'w' }, at };
const teilStorniert: Ereignis = {
  typ: 'teilStorniert',
  angaben: { teile: [{ nr: 1, menge: 1 }], betragCent: 510, text: '' },
  at,
};
const versendet: Ereignis = {
  typ: 'versendet',
  angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] },
  at,
};
type Teile = { nr: number; menge: number; frei: number }[];
const gebucht = (teile: Teile, versandCent = 0): Ereignis => ({
  typ: 'widerrufen',
  angaben: { widerruf: 'w', teile, versandCent, betragCent: preisOf(teile, posten) + versandCent },
  at,
});
const zurueck = (nr: number, menge: number): Ereignis => ({
  typ: 'rueckgabe',
  angaben: { widerruf: 'w', teile: [{ nr, menge, verkaufbar: false }] },
  at,
});
const lage = (...ereignisse: Ereignis[]) => auftragslageOf(auftrag, [bestellt, ...ereignisse]);

test('a withdrawal that came in is a problem until it is booked, cancelled, or was of another order', () => {
  expect(lage(bezahlt, eingang)).toMatchObject({
    aufgabe: 'problem',
    isWiderrufOffen: true,
    stand: 'bezahlt',
  });
  const weg: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 3 }, at };
  expect(lage(bezahlt, eingang, weg)).toMatchObject({ aufgabe: 'packen', isWiderrufOffen: false });
  const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'laden' }, at };
  expect(lage(bezahlt, eingang, storniert)).toMatchObject({ stand: 'storniert', isWiderrufOffen: false });
  expect(lage(bezahlt, eingang, gebucht([{ nr: 2, menge: 1, frei: 1 }]))).toMatchObject({
    ...{ aufgabe: 'packen', isWiderrufOffen: false, zurueckCent: 740, rest: new Map([[1, 3]]) },
  });
});

test('an order of which all is withdrawn or cancelled is withdrawn; what had left is expected back', () => {
  const alles = gebucht(
    [
      { nr: 1, menge: 2, frei: 0 },
      { nr: 2, menge: 1, frei: 1 },
    ],
    490,
  );
  const vorher = [bezahlt, teilStorniert, versendet, eingang];
  expect(lage(...vorher, alles)).toMatchObject({
    ...{ stand: 'widerrufen', aufgabe: 'problem', zuZahlenCent: 0, zurueckCent: 2760 },
    ...{ rest: new Map(), erwartet: new Map([[1, 2]]) },
  });
  expect(lage(...vorher, alles, zurueck(1, 1)).erwartet).toEqual(new Map([[1, 1]]));
  expect(lage(...vorher, alles, zurueck(1, 2)).erwartet).toEqual(new Map());
  expect(isNoch([bestellt, { typ: 'gepackt', angaben: {}, at }, alles], 'gepackt')).toBe(false);
});

test('what can be withdrawn is what is neither cancelled nor withdrawn before; pieces in the house go first', () => {
  const ereignisse = [bestellt, teilStorniert, versendet, gebucht([{ nr: 1, menge: 1, frei: 0 }], 200)];
  const jetzt = auftragslageOf(auftrag, ereignisse);
  const moeglich = widerrufbare(posten, jetzt, ereignisse);
  expect(moeglich).toEqual(
    new Map([
      [1, 1],
      [2, 1],
    ]),
  );
  expect(restPortoOf(490, ereignisse)).toBe(290);
  expect(mitFreien([{ nr: 2, menge: 1 }], jetzt)).toEqual([{ nr: 2, menge: 1, frei: 1 }]);
  expect(zuVieleProblem([{ nr: 1, menge: 2 }], moeglich, posten)).toBe('Von Rose geht höchstens 1 Stück.');
  expect(zuVieleProblem([{ nr: 3, menge: 1 }], moeglich, posten)).toMatch(/Zeile 3/);
  const zweimal = [
    { nr: 2, menge: 1 },
    { nr: 2, menge: 1 },
  ];
  expect(zuVieleProblem(zweimal, moeglich, posten)).toMatch(/höchstens 1/);
  expect(zuVieleProblem([{ nr: 2, menge: 1 }], moeglich, posten)).toBeUndefined();
});

test('a booking can be taken back while nothing is free, back or returned by it', () => {
  const fort = gebucht([{ nr: 1, menge: 1, frei: 0 }]);
  const erstattung: Ereignis = { typ: 'erstattung', angaben: { betragCent: 100, tag: '2026-11-26' }, at };
  expect(loesbareBuchung([bestellt, versendet, eingang, fort], 'w')).toBe(4);
  expect(loesbareBuchung([bestellt, versendet, eingang, fort], 'anderer')).toBeUndefined();
  for (const danach of [zurueck(1, 1), erstattung])
    expect(loesbareBuchung([bestellt, versendet, eingang, fort, danach], 'w')).toBeUndefined();
  expect(loesbareBuchung([bestellt, eingang, gebucht([{ nr: 1, menge: 1, frei: 1 }])], 'w')).toBeUndefined();
  const [mitPorto, ohnePorto] = [490, undefined].map((versandCent): Ereignis => {
    const teile = [{ nr: 2, menge: 1 }];
    return { typ: 'teilStorniert', angaben: { teile, betragCent: 740, text: '', versandCent }, at };
  }) as [Ereignis, Ereignis];
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, ohnePorto], 'w')).toBe(4);
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, mitPorto], 'w')).toBeUndefined();
  expect(restPortoOf(490, [bestellt, versendet, eingang, fort, mitPorto])).toBe(0);
  // The last of several withdrawals gave the postage back, because the others had taken all else.
  const [letzter, anderer] = [490, 0].map((versandCent): Ereignis => {
    const { angaben } = gebucht([{ nr: 2, menge: 1, frei: 0 }], versandCent) as EreignisVon<'widerrufen'>;
    return { typ: 'widerrufen', angaben: { ...angaben, widerruf: 'x' }, at };
  }) as [Ereignis, Ereignis];
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, letzter], 'w')).toBeUndefined();
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, letzter], 'x')).toBe(5);
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, anderer], 'w')).toBe(4);
  // How much the later one brought may follow from what was let go of before.
  const nachlass: Ereignis = { typ: 'nachlass', angaben: { betragCent: 2000, text: 'Bruch' }, at };
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, nachlass], 'w')).toBe(4);
  expect(loesbareBuchung([bestellt, versendet, eingang, fort, nachlass, anderer], 'w')).toBeUndefined();
});

test('the tax of postage alone adds up to the postage, by the rates of the goods', () => {
  const zeile = fc.record({
    preisCent: fc.integer({ min: 1, max: 5000 }),
    menge: fc.integer({ min: 1, max: 9 }),
    steuersatzPromille: fc.constantFrom(0, 70, 190),
  });
  fc.assert(
    fc.property(fc.array(zeile, { minLength: 1, maxLength: 5 }), fc.nat(2000), (zeilen, porto) => {
      const anteile = steuerAufPorto(zeilen, porto, 'regelbesteuerung');
      expect(anteile.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0)).toBe(porto);
      const saetze = new Set(
        steuerAnteileOf(zeilen, porto, 'regelbesteuerung').map((one) => one.satzPromille),
      );
      expect(anteile.every(({ satzPromille }) => saetze.has(satzPromille))).toBe(true);
      expect(steuerAufPorto(zeilen, porto, 'kleinunternehmer')).toEqual([]);
    }),
  );
});

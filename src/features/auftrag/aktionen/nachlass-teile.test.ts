import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis, EreignisVon, PostenTeil } from '../ereignisse/ereignis.ts';
import { ruecknehmbare } from '../ereignisse/ruecknahme.ts';
import { steuerJetztOf } from '../steuer-jetzt.ts';
import { auftragslageOf } from '../zustand/auftragslage.ts';
import { aktionenOf } from './aktionen.ts';
import { nachlassbare, ohneNachlassMenge, warenNachlass } from './nachlass-teile.ts';
import {
  isAllesWiderrufbare,
  loesbareBuchung,
  mitFreien,
  preisOf,
  restPortoOf,
  wenigerCentOf,
  widerrufbare,
  zuVieleProblem,
} from './widerruf-teile.ts';

const at = '2026-11-26T09:00:00.000Z';
const posten = [
  { nr: 1, name: 'Rose', menge: 3, preisCent: 510, steuersatzPromille: 190 },
  { nr: 2, name: 'Buch', menge: 2, preisCent: 740, steuersatzPromille: 70 },
];
const auftrag = {
  gesamtCent: 3500,
  versandCent: 490,
  versandart: 'dhl',
  zahlart: 'vorkasse',
  email: 'a@b.example',
  steuermodus: 'regelbesteuerung',
  posten,
} as const;
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at };
const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: 3500, tag: '2026-11-26' }, at };
const versendet = (...teile: PostenTeil[]): Ereignis => {
  return { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at };
};
const nachlass = (angaben: Partial<EreignisVon<'nachlass'>['angaben']>): Ereignis => {
  return { typ: 'nachlass', angaben: { betragCent: 500, text: 'Bruch', ...angaben }, at };
};
const widerrufen = (nr: number, menge: number, frei = 0): Ereignis => {
  const angaben = { widerruf: 'w', teile: [{ nr, menge, frei }], versandCent: 0, betragCent: 510 * menge };
  return { typ: 'widerrufen', angaben, at };
};
const zurueck = (nr: number): Ereignis => ({ typ: 'zurueckgenommen', angaben: { nr }, at });
const da = [bestellt, bezahlt, versendet({ nr: 1, menge: 2 })];
const eine = { teile: [{ nr: 1, menge: 1, regal: false }], betragCent: 510 };

test('pieces can be let go of once they are delivered, unless they were withdrawn or let go of before', () => {
  expect(nachlassbare(posten, [bestellt, bezahlt])).toEqual(new Map());
  expect(nachlassbare(posten, da)).toEqual(new Map([[1, 2]]));
  expect(nachlassbare(posten, [...da, nachlass(eine)])).toEqual(new Map([[1, 1]]));
  expect(nachlassbare(posten, [...da, nachlass(eine), zurueck(4)])).toEqual(new Map([[1, 2]]));
  expect(nachlassbare(posten, [...da, widerrufen(1, 2)])).toEqual(new Map());
  // A withdrawn piece that had not left leaves the delivered ones.
  expect(nachlassbare(posten, [...da, widerrufen(1, 1, 1)])).toEqual(new Map([[1, 2]]));
});

test('whose price was let go of is not withdrawn for money again, and with it nothing is left of the order', () => {
  const ereignisse = [...da, nachlass(eine)];
  const moeglich = widerrufbare(posten, auftragslageOf(auftrag, ereignisse), ereignisse);
  expect(moeglich).toEqual(
    new Map([
      [1, 2],
      [2, 2],
    ]),
  );
  const alles = [...moeglich].map(([nr, menge]) => ({ nr, menge }));
  expect(isAllesWiderrufbare(alles, moeglich)).toBe(true);
  // What the customer keeps is no withdrawal: the order counts as sent.
  const rest = widerrufen(1, 2);
  expect(
    auftragslageOf(auftrag, [
      bestellt,
      bezahlt,
      versendet({ nr: 1, menge: 3 }, { nr: 2, menge: 2 }),
      nachlass(eine),
      rest,
    ]).stand,
  ).toBe('versendet');
});

test('what is let go of is money to return, and the next thing is to return it', () => {
  const lage = auftragslageOf(auftrag, [...da, nachlass({ betragCent: 700, versandCent: 490 })]);
  expect(lage).toMatchObject({ zuZahlenCent: 2800, zurueckCent: 700, offenCent: 0 });
  expect(aktionenOf(auftrag, lage, da)).toEqual(expect.arrayContaining(['erstattung', 'nachlass']));
  expect(restPortoOf(490, [...da, nachlass({ versandCent: 490 })])).toBe(0);
});

test('the price of named pieces is of their rates, what is more or named nothing of none', () => {
  const gilt = (...ereignisse: Ereignis[]) => ereignisse.map((one, i) => ({ ...one, nr: i + 1 }));
  const beide = [
    { nr: 1, menge: 1, regal: true },
    { nr: 2, menge: 1, regal: false },
  ];
  const je = (rose: number, buch: number) =>
    new Map([
      [190, rose],
      [70, buch],
    ]);
  const von = (angaben: Partial<EreignisVon<'nachlass'>['angaben']>) =>
    warenNachlass(gilt(nachlass(angaben)), posten);
  expect(von({ betragCent: 300 })).toEqual({ jeSatz: new Map(), freiCent: 300 });
  expect(von({ betragCent: 1250, teile: beide })).toEqual({ jeSatz: je(510, 740), freiCent: 0 });
  expect(von({ betragCent: 1800, versandCent: 490, teile: beide })).toEqual({
    jeSatz: je(510, 740),
    freiCent: 60,
  });
  expect(von({ betragCent: 125, teile: beide })).toEqual({ jeSatz: je(51, 74), freiCent: 0 });
});

test('the tax in what is left follows what was let go of', () => {
  const steuer = (...ereignisse: Ereignis[]) => steuerJetztOf(auftrag, [...da, ...ereignisse]);
  expect(steuer()).toBeUndefined();
  // 1530 and 1480 of goods with 249 and 241 of postage.
  expect(steuer(nachlass(eine))).toEqual([
    { satzPromille: 190, bruttoCent: 1779 - 510, steuerCent: 203 },
    { satzPromille: 70, bruttoCent: 1721, steuerCent: 113 },
  ]);
  expect(steuer(nachlass({ betragCent: 490, versandCent: 490 }))).toEqual([
    { satzPromille: 190, bruttoCent: 1530, steuerCent: 244 },
    { satzPromille: 70, bruttoCent: 1480, steuerCent: 97 },
  ]);
  expect(steuer(nachlass({ betragCent: 1750 }))).toEqual([
    { satzPromille: 190, bruttoCent: 890, steuerCent: 142 },
    { satzPromille: 70, bruttoCent: 860, steuerCent: 56 },
  ]);
  expect(steuer(nachlass({ betragCent: 3500 }))).toEqual([]);
});

test('the owner asks for it after all while nothing of it went back, lies on the shelf or is cancelled since', () => {
  const kann = (angaben: object, ...danach: Ereignis[]) =>
    ruecknehmbare([...da, nachlass(angaben), ...danach]).includes(4);
  const begonnen: Ereignis = {
    typ: 'erstattungBegonnen',
    angaben: { erstattung: 'e', betragCent: 100, weg: 'anbieter' },
    at,
  };
  const beendet: Ereignis = {
    typ: 'erstattungBeendet',
    angaben: { erstattung: 'e', grund: 'gescheitert' },
    at,
  };
  const erstattet: Ereignis = { typ: 'erstattung', angaben: { betragCent: 100, tag: '2026-11-27' }, at };
  expect(kann({})).toBe(true);
  expect(kann({ teile: [{ nr: 1, menge: 1, regal: false }] })).toBe(true);
  expect(kann({ teile: [{ nr: 1, menge: 1, regal: true }] })).toBe(false);
  expect(kann({}, begonnen)).toBe(false);
  expect(kann({}, begonnen, beendet)).toBe(true);
  expect(kann({}, erstattet)).toBe(false);
  expect(kann({}, erstattet, zurueck(5))).toBe(true);
  expect(kann({}, widerrufen(1, 1))).toBe(false);
});

/** A step of anybody, with its pieces and sums as the use cases of the server let them through. */
const schritt = fc.record({
  was: fc.constantFrom(
    'nachlass',
    'nachlass',
    'widerrufen',
    'teilStorniert',
    'versendet',
    'erstattet',
    'zurueck',
  ),
  nr: fc.constantFrom(1, 2),
  menge: fc.integer({ min: 1, max: 3 }),
  cent: fc.integer({ min: 1, max: 3000 }),
  isMitPorto: fc.boolean(),
  isMitTeilen: fc.boolean(),
});
type Schritt = typeof schritt extends fc.Arbitrary<infer S> ? S : never;

function folgeOf(bisher: Ereignis[], { was, nr, menge, cent, ...wie }: Schritt): Ereignis | undefined {
  const lage = auftragslageOf(auftrag, bisher);
  const teile = [{ nr, menge }];
  const porto = restPortoOf(auftrag.versandCent, bisher);
  const moeglich = widerrufbare(posten, lage, bisher);
  const isRest = menge <= (lage.rest.get(nr) ?? 0);
  if (was === 'versendet') return isRest ? versendet(...teile) : undefined;
  if (was === 'erstattet') {
    const betragCent = Math.min(cent, lage.zurueckCent);
    return betragCent > 0 ? { typ: 'erstattung', angaben: { betragCent, tag: '2026-11-27' }, at } : undefined;
  }
  if (was === 'zurueck') {
    const letzter = ruecknehmbare(bisher).find((one) => bisher[one - 1]?.typ === 'nachlass');
    const gebucht = loesbareBuchung(bisher, `w${menge}`);
    const nr = wie.isMitTeilen ? letzter : gebucht;
    return nr === undefined ? undefined : zurueck(nr);
  }
  if (was === 'nachlass') {
    if (!aktionenOf(auftrag, lage, bisher).includes('nachlass')) return undefined;
    const isMoeglich = zuVieleProblem(teile, nachlassbare(posten, bisher), posten) === undefined;
    const betragCent = Math.min(cent, lage.zuZahlenCent);
    const versandCent = wie.isMitPorto ? Math.min(betragCent, porto) : 0;
    return nachlass({
      ...{ betragCent, ...(versandCent > 0 ? { versandCent } : {}) },
      ...(wie.isMitTeilen && isMoeglich ? { teile: [{ nr, menge, regal: wie.isMitPorto }] } : {}),
    });
  }
  const isAlles = isAllesWiderrufbare(teile, moeglich);
  const versandCent = isAlles ? porto : wie.isMitPorto && was === 'widerrufen' ? Math.min(100, porto) : 0;
  const betragCent = wenigerCentOf(preisOf(teile, posten) + versandCent, lage);
  if (was === 'teilStorniert')
    return isRest
      ? {
          typ: was,
          angaben: { teile, betragCent, text: '', ...(versandCent > 0 ? { versandCent } : {}) },
          at,
        }
      : undefined;
  if (zuVieleProblem(teile, moeglich, posten) !== undefined) return undefined;
  const widerruf = `w${bisher.length % 4}`;
  return { typ: was, angaben: { widerruf, teile: mitFreien(teile, lage), versandCent, betragCent }, at };
}

test('whatever is let go of, withdrawn, cancelled and taken back: never more than was paid, and its tax adds up', () => {
  const counted = { nachlass: 0, danach: 0, zurueck: 0 };
  fc.assert(
    fc.property(fc.array(schritt, { minLength: 2, maxLength: 12 }), (schritte) => {
      const bisher: Ereignis[] = [bestellt, bezahlt];
      for (const one of schritte) {
        const neu = folgeOf(bisher, one);
        if (!neu) continue;
        bisher.push(neu);
        const lage = auftragslageOf(auftrag, bisher);
        expect(lage.zuZahlenCent).toBeGreaterThanOrEqual(0);
        expect(lage.bezahltCent).toBeGreaterThanOrEqual(0);
        expect(lage.zurueckCent).toBeLessThanOrEqual(lage.bezahltCent);
        const steuer = steuerJetztOf(auftrag, bisher);
        if (steuer)
          expect(steuer.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0)).toBe(lage.zuZahlenCent);
        expect(
          steuer?.every(({ bruttoCent, steuerCent }) => bruttoCent >= 0 && steuerCent >= 0) ?? true,
        ).toBe(true);
        for (const menge of ohneNachlassMenge(posten, bisher).values())
          expect(menge).toBeGreaterThanOrEqual(0);
        for (const { nr, menge } of posten) {
          expect(lage.widerrufen.get(nr) ?? 0).toBeLessThanOrEqual(menge);
          expect(lage.erwartet.get(nr) ?? 0).toBeLessThanOrEqual(lage.geliefert.get(nr) ?? 0);
        }
        if (neu.typ === 'nachlass') counted.nachlass += 1;
        if (neu.typ === 'widerrufen' && bisher.some(({ typ }) => typ === 'nachlass')) counted.danach += 1;
        if (neu.typ === 'zurueckgenommen') counted.zurueck += 1;
      }
    }),
    { numRuns: 500 },
  );
  // Otherwise the sequences would have tested nothing.
  expect(Math.min(counted.nachlass, counted.danach, counted.zurueck)).toBeGreaterThan(30);
});

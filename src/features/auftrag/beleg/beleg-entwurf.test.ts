import { describe, expect, test } from 'vitest';
import type { BelegEntwurf, BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegBruttoOf } from '#features/beleg/beleg-summen.ts';
import { testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { leereAnschrift } from '../anschrift/anschrift.ts';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import {
  altbelegOf,
  type Berechnet,
  brauchtRechnungAn,
  type FruehererBeleg,
  naechsterBelegOf,
} from './beleg-entwurf.ts';

/** Two soaps of 5.00 € at 19 %, a book of 8.00 € at 7 %, with 4.90 € postage. */
const auftrag: Berechnet = {
  posten: [
    { nr: 1, name: 'Rose', menge: 2, preisCent: 500, steuersatzPromille: 190 },
    { nr: 2, name: 'Seifenbuch', menge: 1, preisCent: 800, steuersatzPromille: 70 },
  ],
  ...{ versandCent: 490, gesamtCent: 2290, steuermodus: 'regelbesteuerung', versandart: 'dhl' },
  ...{ zahlart: 'vorkasse', nummer: 'B-26-K7M4Q', createdAt: '2026-11-20T09:00:00.000Z' },
  ...{ rechnung: testAnschrift, lieferung: undefined },
  ueberweisung: {
    ...{ kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051', bank: 'Beispielbank' },
    ...{ zahlbarBis: '2026-11-30', erinnernAm: '2026-11-28', stornoAm: '2026-12-03' },
  },
};
const am = (tag: number) => `2026-11-${tag}T09:00:00.000Z`;
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: am(20) };
const gezahlt = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-21' }, at: am(21) };
};
const fort = (tag: number, ...stuecke: [number, number][]): Ereignis => ({
  ...{ typ: 'versendet', at: am(tag) },
  angaben: { dienst: 'DHL', nummer: '', teile: stuecke.map(([nr, menge]) => ({ nr, menge })) },
});
const alles = fort(22, [1, 2], [2, 1]);
const nachlass = (betragCent: number): Ereignis => {
  return { typ: 'nachlass', angaben: { betragCent, text: 'Bruch' }, at: am(24) };
};

/** The documents of an order, as they are written after each of these events. */
function belegeOf(ereignisse: Ereignis[], of: Berechnet = auftrag): BelegEntwurf[] {
  const belege: FruehererBeleg[] = [];
  ereignisse.forEach((_, i) => {
    const entwurf = naechsterBelegOf(of, [bestellt, ...ereignisse.slice(0, i + 1)], belege);
    if (!entwurf) return;
    const nummer = `RE-${belege.length + 1}`;
    const inhalt = { ...entwurf, nummer, tag: '2026-11-30' } as BelegInhalt;
    const bruttoCent = belegBruttoOf(entwurf);
    belege.push({
      id: nummer,
      nummer,
      art: entwurf.art,
      tag: '2026-11-30',
      bruttoCent,
      ereignisNr: i + 2,
      inhalt,
    });
  });
  return belege.map(({ inhalt }) => inhalt);
}

const kurz = ({ art, posten, betraege }: BelegEntwurf) => [
  art,
  ...posten.map(({ nr, menge, satzPromille }) => [nr, menge, satzPromille]),
  ...betraege.map(({ art, satzPromille, betragCent }) => [art, satzPromille, betragCent]),
];

test('a delivery is invoiced with the postage by rate, what is paid of it, and to whom', () => {
  const [beleg, ...weitere] = belegeOf([gezahlt(2290), alles]);
  expect(weitere).toEqual([]);
  expect(beleg).toMatchObject({
    ...{ art: 'rechnung', steuermodus: 'regelbesteuerung', zu: [], bezahltCent: 2290 },
    leistung: { von: '2026-11-22', bis: '2026-11-22' },
    empfaenger: testAnschrift,
    anlass: { art: 'bestellung', nummer: 'B-26-K7M4Q', tag: '2026-11-20' },
  });
  expect(beleg?.ueberweisung).toBeUndefined();
  expect(beleg && kurz(beleg)).toEqual([
    'rechnung',
    ...[
      [1, 2, 190],
      [2, 1, 70],
    ],
    // 4.90 € by 10 to 8.
    ...[
      ['porto', 190, 272],
      ['porto', 70, 218],
    ],
  ]);
});

test('before anything has left the house, and of what is cancelled, nothing is billed', () => {
  const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'laden' }, at: am(22) };
  expect(belegeOf([gezahlt(2290), nachlass(100), storniert])).toEqual([]);
});

test('two parcels have two invoices: the postage stands on the first, money counts for the older one', () => {
  const [erste, zweite] = belegeOf([gezahlt(1500), fort(22, [1, 1]), fort(24, [1, 1], [2, 1])]);
  expect([erste, zweite].map((one) => one && kurz(one))).toEqual([
    ['rechnung', [1, 1, 190], ['porto', 190, 272], ['porto', 70, 218]],
    ['rechnung', [1, 1, 190], [2, 1, 70]],
  ]);
  expect([erste?.bezahltCent, zweite?.bezahltCent]).toEqual([990, 510]);
  expect(erste?.ueberweisung).toBeUndefined();
  expect(zweite).toMatchObject({
    leistung: { von: '2026-11-24', bis: '2026-11-24' },
    ueberweisung: {
      iban: 'DE02120300000000202051',
      verwendungszweck: 'B-26-K7M4Q',
      zahlbarBis: '2026-12-01',
    },
  });
});

test('what was withdrawn is corrected, with the invoices that it is about and the days of their deliveries', () => {
  const widerrufen: Ereignis = {
    ...{ typ: 'widerrufen', at: am(26) },
    angaben: {
      ...{ widerruf: 'w', versandCent: 0, betragCent: 500 },
      teile: [{ nr: 1, menge: 1, frei: 0 }],
    },
  };
  const belege = belegeOf([fort(22, [1, 1]), fort(24, [1, 1], [2, 1]), widerrufen]);
  const korrektur = belege.at(-1);
  expect(korrektur).toMatchObject({
    // Nothing was paid of it.
    ...{ art: 'korrektur', bezahltCent: -500 },
    posten: [{ nr: 1, menge: -1, preisCent: 500 }],
    leistung: { von: '2026-11-22', bis: '2026-11-24' },
    zu: [
      { nummer: 'RE-1', tag: '2026-11-30' },
      { nummer: 'RE-2', tag: '2026-11-30' },
    ],
  });
  // The postage is shared anew by what is left.
  expect(korrektur?.betraege).toEqual([
    { art: 'porto', satzPromille: 190, betragCent: -84 },
    { art: 'porto', satzPromille: 70, betragCent: 84 },
  ]);
});

test('of one rate, the rest of a delivery is cancelled without a document', () => {
  const eine: Berechnet = { ...auftrag, posten: auftrag.posten.slice(0, 1), gesamtCent: 1490 };
  const gekuerzt: Ereignis = {
    ...{ typ: 'teilStorniert', at: am(24) },
    angaben: { teile: [{ nr: 1, menge: 1 }], betragCent: 500, text: '' },
  };
  expect(belegeOf([fort(22, [1, 1]), gekuerzt], eine).map(kurz)).toEqual([
    ['rechnung', [1, 1, 190], ['porto', 190, 490]],
  ]);
});

test('of a partial delivery no more is let go of than it is worth, the rest with the next', () => {
  const ereignisse = [gezahlt(2290), nachlass(2000), fort(22, [2, 1]), fort(24, [1, 2])];
  const belege = belegeOf(ereignisse);
  expect(belege.map(kurz)).toEqual([
    // 8.00 + 2.18 € at 7 %, of which 8.89 € go; of the 2.72 € at 19 % nothing is left.
    [
      'rechnung',
      [2, 1, 70],
      ['porto', 190, 272],
      ['porto', 70, 218],
      ['nachlass', 190, -272],
      ['nachlass', 70, -889],
    ],
    ['rechnung', [1, 2, 190], ['nachlass', 190, -839]],
  ]);
  expect(belege.map(belegBruttoOf)).toEqual([129, 161]);
});

test('a reduction is corrected, by the rate of its pieces, and comes back when it is taken back', () => {
  const wegenBuch: Ereignis = {
    ...{ typ: 'nachlass', at: am(24) },
    angaben: {
      ...{ betragCent: 1000, text: 'Nass' },
      teile: [{ nr: 2, menge: 1, regal: false }],
      versandCent: 200,
    },
  };
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 4 }, at: am(25) };
  const belege = belegeOf([gezahlt(2290), alles, wegenBuch, zurueck]);
  expect(belege.slice(1).map(kurz)).toEqual([
    ['korrektur', ['porto', 190, -111], ['porto', 70, -89], ['nachlass', 70, -800]],
    ['korrektur', ['porto', 190, 111], ['porto', 70, 89], ['nachlass', 70, 800]],
  ]);
});

test('what is not asked for any more is corrected as such, by rate', () => {
  const erlassen: Ereignis = { typ: 'erlassen', angaben: { betragCent: 40 }, at: am(26) };
  expect(belegeOf([gezahlt(2250), alles, erlassen]).map(kurz)[1]).toEqual([
    ...['korrektur', ['erlassen', 190, -22], ['erlassen', 70, -18]],
  ]);
});

test.each<[string, Ereignis, unknown[]]>([
  ['comes all the same', gezahlt(40), ['korrektur', ['erlassen', 190, 22], ['erlassen', 70, 18]]],
  [
    'is followed by a reduction',
    nachlass(25),
    // 0.15 € are missing: what is let go of was not asked for.
    ['korrektur', ['nachlass', 190, -14], ['nachlass', 70, -11], ['erlassen', 190, 14], ['erlassen', 70, 11]],
  ],
])(
  'a rest that was not asked for any more and %s: documents say what came in and stays',
  (_was, danach, wie) => {
    const erlassen: Ereignis = { typ: 'erlassen', angaben: { betragCent: 40 }, at: am(26) };
    const belege = belegeOf([gezahlt(2250), alles, erlassen, danach]);
    expect(belege.slice(2).map(kurz)).toEqual([wie]);
  },
);

test('what is billed again is paid already by who has paid all', () => {
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 4 }, at: am(25) };
  const [, weniger, wieder] = belegeOf([gezahlt(2290), alles, nachlass(200), zurueck]);
  expect([weniger, wieder].map((one) => one && [belegBruttoOf(one), one.bezahltCent])).toEqual([
    // Nothing of it is paid: it is to be returned.
    [-200, 0],
    [200, 200],
  ]);
});

test('what is billed again to who has not paid is asked for', () => {
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 4 }, at: am(25) };
  const wieder = belegeOf([gezahlt(2090), alles, nachlass(200), zurueck])[2];
  expect(wieder).toMatchObject({
    art: 'korrektur',
    bezahltCent: 0,
    // The same day as on the order's page.
    ueberweisung: { zahlbarBis: '2026-11-30' },
  });
  const spaeter: Ereignis = { ...zurueck, at: '2026-12-20T09:00:00.000Z' };
  expect(belegeOf([gezahlt(2090), alles, nachlass(200), spaeter])[2]).not.toHaveProperty('ueberweisung');
});

test('of a part of what is open nothing is asked for: page and mail ask for all of it', () => {
  const belege = belegeOf([fort(22, [1, 1]), fort(24, [1, 1], [2, 1])]);
  expect(belege.map(({ bezahltCent, ueberweisung }) => [bezahltCent, ueberweisung])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
});

test('a correction names the invoices with its goods or its postage alone, and when those were delivered; a reduction belongs to all', () => {
  const beide = [gezahlt(2290), fort(22, [1, 2]), fort(24, [2, 1])];
  const zu = (ereignis: Ereignis) => {
    const beleg = belegeOf([...beide, ereignis], eineSorte).at(-1);
    return [beleg?.zu.map(({ nummer }) => nummer), beleg?.leistung.von, beleg?.leistung.bis];
  };
  const eineSorte: Berechnet = {
    ...auftrag,
    posten: auftrag.posten.map((one) => ({ ...one, steuersatzPromille: 190 })),
  };
  const widerrufen = (nr: number, versandCent: number): Ereignis => ({
    ...{ typ: 'widerrufen', at: am(26) },
    angaben: {
      ...{ widerruf: 'w', versandCent, betragCent: (nr === 1 ? 500 : 800) + versandCent },
      teile: [{ nr, menge: 1, frei: 0 }],
    },
  });
  const [erste, zweite] = ['2026-11-22', '2026-11-24'];
  expect(zu(widerrufen(2, 0))).toEqual([['RE-2'], zweite, zweite]);
  expect(zu(widerrufen(2, 100))).toEqual([['RE-1', 'RE-2'], erste, zweite]);
  expect(zu(widerrufen(1, 0))).toEqual([['RE-1'], erste, erste]);
  expect(zu(nachlass(200))).toEqual([['RE-1', 'RE-2'], erste, zweite]);
});

test('of what is billed less, only what is to be returned is owed to the customer', () => {
  const erlassen: Ereignis = { typ: 'erlassen', angaben: { betragCent: 40 }, at: am(26) };
  const bezahltCent = (...ereignisse: Ereignis[]) => belegeOf(ereignisse).at(-1)?.bezahltCent;
  expect(bezahltCent(gezahlt(2250), alles, erlassen)).toBe(-40);
  expect(bezahltCent(alles, nachlass(200))).toBe(-200);
  // 1.40 € were missing.
  expect(bezahltCent(gezahlt(2150), alles, nachlass(200))).toBe(-140);
  expect(bezahltCent(gezahlt(2290), alles, nachlass(200))).toBe(0);
});

test('who has not paid has as many days after the parcel as the shop waits', () => {
  const zahlbarBis = (tag: number) => belegeOf([fort(tag, [1, 2], [2, 1])])[0]?.ueberweisung?.zahlbarBis;
  expect([zahlbarBis(22), zahlbarBis(28)]).toEqual(['2026-11-30', '2026-12-05']);
});

test('an order of before there were documents names its days of supply, and no day to pay that is over', () => {
  const ereignisse = [bestellt, fort(22, [1, 2]), fort(24, [2, 1])];
  const bis = (tag: string) => altbelegOf(auftrag, ereignisse, tag)?.ueberweisung?.zahlbarBis;
  expect([bis('2026-12-01'), bis('2026-12-02')]).toEqual(['2026-12-01', undefined]);
  expect(altbelegOf(auftrag, ereignisse, '2027-03-01')).toMatchObject({
    ...{ art: 'rechnung', zu: [], bezahltCent: 0, empfaenger: testAnschrift },
    leistung: { von: '2026-11-22', bis: '2026-11-24' },
  });
});

test('under § 19 every rate is none', () => {
  const klein: Berechnet = { ...auftrag, steuermodus: 'kleinunternehmer' };
  expect(belegeOf([alles, nachlass(100)], klein).map(kurz)).toEqual([
    ['rechnung', [1, 2, 0], [2, 1, 0], ['porto', 0, 490]],
    ['korrektur', ['nachlass', 0, -100]],
  ]);
});

describe('whom it is made out to', () => {
  const ohne: Berechnet = { ...auftrag, rechnung: { ...leereAnschrift, vorname: 'Erika' } };
  const gesagt = { ...testAnschrift, vorname: 'Zoe' };
  const uebergeben: Ereignis = {
    ...{ typ: 'abgeholt', at: am(22) },
    angaben: { teile: [{ nr: 1, menge: 2 }], anschrift: gesagt },
  };

  test('is as ordered, else as it was said with the goods, else where they were sent', () => {
    const lieferung = { ...testAnschrift, vorname: 'Otto' };
    expect(belegeOf([uebergeben], { ...auftrag, lieferung })[0]?.empfaenger).toEqual(testAnschrift);
    expect(belegeOf([uebergeben], { ...ohne, lieferung })[0]?.empfaenger).toEqual(gesagt);
    expect(belegeOf([alles], { ...ohne, lieferung })[0]?.empfaenger).toEqual(lieferung);
    expect(belegeOf([alles], ohne)[0]).not.toHaveProperty('empfaenger');
    const firma = { ...testAnschrift, vorname: '', nachname: '', firma: 'Seifenladen' };
    expect(belegeOf([alles], { ...ohne, rechnung: firma })[0]?.empfaenger).toEqual(firma);
  });

  test('is of a correction whom the invoice before it was made out to, somebody or nobody', () => {
    const rest: Ereignis = {
      ...fort(23, [2, 1]),
      typ: 'abgeholt',
      angaben: { teile: [{ nr: 2, menge: 1 }] },
    };
    const empfaenger = (...ereignisse: Ereignis[]) =>
      belegeOf([gezahlt(2290), ...ereignisse], ohne).map((one) => one.empfaenger);
    const benannt: Ereignis = { ...rest, typ: 'abgeholt', angaben: { ...rest.angaben, anschrift: gesagt } };
    expect(empfaenger(fort(22, [1, 2]), nachlass(100), benannt, nachlass(50))).toEqual([
      ...[undefined, undefined],
      ...[gesagt, gesagt],
    ]);
    // One that is about the first parcel alone goes where that went.
    const widerrufen: Ereignis = {
      ...{ typ: 'widerrufen', at: am(26) },
      angaben: {
        ...{ widerruf: 'w', versandCent: 0, betragCent: 500 },
        teile: [{ nr: 1, menge: 1, frei: 0 }],
      },
    };
    const eineSorte = { ...ohne, posten: ohne.posten.map((one) => ({ ...one, steuersatzPromille: 190 })) };
    const [, , erste] = belegeOf([gezahlt(2290), fort(22, [1, 2]), benannt, widerrufen], eineSorte);
    expect([erste?.zu.map(({ nummer }) => nummer), erste?.empfaenger]).toEqual([['RE-1'], undefined]);
    // What was handed over is taken back: the invoice was made out to somebody all the same.
    expect(empfaenger(uebergeben, { typ: 'zurueckgenommen', angaben: { nr: 3 }, at: am(25) })).toEqual([
      ...[gesagt, gesagt],
    ]);
  });

  test('must be known above 250 €', () => {
    const von = (preisCent: number): Berechnet => ({
      ...{ ...ohne, posten: [{ ...ohne.posten[0], nr: 1, menge: 1, preisCent }] as Berechnet['posten'] },
      gesamtCent: preisCent + 490,
    });
    expect(brauchtRechnungAn(von(24_510), [bestellt], [])).toBe(false);
    expect(brauchtRechnungAn(von(24_511), [bestellt], [])).toBe(true);
    expect(brauchtRechnungAn({ ...von(24_511), rechnung: testAnschrift }, [bestellt], [])).toBe(false);
    expect(brauchtRechnungAn(von(24_511), [bestellt, fort(22, [1, 1])], [])).toBe(false);
  });
});

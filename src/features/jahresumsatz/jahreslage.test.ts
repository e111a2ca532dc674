import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Jahresumsatz } from './contract.ts';
import { jahreslageOf } from './jahreslage.ts';

const klein: Jahresumsatz = {
  ...{ jahr: 2026, steuermodus: 'kleinunternehmer', umsatz: 0, vorjahr: 12_000 },
  grenzen: [20_000, 25_000, 90_000, 100_000],
};

function lageMit(teile: Partial<Jahresumsatz>) {
  const { saetze, ...lage } = jahreslageOf({ ...klein, ...teile });
  return { ...lage, text: saetze.join(' ').replaceAll('\u00a0', ' ') };
}

test.each<[string, Partial<Jahresumsatz>, object]>([
  [
    'far below 25,000 €',
    { umsatz: 19_999.99 },
    { ende: 25_000, marken: [20_000, 25_000], istWarnung: false, brauchtEintrag: false },
  ],
  ['from 80 % of it', { umsatz: 20_000 }, { ende: 25_000, istWarnung: true, brauchtEintrag: false }],
  ['at it', { umsatz: 25_000 }, { ende: 25_000, istWarnung: true, brauchtEintrag: false }],
  [
    'above it',
    { umsatz: 25_000.01 },
    { ende: 100_000, marken: [20_000, 25_000, 90_000, 100_000], istWarnung: true, brauchtEintrag: true },
  ],
  [
    'above it, when the settings know',
    { umsatz: 30_000, regelbesteuerungAb: '2027-01-01' },
    { istWarnung: false, brauchtEintrag: false },
  ],
  [
    'above it, when the settings change too late',
    { umsatz: 30_000, regelbesteuerungAb: '2027-02-01' },
    { istWarnung: true, brauchtEintrag: true },
  ],
  [
    'from 80 % of 100,000 €',
    { umsatz: 80_000, regelbesteuerungAb: '2027-01-01' },
    { istWarnung: true, brauchtEintrag: false },
  ],
  ['after a year above 25,000 €', { vorjahr: 25_000.01 }, { istWarnung: true, brauchtEintrag: true }],
  [
    'with VAT, above all limits',
    { steuermodus: 'regelbesteuerung', umsatz: 120_000, vorjahr: 90_000 },
    { ende: 120_000, marken: [], istWarnung: false, brauchtEintrag: false },
  ],
])('%s', (_wo, teile, soll) => {
  expect(lageMit(teile)).toMatchObject(soll);
});

test('the sentences say what is left, what follows and what does not follow by itself', () => {
  expect(lageMit({ umsatz: 12_500.5 }).text).toMatch(
    /^Bis 25\.000 € bleiben 12\.499,50 €\. Darunter bleiben Sie auch 2027 ohne .* Im Gründungsjahr gilt .* Ihr Jahresabschluss kann abweichen\.$/,
  );
  expect(lageMit({ umsatz: 24_000 }).text).toContain('Darüber gilt ab 1. Januar 2027 die Regelbesteuerung.');
  expect(lageMit({ umsatz: 99_000 }).text).toMatch(
    /Ab 1\. Januar 2027 gilt.*Bis 100\.000 € bleiben 1\.000,00 €\./,
  );
  expect(lageMit({ vorjahr: 30_000 }).text).toMatch(/^2025 lag Ihr Umsatz mit 30\.000,00 € über 25\.000 €\./);
});

test('with VAT nothing is said of § 19, but since when and by which sale', () => {
  const mit = { steuermodus: 'regelbesteuerung', umsatz: 100_500 } as const;
  expect(lageMit(mit).text).toBe(
    '2025 waren es 12.000,00 €. Das Gesetz zählt, was eingegangen ist; Ihr Jahresabschluss kann abweichen.',
  );
  const ab = '2026-11-23';
  const offene = { anzahl: 0, summe: 0 };
  const bestellung = { _id: 'a', nummer: 'B-26-K7M4Q' };
  expect(lageMit({ ...mit, wechsel: { ab, bestellung, offene } }).text).toMatch(
    /^Seit 23\. November 2026 berechnet der Laden Mehrwertsteuer: Mit der Bestellung B-26-K7M4Q hat/,
  );
  expect(lageMit({ ...mit, wechsel: { ab, offene, markt: { ort: 'Leipzig', tag: ab } } }).text).toContain(
    'Mit dem Markttag Leipzig hat',
  );
  expect(lageMit({ ...mit, wechsel: { ab, offene } }).text).toContain('Mit einem Verkauf hat');
});

test('next year is promised no § 19 that a plan or the last year excludes', () => {
  const promise = /auch 2027 ohne Mehrwertsteuer|Bis 25\.000/;
  expect(lageMit({ umsatz: 5_000 }).text).toMatch(promise);
  expect(lageMit({ umsatz: 5_000, regelbesteuerungAb: '2027-01-01' }).text).not.toMatch(promise);
  expect(lageMit({ umsatz: 5_000, regelbesteuerungAb: '2027-01-02' }).text).toMatch(promise);
  expect(lageMit({ umsatz: 5_000, vorjahr: 30_000 }).text).not.toMatch(promise);
});

test('after the change: why less than the limit stands there, what is not delivered, what a cancellation changes', () => {
  const wechsel = {
    ...{ ab: '2026-11-23', bestellung: { _id: 'a', nummer: 'B-26-K7M4Q' } },
    offene: { anzahl: 2, summe: 25.6 },
  };
  const mit = { steuermodus: 'regelbesteuerung', umsatz: 99_995.34, wechsel } as const;
  const { text } = lageMit(mit);
  expect(text).toContain(
    'Seit 23. November 2026 zählt der Umsatz ohne Mehrwertsteuer, deshalb steht hier nicht mehr als 100.000 €.',
  );
  expect(text).toContain('ohne Mehrwertsteuer bestellt: 2 Bestellungen über zusammen 25,60 €. Bitte fragen');
  expect(text).toContain('Die Umstellung bleibt, auch wenn diese Bestellung storniert wird.');
  expect(lageMit({ ...mit, umsatz: 100_000.01 }).text).not.toContain('deshalb steht hier');
  const ohne = { ...wechsel, offene: { anzahl: 0, summe: 0 } };
  expect(lageMit({ ...mit, wechsel: ohne }).text).not.toContain('ausgeliefert');
});

test('the bar holds any turnover, and its marks', () => {
  const euro = fc.integer({ min: 0, max: 30_000_000 }).map((cent) => cent / 100);
  fc.assert(
    fc.property(
      euro,
      euro,
      fc.constantFrom('regelbesteuerung' as const, 'kleinunternehmer' as const),
      (...all) => {
        const [umsatz, vorjahr, steuermodus] = all;
        const { ende, marken } = jahreslageOf({ ...klein, umsatz, vorjahr, steuermodus });
        expect(ende).toBeGreaterThanOrEqual(umsatz);
        expect(marken.every((one) => one <= ende)).toBe(true);
      },
    ),
  );
});

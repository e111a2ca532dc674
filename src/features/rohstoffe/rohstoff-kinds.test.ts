import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as exact from '#test/rational.ts';
import { createBodyOf, updateBodyOf } from './contract.ts';
import { duftoel } from './duftoel.ts';
import { rohseife } from './rohseife.ts';
import { rohstoffKinds } from './rohstoff-kinds.ts';
import { verpackung } from './verpackung.ts';

const { rational, times, divide, floor, halfUp, nearest } = exact;

/** A number with up to `decimals` decimals. */
const decimals = (min: number, max: number, decimals: number) =>
  fc
    .integer({ min: min * 10 ** decimals, max: max * 10 ** decimals })
    .map((value) => Number(`${value}e-${decimals}`));
const preis = decimals(0, 1_000_000, 6);

describe('derived values (requirements.md, admin §5)', () => {
  test.each([
    [9.99, 1000, 0.00999, 0.0999],
    [10, 3, 3.333333, 33.3333],
    [0.02, 3, 0.006667, 0.0667],
    [0, 1000, 0, 0],
    // Rounded half up at the sixth decimal; ten times the rounded price, not the rounded price of ten grams.
    [0.0005, 1000, 0.000001, 0],
    [0.004445, 10, 0.000445, 0.0045],
  ])('%d € for %d g', (ekPreis, gesamtInGramm, preisProGramm, preisPro10Gramm) => {
    expect(rohseife.derive({ ekPreis, gesamtInGramm })).toEqual({ preisProGramm, preisPro10Gramm });
  });

  test.each([
    [15, 20, 4.5, 300, 0.015],
    [12.5, 20.5, 7, 256, 0.02734375],
    [1.1, 10, 1, 11, 0.09090909],
    [1, 1.999, 1, 1, 1],
    // In binary 4.35 × 100 is 434.99999999999994.
    [4.35, 100, 1, 435, 0.00229885],
  ])('%d ml of %d drops', (gesamtInMl, tropfenProMl, ekPreis, anzahlTropfen, kostenProTropfen) => {
    const derived = duftoel.derive({ gesamtInMl, tropfenProMl, ekPreis });
    expect(derived).toEqual({ anzahlTropfen, kostenProTropfen });
  });

  test('are exact and half up over the whole range, never NaN or −0', () => {
    const inhalt = decimals(1, 100_000, 3);
    const tropfen = decimals(1, 1000, 3);
    const stueck = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(preis, inhalt, tropfen, stueck, (euro, inhalt, tropfenProMl, menge) => {
        const perGramm = halfUp(divide(rational(euro), rational(inhalt)), 6);
        expect(rohseife.derive({ ekPreis: euro, gesamtInGramm: inhalt })).toEqual({
          preisProGramm: nearest(perGramm),
          preisPro10Gramm: nearest(halfUp(times(perGramm, rational(10)), 4)),
        });
        const anzahlTropfen = floor(times(rational(inhalt), rational(tropfenProMl)));
        const perTropfen = halfUp(divide(rational(euro), { num: anzahlTropfen, den: 1n }), 8);
        expect(duftoel.derive({ ekPreis: euro, gesamtInMl: inhalt, tropfenProMl })).toEqual({
          anzahlTropfen: Number(anzahlTropfen),
          kostenProTropfen: nearest(perTropfen),
        });
        const perStueck = halfUp(divide(rational(euro), rational(menge)), 4);
        expect(verpackung.derive({ kostenInEuro: euro, menge }).kostenProStueck).toBe(nearest(perStueck));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('low stock (requirements.md, admin §4)', () => {
  const bezeichnung = 'x';
  const neueSeife = {
    ...createBodyOf(rohseife).parse({ bezeichnung }),
    ...rohseife.derive({ ekPreis: 0, gesamtInGramm: 1 }),
  };
  const neuesOel = createBodyOf(duftoel).parse({ bezeichnung });

  test.each([
    [99, true],
    [100, false],
  ])('a base soap with %d g and a minimum of 100 g is low: %s', (aktuellVorrat, isKnapp) => {
    expect(rohseife.isKnapp({ ...neueSeife, aktuellVorrat, mindestbestand: 100 })).toBe(isKnapp);
  });

  test.each([
    [59, 50, true],
    [60, 50, false],
    [60, 61, true],
    [199, 200, true],
    [200, 200, false],
  ])(
    'an oil with %d of 300 drops and a minimum of %d is low: %s (R18)',
    (aktuellVorrat, mindestbestand, isKnapp) => {
      const oel = { ...neuesOel, anzahlTropfen: 300, kostenProTropfen: 1, mindestbestand };
      expect(duftoel.isKnapp({ ...oel, aktuellVorrat })).toBe(isKnapp);
    },
  );
});

test('one pack has its content in units of stock, its size and its supplier', () => {
  const inhalt = { gesamtInGramm: 5000.5, ekPreis: 1, preisProGramm: 1, preisPro10Gramm: 1 };
  expect(rohseife.inhaltOf(inhalt)).toBe(5000);
  const seife = createBodyOf(rohseife).parse({
    bezeichnung: 'x',
    gesamtInGramm: 5000,
    ekPreis: 40,
    lieferant: 'Mühle',
  });
  expect(rohseife.packungOf(seife)).toEqual({ groesse: '5.000\u00a0g', preis: 40, von: 'Mühle' });
  const oel = createBodyOf(duftoel).parse({ bezeichnung: 'x', hersteller: 'Duftmanufaktur' });
  expect(duftoel.packungOf(oel)).toEqual({ groesse: '15\u00a0ml', preis: 0, von: 'Duftmanufaktur' });
});

describe.each(Object.values(rohstoffKinds))('the form of a $name', (kind) => {
  test('gives absent fields their default, and leaves them out of a change', () => {
    const required = { bezeichnung: 'x', kostenInEuro: 1, aktuellVorrat: 7 };
    expect(createBodyOf(kind).parse(required)).toMatchObject({ ...kind.defaults, aktuellVorrat: 7 });
    expect(updateBodyOf(kind).parse({ _id: 'x', ekPreisAlt: 3 })).toEqual({});
    const numbers = [...Object.keys(kind.basis.shape), 'aktuellVorrat', 'mindestbestand'];
    for (const empty of ['', ' ', null]) {
      const emptied = Object.fromEntries(numbers.map((key) => [key, empty]));
      expect(updateBodyOf(kind).parse(emptied)).toStrictEqual({});
      expect(createBodyOf(kind).safeParse({ ...required, ...emptied }).success).toBe(false);
    }
  });

  test('accepts its own defaults, and contains the fields it derives from', () => {
    for (const key of Object.keys(kind.basis.shape)) expect(kind.angaben.shape).toHaveProperty(key);
    const body = createBodyOf(kind).parse({ bezeichnung: 'x', kostenInEuro: 1, aktuellVorrat: 7 });
    expect(createBodyOf(kind).parse(body)).toEqual(body);
  });
});

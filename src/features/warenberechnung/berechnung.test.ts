import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tropfenOf } from '#features/portfolio/rezept.ts';
import * as exact from '#test/rational.ts';
import { type Berechnung, calculate, kostenOf, type Rohstoffmenge } from './berechnung.ts';
import { type Parameter, parameter, parameterDefaults, rundungsOptionen } from './parameter.ts';
import { comparePreis } from './preisvergleich.ts';

const { rational, plus, minus, times } = exact;

/** The material of a soap of so many grams: base soap by weight, drops of oil, one packaging. */
const rohstoffe = (gramm: number, ...preise: (number | null)[]): Rohstoffmenge[] =>
  [gramm, tropfenOf(gramm), 1].map((menge, at) => ({ menge, preisProEinheit: preise[at] ?? null }));

describe('the worked table of R11', () => {
  const lines = [
    {
      of: rohstoffe(100, 0.00999, 0.015, 0.12),
      with: {},
      vkPreis: 3.447,
      gerundet: [3.45, 3.5, 3.5, 4, 3.99],
    },
    {
      of: rohstoffe(50, 0.01, 0.02, 0.1667),
      with: {
        energieKosten: 0.15,
        pauschaleFaktor: 2.5,
        gewinnProzent: 20,
        rabattProzent: 10,
        zusatzKosten: 0.8,
      },
      vkPreis: 3.05909,
      gerundet: [3.06, 3.1, 3.5, 4, 3.99],
    },
    {
      of: rohstoffe(75, null, 0.02, 0.25),
      with: { energieKosten: 0.1 },
      vkPreis: 1.17,
      gerundet: [1.17, 1.2, 1.5, 2, 1.99],
    },
  ];

  test.each(lines)('$vkPreis', ({ of, with: parameters, vkPreis, gerundet }) => {
    const results = rundungsOptionen.map((rundungsOption) =>
      calculate(of, { ...parameterDefaults, ...parameters, rundungsOption }),
    );
    expect(results.map((result) => result.vkPreis)).toEqual(Array(5).fill(vkPreis));
    expect(results.map((result) => result.vkPreisGerundet)).toEqual(gerundet);
  });

  test('calculates every step of the second line', () => {
    const { of, with: parameters } = lines[1] as (typeof lines)[1];
    expect(of.map(kostenOf)).toEqual([0.5, 0.02, 0.1667]);
    expect(calculate(of, { ...parameterDefaults, ...parameters })).toEqual({
      zwischensummeEK: 0.8367,
      pauschale: 2.09175,
      gewinnBetrag: 0.41835,
      zwischensummeVorRabatt: 2.5101,
      rabattBetrag: 0.25101,
      vkPreis: 3.05909,
      vkPreisGerundet: 3.5,
      kosten: 1.6367,
    });
  });
});

describe('vkPreisGerundet', () => {
  const rounded = (vkPreis: number) =>
    rundungsOptionen.map(
      (rundungsOption) =>
        calculate(rohstoffe(20, null, null, vkPreis), {
          ...parameterDefaults,
          pauschaleFaktor: 1,
          rundungsOption,
        }).vkPreisGerundet,
    );

  test.each([
    [0, [0, 0, 0, 0, 0]],
    [0.001, [0, 0.1, 0.5, 1, 0.99]],
    [0.005, [0.01, 0.1, 0.5, 1, 0.99]],
    [0.01, [0.01, 0.1, 0.5, 1, 0.99]],
    [2.4, [2.4, 2.4, 2.5, 3, 2.99]],
    [3.5, [3.5, 3.5, 3.5, 4, 3.99]],
    [3.995, [4, 4, 4, 4, 3.99]],
    [4, [4, 4, 4, 4, 3.99]],
    [4.01, [4.01, 4.1, 4.5, 5, 4.99]],
  ])('of %d', (vkPreis, gerundet) => {
    expect(rounded(vkPreis)).toEqual(gerundet);
  });

  test('is not affected by binary fractions: 0.80 × 3 is 2.40, not 2.50', () => {
    const costs = { ...parameterDefaults, energieKosten: 0.8, rundungsOption: '0.10' as const };
    expect(calculate(rohstoffe(10), costs).vkPreisGerundet).toBe(2.4);
  });

  test('is 0 when deductions exceed the price', () => {
    const { vkPreis, vkPreisGerundet } = calculate(rohstoffe(10), { ...parameterDefaults, zusatzKosten: -5 });
    expect([vkPreis, vkPreisGerundet]).toEqual([0, 0]);
  });
});

/** A number with up to `decimals` decimals. */
const decimals = (min: number, max: number, decimals: number) =>
  fc
    .integer({ min: min * 10 ** decimals, max: max * 10 ** decimals })
    .map((value) => Number(`${value}e-${decimals}`));
const maybe = (preis: fc.Arbitrary<number>) => fc.option(preis, { freq: 8 });

const anyRohstoffe = fc
  .record({
    gramm: fc.integer({ min: 0, max: 100_000 }),
    preise: fc.tuple(
      maybe(decimals(0, 1_000_000, 6)),
      maybe(decimals(0, 1_000_000, 8)),
      maybe(decimals(0, 1_000_000, 4)),
    ),
  })
  .map(({ gramm, preise }) => rohstoffe(gramm, ...preise));
const anyParameter: fc.Arbitrary<Parameter> = fc.record({
  energieKosten: decimals(0, 100_000, 6),
  zusatzKosten: fc.oneof(decimals(-100_000, 100_000, 6), fc.constant(-0)),
  gewinnProzent: decimals(0, 100, 4),
  rabattProzent: decimals(0, 100, 4),
  pauschaleFaktor: decimals(1, 1000, 4),
  rundungsOption: fc.constantFrom(...rundungsOptionen),
  notizen: fc.constant(''),
});

/** The formulas of R11 again, in exact fractions. */
function reference(of: Rohstoffmenge[], with_: Parameter) {
  const cost = (menge: number, preis: number | null) => times(rational(menge), rational(preis ?? 0));
  const percent = (value: number) => times(rational(value), { num: 1n, den: 100n });
  const kosten = of.map(({ menge, preisProEinheit }) => cost(menge, preisProEinheit));
  const zwischensummeEK = kosten.reduce(plus, rational(with_.energieKosten));
  const pauschale = times(zwischensummeEK, rational(with_.pauschaleFaktor));
  const gewinnBetrag = times(pauschale, percent(with_.gewinnProzent));
  const zwischensummeVorRabatt = plus(pauschale, gewinnBetrag);
  const rabattBetrag = times(zwischensummeVorRabatt, percent(with_.rabattProzent));
  const summe = plus(minus(zwischensummeVorRabatt, rabattBetrag), rational(with_.zusatzKosten));
  const vkPreis = summe.num < 0n ? rational(0) : summe;
  return {
    zwischensummeEK,
    pauschale,
    gewinnBetrag,
    zwischensummeVorRabatt,
    rabattBetrag,
    vkPreis,
    vkPreisGerundet: rounded(vkPreis, with_.rundungsOption),
    kosten: plus(zwischensummeEK, rational(with_.zusatzKosten)),
  };
}

function rounded(vkPreis: exact.Rational, option: Parameter['rundungsOption']): exact.Rational {
  if (option === 'keine') return exact.halfUp(vkPreis, 2);
  if (option === '0.99') {
    const euro = exact.ceil(vkPreis);
    return euro === 0n ? rational(0) : { num: euro * 100n - 1n, den: 100n };
  }
  const step = rational(Number(option));
  return times({ num: exact.ceil(exact.divide(vkPreis, step)), den: 1n }, step);
}

describe('over the whole range of weights, prices and parameters', () => {
  test('calculates every step exactly, and no result is NaN or −0', () => {
    fc.assert(
      fc.property(anyRohstoffe, anyParameter, (of, with_) => {
        const result = calculate(of, with_);
        for (const [step, value] of Object.entries(reference(of, with_))) {
          const amount = result[step as keyof Berechnung];
          expect(amount, step).toBe(exact.nearest(value));
          expect(Object.is(amount, -0) || Number.isNaN(amount), step).toBe(false);
        }
        for (const posten of of) {
          const { menge, preisProEinheit: preis } = posten;
          const kosten = preis === null ? null : exact.nearest(times(rational(menge), rational(preis)));
          expect(kostenOf(posten)).toBe(kosten);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('rounding adds less than one step and subtracts at most a cent', () => {
    const steps = { keine: 0.01, '0.10': 0.1, '0.50': 0.5, '1.00': 1, '0.99': 1 };
    const taken = { keine: 0.005, '0.10': 0, '0.50': 0, '1.00': 0, '0.99': 0.01 };
    fc.assert(
      fc.property(anyRohstoffe, anyParameter, (of, with_) => {
        const { vkPreis, vkPreisGerundet } = reference(of, with_);
        expect(calculate(of, with_).vkPreisGerundet).toBe(exact.nearest(vkPreisGerundet));
        const added = minus(vkPreisGerundet, vkPreis);
        expect(plus(added, rational(taken[with_.rundungsOption])).num >= 0n).toBe(true);
        expect(minus(rational(steps[with_.rundungsOption]), added).num > 0n).toBe(true);
      }),
    );
  });

  test('tests only parameters that the form accepts', () => {
    fc.assert(
      fc.property(anyParameter, (with_) => {
        expect(parameter.parse(with_)).toEqual(with_);
      }),
    );
  });
});

describe('the comparison of the shop’s price with its calculation', () => {
  const berechnung = calculate(rohstoffe(100, 0.00999, 0.015, 0.12), parameterDefaults);
  const complete = { isUnvollstaendig: false, steuersatz: 0 };

  test.each([
    [3.5, { differenz: 0, bleibtProStueck: 2.351, isUnterKosten: false, isAbweichend: false }],
    [3.4, { differenz: 0.1, bleibtProStueck: 2.251, isUnterKosten: false, isAbweichend: true }],
    [1.14, { differenz: 2.36, bleibtProStueck: -0.009, isUnterKosten: true, isAbweichend: true }],
  ])('%d', (preis, vergleich) => {
    expect(comparePreis(berechnung, { preis, ...complete })).toEqual(vergleich);
  });

  test('is empty without a price, and reports only a price below cost while something is missing', () => {
    const incomplete = { isUnvollstaendig: true, steuersatz: 0 };
    const nothing = { differenz: null, bleibtProStueck: null, isUnterKosten: false, isAbweichend: false };
    expect(comparePreis(berechnung, { preis: null, ...complete })).toEqual(nothing);
    expect(comparePreis(berechnung, { preis: 0, ...complete })).toEqual(nothing);
    expect(comparePreis(berechnung, { ...incomplete, preis: 5 })).toEqual(nothing);
    expect(comparePreis(berechnung, { ...incomplete, preis: 1.14 })).toEqual({
      ...nothing,
      isUnterKosten: true,
    });
  });

  const seife = { vkPreisGerundet: 8.5, kosten: 2.18 };
  test.each([
    [8.5, 19, 4.96],
    [8.5, 7, 5.76],
    [8.5, 5.5, 5.88],
    [8.5, 0, 6.32],
    [2.59, 19, 0],
    [2.58, 19, -0.01],
  ])('of a price of %d with %d per cent of tax inside, %d remains', (preis, steuersatz, bleibtProStueck) => {
    const vergleich = comparePreis(seife, { preis, isUnvollstaendig: false, steuersatz });
    expect(vergleich).toMatchObject({ bleibtProStueck, isUnterKosten: bleibtProStueck < 0 });
  });

  test('a price above the known costs can be below them after tax, also while something is missing', () => {
    const angebot = { preis: 2.5, isUnvollstaendig: true };
    expect(comparePreis(seife, { ...angebot, steuersatz: 0 }).isUnterKosten).toBe(false);
    expect(comparePreis(seife, { ...angebot, steuersatz: 19 }).isUnterKosten).toBe(true);
  });
});

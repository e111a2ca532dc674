import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, kostenOf, type Rohstoffmenge } from '../../../berechnung.ts';
import { type Parameter, parameterDefaults, rundungsOptionen } from '../../../parameter.ts';
import { balkenOf, preisTeileOf } from './preis-segmente.ts';

const seife: Rohstoffmenge[] = [
  { menge: 50, preisProEinheit: 0.01 },
  { menge: 1, preisProEinheit: 0.02 },
  { menge: 1, preisProEinheit: 0.1667 },
];
const typen = ['rohseife', 'duftoel', 'verpackung'];

function calculated(rohstoffe: Rohstoffmenge[], changes: Partial<Parameter>, steuersatz = 0) {
  const parameter = { ...parameterDefaults, ...changes };
  const posten = rohstoffe.map((of, at) => {
    const typ = typen[at] ?? 'verpackung';
    return { ...of, typ, art: typ, name: null, einheit: 'g', kosten: kostenOf(of) };
  });
  return { ...parameter, ...calculate(rohstoffe, parameter), posten, steuersatz };
}

const cent = (max: number, min = 0) => fc.integer({ min: min * 100, max: max * 100 }).map((of) => of / 100);
const anySatz = fc.constantFrom(0, 5.5, 7, 19, 25);
const anyParameter = fc.record({
  energieKosten: cent(100),
  zusatzKosten: cent(100, -100),
  gewinnProzent: cent(100),
  rabattProzent: cent(100),
  pauschaleFaktor: cent(10, 1),
  rundungsOption: fc.constantFrom(...rundungsOptionen),
  notizen: fc.constant(''),
});

describe('the parts of a price', () => {
  test('are those of the worked table’s second line', () => {
    const { kosten, rest, restBetrag } = preisTeileOf(
      calculated(seife, {
        energieKosten: 0.15,
        pauschaleFaktor: 2.5,
        gewinnProzent: 20,
        rabattProzent: 10,
        zusatzKosten: 0.8,
      }),
    );
    expect(kosten.map(({ betrag }) => betrag)).toEqual([0.5, 0.02, 0.1667, 0.15, 0.8]);
    expect(rest.map(({ key, betrag }) => [key, betrag])).toEqual([
      ['aufschlag', 1.25505],
      ['rundung', 0.44091],
      ['gewinn', 0.41835],
      ['rabatt', -0.25101],
    ]);
    expect(restBetrag).toBe(1.8633);
  });

  test('contain the tax, which is paid from the markup', () => {
    const { steuer, rest, restBetrag } = preisTeileOf(calculated(seife, { energieKosten: 1.49 }, 19));
    expect(steuer).toEqual([{ key: 'mwst', name: '19\u00a0% MwSt.', betrag: 1.12 }]);
    expect(rest.slice(0, 2)).toMatchObject([
      { key: 'aufschlag', name: 'Aufschlag der Pauschale nach MwSt.', betrag: 3.2334 },
      { key: 'rundung', betrag: 0.4699 },
    ]);
    expect(restBetrag).toBe(3.7033);
    expect(preisTeileOf(calculated(seife, { energieKosten: 1.49 })).steuer).toEqual([]);
  });

  test('add up to the rounded price, whatever the parameters', () => {
    fc.assert(
      fc.property(anyParameter, anySatz, (changes, steuersatz) => {
        const berechnung = calculated(seife, changes, steuersatz);
        const { kosten, steuer, rest, restBetrag } = preisTeileOf(berechnung);
        const sum = (parts: typeof kosten) => parts.reduce((total, { betrag }) => total + (betrag ?? 0), 0);
        expect(sum([...kosten, ...steuer, ...rest])).toBeCloseTo(berechnung.vkPreisGerundet, 9);
        expect(sum(kosten)).toBeCloseTo(berechnung.kosten, 9);
        expect(sum(rest)).toBeCloseTo(restBetrag, 9);
      }),
    );
  });
});

describe('the bar', () => {
  test('is filled by the price when there is no discount and the shop’s price is not higher', () => {
    const { segmente, vkProzent, preisProzent } = balkenOf(calculated(seife, {}), null);
    expect(segmente.map(({ key }) => key)).toEqual([
      'rohseife',
      'duftoel',
      'verpackung',
      'aufschlag',
      'rundung',
    ]);
    expect(segmente.reduce((sum, { prozent }) => sum + prozent, 0)).toBeCloseTo(100);
    expect(vkProzent).toBeCloseTo(100);
    expect(preisProzent).toBeUndefined();
  });

  test('leaves room for a higher price in the shop, and shows deductions beyond the price', () => {
    const berechnung = calculated(seife, { rabattProzent: 50, rundungsOption: 'keine' });
    const { segmente, vkProzent, preisProzent } = balkenOf(berechnung, 10);
    const filled = segmente.reduce((sum, { prozent }) => sum + prozent, 0);
    expect(preisProzent).toBe(100);
    expect(vkProzent).toBeCloseTo(berechnung.vkPreisGerundet * 10);
    expect(vkProzent).toBeLessThan(filled);
    expect(filled).toBeLessThan(100);
  });

  test('is empty without costs and price, never NaN', () => {
    const nothing = seife.map(({ menge }) => ({ menge, preisProEinheit: null }));
    expect(balkenOf(calculated(nothing, {}), 0)).toEqual({ segmente: [], vkProzent: 0, preisProzent: 0 });
  });

  test('stays within its length', () => {
    fc.assert(
      fc.property(anyParameter, cent(50), anySatz, (changes, preis, steuersatz) => {
        const {
          segmente,
          vkProzent,
          preisProzent = 0,
        } = balkenOf(calculated(seife, changes, steuersatz), preis);
        const filled = segmente.reduce((sum, { prozent }) => sum + prozent, 0);
        for (const prozent of [filled, vkProzent, preisProzent]) {
          expect(prozent).toBeGreaterThanOrEqual(0);
          expect(prozent).toBeLessThan(100.000001);
        }
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { ersteTabelle } from '#features/lieferung/erste-preistabelle.ts';
import { belehrung } from '#features/rechtstexte/eingebaut/widerruf.ts';
import { bedingungenJsonLd } from './angebot-json-ld.ts';

const abholung = { aktiv: true, ort: '', zeiten: '' };
const pauschal = {
  dhl: { aktiv: true, tabelle: ersteTabelle, freiAb: null as number | null },
  abholung,
  verpackungGramm: 150,
};
const nachGewicht = {
  ...pauschal,
  dhl: {
    ...pauschal.dhl,
    tabelle: [
      { bisGramm: 200, preis: 3.5 },
      { bisGramm: 2000, preis: 4.9 },
      { bisGramm: 5000, preis: 7.9 },
    ],
  },
};
const ware = { preis: 8.5, gramm: 100 };

/** Prices of a parcel, with the grams from and up to which each is. */
function raten(versand: typeof pauschal, eine: { preis: number; gramm: number | undefined } = ware) {
  const said = bedingungenJsonLd({ phase: 'geoeffnet', origin: 'https://laden.example', versand }, eine);
  const { shippingDetails = [] } = said as {
    shippingDetails?: {
      shippingRate?: { value: string };
      weight?: { minValue: number; maxValue: number };
      doesNotShip?: true;
    }[];
  };
  return shippingDetails.map(({ shippingRate, weight, doesNotShip }) =>
    doesNotShip ? 'no' : [shippingRate?.value, ...(weight ? [weight.minValue, weight.maxValue] : [])],
  );
}

describe('the conditions of an offer for machines', () => {
  test('are those of German shipping and of the right to withdraw, none before the opening', () => {
    const shop = { origin: 'https://laden.example', versand: pauschal };
    expect(bedingungenJsonLd({ ...shop, phase: 'angekuendigt' }, ware)).toEqual({});
    for (const phase of ['geoeffnet', 'pausiert'] as const)
      expect(bedingungenJsonLd({ ...shop, phase }, ware)).toEqual({
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
            shippingRate: { '@type': 'MonetaryAmount', value: '7.69', currency: 'EUR' },
          },
        ],
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'DE',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          refundType: 'https://schema.org/FullRefund',
          merchantReturnLink: 'https://laden.example/widerrufsbelehrung',
        },
      });
  });

  test('say of the right to withdraw what the notice says', () => {
    const text = belehrung('##');
    expect(text).toContain('Die Widerrufsfrist beträgt vierzehn Tage');
    expect(text).toContain('Sie tragen die unmittelbaren Kosten der Rücksendung');
    expect(text).toContain('alle Zahlungen, die wir von Ihnen erhalten haben');
  });

  test.each([
    ['a flat price', pauschal, ware, [['7.69']]],
    ['a flat price, of a piece of unknown weight', pauschal, { preis: 8.5, gramm: undefined }, [['7.69']]],
    ['free from the price on', { ...pauschal, dhl: { ...pauschal.dhl, freiAb: 8.5 } }, ware, [['0.00']]],
    // 100 g and 150 g of packing are more than the first row.
    [
      'rows by weight',
      nachGewicht,
      ware,
      [
        ['4.90', 201, 2000],
        ['7.90', 2001, 5000],
      ],
    ],
    [
      'rows by weight, of a piece of unknown weight',
      nachGewicht,
      { preis: 8.5, gramm: undefined },
      [
        ['3.50', 0, 200],
        ['4.90', 201, 2000],
        ['7.90', 2001, 5000],
      ],
    ],
    [
      'free from the price on, by weight',
      { ...nachGewicht, dhl: { ...nachGewicht.dhl, freiAb: 5 } },
      ware,
      [['0.00']],
    ],
    ['too heavy for the table', nachGewicht, { preis: 8.5, gramm: 5000 }, []],
    ['pick-up alone', { ...pauschal, dhl: { ...pauschal.dhl, aktiv: false } }, ware, ['no']],
  ] as const)('name what a parcel costs: %s', (_, versand, eine, expected) => {
    expect(raten(versand as typeof pauschal, eine)).toEqual(expected);
  });
});

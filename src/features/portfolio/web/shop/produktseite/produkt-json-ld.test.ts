import { describe, expect, test } from 'vitest';
import { type Steuermodus, steuermodi } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { ersteTabelle } from '#features/lieferung/erste-preistabelle.ts';
import type { Produkt } from '../../../contract.ts';
import { produktJsonLd } from './produkt-json-ld.ts';

const versand = {
  dhl: { aktiv: true, tabelle: ersteTabelle, freiAb: null },
  abholung: { aktiv: true, ort: '', zeiten: '' },
  verpackungGramm: 150,
};
const shop = {
  origin: 'https://laden.example',
  marke: 'Seifenhof',
  phase: 'angekuendigt',
  steuermodus: 'regelbesteuerung',
  versand,
} as const;
const honig: Produkt = {
  _id: 'a b',
  name: 'Honigwabe',
  seife: 'Honigseife',
  gramm: 110,
  aroma: 'Vanille',
  seifenform: 'Bienenwabe',
  preis: 8.5,
  reihenfolge: 1,
  bilder: {
    hauptbild: '/uploads/honig.webp',
    galerie: [{ url: '/uploads/wabe.webp', alt_text: 'Die Wabe' }],
  },
  beschreibung: { kurz: 'Sechs Ecken.' },
};

describe('the structured data of a product', () => {
  test('has one price with its grams and the reference of a kilogram, its brand and all its pictures', () => {
    expect(produktJsonLd(honig, shop)).toMatchObject({
      image: ['https://laden.example/api/uploads/honig.webp', 'https://laden.example/api/uploads/wabe.webp'],
      brand: { '@type': 'Brand', name: 'Seifenhof' },
      offers: {
        url: 'https://laden.example/products/a%20b',
        price: '8.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          price: '8.50',
          referenceQuantity: {
            value: 110,
            unitCode: 'GRM',
            valueReference: { value: 1, unitCode: 'KGM' },
          },
        },
      },
    });
  });

  test.each([undefined, 0])('is missing while its preis is %s: there is nothing to offer', (preis) => {
    expect(produktJsonLd({ ...honig, preis }, shop)).toBeUndefined();
  });

  test.each([
    [undefined, 'InStock'],
    [{ art: 'vorrat' }, 'InStock'],
    [{ art: 'vorrat', frei: 2 }, 'LimitedAvailability'],
    [{ art: 'aufBestellung', tage: 10 }, 'BackOrder'],
    [{ art: 'vergriffen' }, 'OutOfStock'],
  ] as const)('of an open shop says of %j: %s', (verfuegbarkeit, word) => {
    const produkt = { ...honig, verfuegbarkeit };
    const offer = { availability: `https://schema.org/${word}` };
    expect(produktJsonLd(produkt, { ...shop, phase: 'geoeffnet' })).toHaveProperty(
      'offers',
      expect.objectContaining(offer),
    );
    const announced = { availability: 'https://schema.org/InStock' };
    expect(produktJsonLd(produkt, shop)).toHaveProperty('offers', expect.objectContaining(announced));
    expect(JSON.stringify(produktJsonLd(produkt, { ...shop, phase: 'pausiert' }))).not.toContain(
      'availability',
    );
  });

  test('of a reduced price says beside it which price it is measured by', () => {
    const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' };
    expect(produktJsonLd({ ...honig, niedrigsterPreis: 10 }, shop)).toMatchObject({
      offers: {
        price: '8.50',
        priceSpecification: [
          { ...specification, price: '8.50', referenceQuantity: { value: 110 } },
          { ...specification, price: '10.00', priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      },
    });
  });

  test('leaves out the reference of a kilogram below 10 g', () => {
    expect(JSON.stringify(produktJsonLd({ ...honig, gramm: 9 }, shop))).not.toContain('referenceQuantity');
  });

  test('leaves out an unknown weight', () => {
    const text = JSON.stringify(produktJsonLd({ ...honig, gramm: 0 }, shop));
    expect(text).not.toMatch(/weight|referenceQuantity|GRM/);
  });

  test('keeps the address of an external image', () => {
    const bilder = { hauptbild: 'https://bilder.example/h.jpg', galerie: [] };
    expect(produktJsonLd({ ...honig, bilder }, shop)).toHaveProperty('image', [
      'https://bilder.example/h.jpg',
    ]);
  });

  test.each(steuermodi)(
    'says that VAT is included exactly where it is charged: %s',
    (steuermodus: Steuermodus) => {
      const text = JSON.stringify(
        produktJsonLd({ ...honig, niedrigsterPreis: 10 }, { ...shop, steuermodus }),
      );
      const said = text.match(/"valueAddedTaxIncluded":true/g) ?? [];
      expect(said).toHaveLength(steuermodus === 'regelbesteuerung' ? 2 : 0);
    },
  );

  test('has the conditions of the offer beside it', () => {
    const offers = expect.objectContaining({ hasMerchantReturnPolicy: expect.anything(), price: '8.50' });
    expect(produktJsonLd(honig, { ...shop, phase: 'geoeffnet' })).toHaveProperty('offers', offers);
  });
});

import { describe, expect, test } from 'vitest';
import type { Produkt } from '../../contract.ts';
import { produktJsonLd } from './produkt-json-ld.ts';

const origin = 'https://laden.example';
const honig: Produkt = {
  _id: 'a b',
  name: 'Honigwabe',
  seife: 'Honigseife',
  gramm: 110,
  aroma: 'Vanille',
  seifenform: 'Bienenwabe',
  preis: 8.5,
  reihenfolge: 1,
  bilder: { hauptbild: '/uploads/honig.webp', galerie: [] },
  beschreibung: { kurz: 'Sechs Ecken.' },
};

describe('a product for search engines', () => {
  test('has an offer with its price and the base price of a kilogram', () => {
    expect(produktJsonLd(honig, origin)).toMatchObject({
      image: 'https://laden.example/api/uploads/honig.webp',
      offers: {
        url: 'https://laden.example/products/a%20b',
        price: '8.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '77.27', referenceQuantity: { value: 1, unitCode: 'KGM' } },
      },
    });
  });

  test.each([undefined, 0])('has no offer while its preis is %s', (preis) => {
    expect(produktJsonLd({ ...honig, preis }, origin)).not.toHaveProperty('offers');
  });

  test('leaves an image from elsewhere where it is', () => {
    const bilder = { hauptbild: 'https://bilder.example/h.jpg', galerie: [] };
    expect(produktJsonLd({ ...honig, bilder }, origin)).toHaveProperty(
      'image',
      'https://bilder.example/h.jpg',
    );
  });
});

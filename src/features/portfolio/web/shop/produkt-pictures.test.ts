import { expect, test } from 'vitest';
import type { Produkt } from '../../contract.ts';
import { allPictures, hauptPicture } from './produkt-pictures.ts';

const lavendel: Produkt = {
  _id: '1',
  name: 'Lavendel',
  seife: 'Olivenölseife',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'eckig',
  reihenfolge: 1,
  bilder: {
    hauptbild: '/api/uploads/ab12-800.webp',
    breite: 1000,
    hoehe: 1000,
    galerie: [{ url: '/uploads/alt.jpg', alt_text: 'Die Rückseite' }],
  },
  beschreibung: {},
};

test('shows the main picture first and then the gallery, each address resolved', () => {
  expect(allPictures(lavendel).map(({ src, alt }) => [src, alt])).toEqual([
    ['/api/uploads/ab12-800.webp', 'Lavendel'],
    ['/api/uploads/alt.jpg', 'Die Rückseite'],
  ]);
});

test('offers AVIF before WebP for our own pictures only', () => {
  const [haupt, galerie] = allPictures(lavendel);
  expect(haupt?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(haupt?.sources[0]?.srcSet).toContain('/api/uploads/ab12-1000.avif 1000w');
  expect(galerie?.sources).toEqual([]);
});

test('reads gallery entries that are bare addresses', () => {
  const bilder = { galerie: ['https://example.org/a.jpg'] } as unknown as Produkt['bilder'];
  expect(allPictures({ ...lavendel, bilder })[0]).toMatchObject({
    src: 'https://example.org/a.jpg',
    alt: 'Lavendel',
  });
});

test('has no main picture without an address', () => {
  expect(hauptPicture({ ...lavendel, bilder: { galerie: [] } })).toBeUndefined();
});

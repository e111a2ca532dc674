import { expect, test } from 'vitest';
import { statsOf } from './stats-of.ts';

test('the tiles count a product with any picture as one with images', () => {
  const haupt = { hauptbild: '/api/uploads/a.webp', galerie: [] };
  const galerie = { galerie: [{ url: '/api/uploads/b.webp', alt_text: '' }] };
  expect(
    statsOf([
      { aktiv: true, bilder: haupt },
      { aktiv: false, bilder: galerie },
      { aktiv: true, bilder: { galerie: [] } },
    ]),
  ).toEqual({ totalProducts: 3, activeProducts: 2, productsWithImages: 2, productsWithoutImages: 1 });
});

import { expect, test } from 'vitest';
import { isWhole, listenProduktOf } from './listen-produkt.ts';
import { parseProdukt } from './read-produkt.ts';

const lavendel = parseProdukt({
  _id: '1',
  name: 'Lavendel',
  seife: 'Sheabutter',
  gramm: 100,
  preis: 7.9,
  weblink: 'https://example.org',
  artikelnummer: 'L-100',
  bilder: { hauptbild: '/uploads/a.jpg', breite: 800, galerie: [{ url: '/uploads/b.jpg', alt_text: 'b' }] },
  beschreibung: { kurz: 'Ruhig.', lang: 'Sehr ruhig.', inhaltsstoffe: 'Aqua', warnhinweise: 'Nicht essen.' },
});

test('the list keeps what a card shows of a product, without gallery and long texts', () => {
  const { artikelnummer, bilder, beschreibung, ...rest } = lavendel ?? expect.fail();
  expect(artikelnummer).toBe('L-100');
  expect(listenProduktOf({ ...rest, artikelnummer, bilder, beschreibung })).toEqual({
    ...rest,
    bilder: { hauptbild: '/uploads/a.jpg', breite: 800 },
    beschreibung: { kurz: 'Ruhig.' },
  });
});

test('what the list keeps of a product is not taken for the whole of it', () => {
  const produkt = lavendel ?? expect.fail();
  expect(isWhole(produkt)).toBe(true);
  expect(isWhole(listenProduktOf(produkt))).toBe(false);
  expect(isWhole(JSON.parse(JSON.stringify(listenProduktOf(produkt))))).toBe(false);
});

test('a product without a gallery is whole when it came from the shop', () => {
  expect(isWhole(parseProdukt({ _id: '1', name: 'Lavendel' }) ?? expect.fail())).toBe(true);
});

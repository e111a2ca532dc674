import { describe, expect, test } from 'vitest';
import { readProdukt, readProdukte } from './read-produkt.ts';

const named = {
  _id: '1',
  name: 'Lavendel',
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'eckig',
};
const complete = {
  ...named,
  bilder: { hauptbild: '/uploads/a.jpg', galerie: [] },
  beschreibung: { kurz: 'Ruhig.' },
};

describe('the products of an answer', () => {
  test.each([
    ['in the envelope', { success: true, data: [complete] }],
    ['bare', [complete]],
  ])('are read %s', (_where, answer) => {
    expect(readProdukte(answer)).toEqual([complete]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['data that is null', { success: true, data: null }],
    ['no data', { success: true }],
    ['a text', 'kaputt'],
    ['data that is no list', { data: 5 }],
  ])('are none in %s', (_what, answer) => {
    expect(readProdukte(answer)).toEqual([]);
    expect(readProdukt(answer)).toBeNull();
  });

  test('leave out what is no product', () => {
    expect(readProdukte([null, 7, { name: 'ohne Kennung' }, complete])).toEqual([complete]);
  });
});

describe('a product', () => {
  test.each([
    ['without pictures and texts', {}],
    ['with null for both', { bilder: null, beschreibung: null }],
    ['with pictures that have no gallery', { bilder: { galerie: null } }],
  ])('%s is complete', (_what, parts) => {
    const { bilder, beschreibung } = readProdukt({ data: { ...named, ...parts } }) ?? {};
    expect([bilder, beschreibung]).toEqual([{ galerie: [] }, {}]);
  });

  test('keeps the pictures of its gallery that have an address, bare ones too', () => {
    const galerie = ['/uploads/b.jpg', { url: '/uploads/c.jpg' }, null, { alt_text: 'ohne Adresse' }];
    expect(readProdukt({ ...named, bilder: { galerie } })?.bilder.galerie).toEqual([
      '/uploads/b.jpg',
      { url: '/uploads/c.jpg' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { readLaden } from '#features/einstellung/laden/read-laden.ts';
import { texteOf } from './produkttypen/produkt-texte.ts';
import { parseProdukt, parseProdukte } from './read-produkt.ts';
import { allPictures, hauptPicture } from './web/shop/produkt-pictures.ts';
import { produktJsonLd } from './web/shop/produktseite/produkt-json-ld.ts';

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

const shop = { ...readLaden({}), origin: 'https://laden.example', marke: '', phase: 'geoeffnet' } as const;

describe('the products of an answer', () => {
  test.each([
    ['in the envelope', { success: true, data: [complete] }],
    ['bare', [complete]],
  ])('are read %s', (_where, answer) => {
    expect(parseProdukte(answer)).toEqual([complete]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['data that is null', { success: true, data: null }],
    ['no data', { success: true }],
    ['a text', 'kaputt'],
    ['data that is no list', { data: 5 }],
  ])('are none in %s', (_what, answer) => {
    expect(parseProdukte(answer)).toEqual([]);
    expect(parseProdukt(answer)).toBeNull();
  });

  test('leave out entries that are no products', () => {
    expect(parseProdukte([null, 7, { name: 'ohne Kennung' }, complete])).toEqual([complete]);
  });
});

describe('a product', () => {
  test.each([
    ['without pictures and texts', {}],
    ['with null for both', { bilder: null, beschreibung: null }],
    ['with pictures that have no gallery', { bilder: { galerie: null } }],
  ])('%s is complete', (_what, parts) => {
    const { bilder, beschreibung } = parseProdukt({ data: { ...named, ...parts } }) ?? {};
    expect([bilder, beschreibung]).toEqual([{ galerie: [] }, {}]);
  });

  test('keeps the pictures of its gallery that have an address, bare ones too', () => {
    const galerie = ['/uploads/b.jpg', { url: '/uploads/c.jpg' }, null, { alt_text: 'ohne Adresse' }];
    expect(parseProdukt({ ...named, bilder: { galerie } })?.bilder.galerie).toEqual([
      '/uploads/b.jpg',
      { url: '/uploads/c.jpg' },
    ]);
  });

  test.each([
    ['7.9', 7.9],
    ['teuer', undefined],
    ['', undefined],
    [null, undefined],
    [{ euro: 7 }, undefined],
  ])('whose preis is %j costs %s', (preis, read) => {
    expect(parseProdukt({ ...named, preis })?.preis).toBe(read);
  });

  test('carries whether and in how many days it is made to order, whatever else an answer says there', () => {
    const read = (value: object) => {
      const { aufBestellung, fertigungstage } = parseProdukt({ ...named, ...value }) ?? {};
      return { aufBestellung, fertigungstage };
    };
    expect(read({ aufBestellung: true, fertigungstage: '5' })).toEqual({
      aufBestellung: true,
      fertigungstage: 5,
    });
    expect(read({ aufBestellung: 'ja', fertigungstage: {} })).toEqual({});
  });

  test.each([undefined, null, 'viel', -5])('whose gramm is %s has no weight', (gramm) => {
    expect(parseProdukt({ ...named, gramm })?.gramm).toBe(0);
  });

  test.each([7, {}, ['/uploads/a.jpg'], true])('whose hauptbild is %j has none', (hauptbild) => {
    const produkt = parseProdukt({ ...named, bilder: { hauptbild, galerie: [] } });
    expect(produkt && hauptPicture(produkt)).toBeUndefined();
  });

  const odd = [undefined, null, true, '', 'drei', '7.9', -1, 0, Number.NaN, [], [null], {}, { de: 'drei' }];
  test.each([
    ...Object.keys({ ...complete, preis: 0 }).filter((name) => !['_id', 'name'].includes(name)),
    ...['hauptbild', 'alt_text', 'breite', 'platzhalter', 'galerie', 'kurz', 'lang'],
  ])('can be shown whatever the value of %s', (name) => {
    for (const value of odd) {
      const bilder = { ...complete.bilder, [name]: value };
      const beschreibung = { ...complete.beschreibung, [name]: value };
      const produkt = parseProdukt({ ...complete, preis: 5, bilder, beschreibung, [name]: value });
      if (!produkt) throw new Error('no product');
      const { preis, gramm, seife, aroma, seifenform } = produkt;
      expect(
        [seife, aroma, seifenform, texteOf(produkt).titel(produkt)].every((text) => typeof text === 'string'),
      ).toBe(true);
      expect([preis ?? 0, gramm].every(Number.isFinite)).toBe(true);
      expect(Object.values(produkt.beschreibung).every((text) => typeof text === 'string')).toBe(true);
      const { hauptbild, galerie: _, ...rest } = produkt.bilder;
      expect([hauptbild ?? '', rest.alt_text ?? ''].every((text) => typeof text === 'string')).toBe(true);
      expect(() => [allPictures(produkt), JSON.stringify(produktJsonLd(produkt, shop))]).not.toThrow();
    }
  });
});

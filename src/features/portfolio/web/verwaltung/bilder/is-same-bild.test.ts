import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { isSameBild } from './is-same-bild.ts';

const produkt = (galerie: string[], hauptbild?: string, alt_text = 'Seife') =>
  ({
    bilder: { hauptbild, alt_text, galerie: galerie.map((url) => ({ url, alt_text: 'Bild' })) },
  }) as VerwaltetesProdukt;

test('a picture at its position is the same one, whatever else of the product has changed', () => {
  expect(isSameBild(produkt(['a', 'b'], 'h'), produkt(['a', 'b'], 'neu'), 1)).toBe(true);
  expect(isSameBild(produkt([], 'h'), produkt([], 'h'), 'hauptbild')).toBe(true);
});

test('it is another one when pictures moved up, even if the same file follows, or when its text was changed', () => {
  expect(isSameBild(produkt(['a', 'b']), produkt(['b']), 0)).toBe(false);
  expect(isSameBild(produkt(['a', 'a']), produkt(['a']), 0)).toBe(false);
  expect(isSameBild(produkt(['a']), produkt([]), 0)).toBe(false);
  expect(isSameBild(produkt([]), produkt([]), 0)).toBe(false);
  expect(isSameBild(produkt([], 'h'), produkt([], 'h', 'Anders'), 'hauptbild')).toBe(false);
});

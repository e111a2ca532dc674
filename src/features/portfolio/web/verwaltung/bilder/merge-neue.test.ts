import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { mergeNeue } from './merge-neue.ts';

const produkt = (galerie: string[], hauptbild?: string) =>
  ({ bilder: { hauptbild, galerie: galerie.map((url) => ({ url, alt_text: '' })) } }) as VerwaltetesProdukt;

test('pictures that arrive later wait behind those that are not described yet', () => {
  const [erst, dann] = [produkt(['a'], 'h'), produkt(['a', 'b'], 'h')];
  const alte = [
    { produkt: erst, wahl: 'hauptbild' as const },
    { produkt: erst, wahl: 0 },
  ];
  expect(mergeNeue(alte, [{ produkt: dann, wahl: 1 }])).toEqual([
    { produkt: dann, wahl: 'hauptbild' },
    { produkt: dann, wahl: 0 },
    { produkt: dann, wahl: 1 },
  ]);
  expect(mergeNeue(alte, [])).toBe(alte);
});

test('a main picture that was replaced is asked for once', () => {
  const neu = { produkt: produkt([], 'neu'), wahl: 'hauptbild' as const };
  expect(mergeNeue([{ produkt: produkt([], 'alt'), wahl: 'hauptbild' }], [neu])).toEqual([neu]);
});

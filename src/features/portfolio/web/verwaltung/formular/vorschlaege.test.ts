import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { produktMaskeOf } from '../produkttypen/produkt-masken.ts';
import { vorschlaegeOf } from './vorschlaege.ts';

const produkt = { seife: 'Olive', aroma: 'Minze', seifenform: 'rund', verpackung: 'sheabutter' };

test('offers the specification’s values, then raw materials and those named by products, each once (R34)', () => {
  const produkte = [produkt] as unknown as VerwaltetesProdukt[];
  const namen = { rohseife: ['sheaButter', 'Äpfel', 'olive', 'Ziegenmilch'] };
  const [seife = [], aroma, seifenform = [], verpackung = []] = produktMaskeOf({
    typ: 'seife',
  }).felder.flatMap((feld) => (feld.art === 'wort' ? [vorschlaegeOf(feld, produkte, namen)] : []));
  expect(seife.slice(0, 6)).toEqual([
    'Aloe-Vera',
    'pink',
    'Sheabutter',
    'Honigseife',
    'transparent',
    'schwarz',
  ]);
  expect(seife.slice(6)).toEqual(['Äpfel', 'olive', 'Ziegenmilch']);
  expect(aroma).toEqual(['Vanille', 'Sandelholz', 'Minze', 'Yasmin', 'Lavendel']);
  expect(seifenform.at(-1)).toBe('rund');
  // Case is ignored within one field; fields are separate.
  expect(verpackung.at(-1)).toBe('sheabutter');
});

import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { produktMaskeOf } from '../produkttypen/produkt-masken.ts';
import { type RohstoffNamen, vorschlaegeOf } from './vorschlaege.ts';

const produkt = { seife: 'Olive', aroma: 'Minze', seifenform: 'rund', verpackung: 'sheabutter' };

const produkte = [produkt] as unknown as VerwaltetesProdukt[];

const vorschlaege = (namen?: RohstoffNamen, bekannte = produkte) =>
  produktMaskeOf({ typ: 'seife' }).felder.flatMap((feld) =>
    feld.art === 'wort' ? [vorschlaegeOf(feld, bekannte, namen)] : [],
  );

test('offers raw materials, words named by products, and what every workshop has, each once (R34)', () => {
  const namen = { rohseife: ['sheaButter', 'Äpfel', 'olive', 'Ziegenmilch'], duftoel: ['Ohne Duft'] };
  expect(vorschlaege(namen)).toEqual([
    ['Äpfel', 'olive', 'sheaButter', 'Ziegenmilch'],
    ['Minze', 'Ohne Duft'],
    ['rund'],
    // Case is ignored within one field; fields are separate.
    ['sheabutter', 'unverpackt'],
  ]);
});

test('an empty workshop has none of the example, but a soap without scent and packaging (R57)', () => {
  expect(vorschlaege({}, [])).toEqual([[], ['ohne Duft'], [], ['unverpackt']]);
});

import { expect, test } from 'vitest';
import { bedarfOf, shoppingText } from './einkaufsliste.ts';

const sheabutter = {
  ...({ name: 'Sheabutter', typ: 'rohseife', differenz: 1500, einheit: 'g' } as const),
  packung: { groesse: '1.000\u00a0g', inhalt: 1000, preis: 8.76, von: 'Kernseife Havelland' },
};
const minze = {
  ...({ name: 'Minze', typ: 'duftoil', differenz: 40, einheit: 'tropfen' } as const),
  packung: { groesse: '15\u00a0ml', inhalt: 300, preis: 9.9, von: 'Duftmanufaktur' },
};
const dose = {
  ...({ name: 'Dose', typ: 'verpackung', differenz: 3, einheit: 'Stück' } as const),
  packung: { groesse: '50\u00a0Stück', inhalt: 50, preis: 0, von: '' },
};
const minzglas = { name: 'Minzglas', typ: 'produkt', differenz: 3, einheit: 'Stück' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('lists raw materials in whole packs with their price, and finished products to produce', () => {
  expect(plain(shoppingText([sheabutter, minzglas, minze]))).toBe(
    [
      'Einkaufen:',
      '- 2 × 1.000 g Sheabutter, Kernseife Havelland, 17,52 €',
      '- 1 × 15 ml Minze, Duftmanufaktur, 9,90 €',
      'Zusammen 27,42 €',
      '',
      'Herstellen:',
      '- 3 Stück Minzglas',
    ].join('\n'),
  );
});

test('leaves out unknown purchase prices, and the sum names their number', () => {
  expect(plain(shoppingText([minze, dose]))).toBe(
    'Einkaufen:\n- 1 × 15 ml Minze, Duftmanufaktur, 9,90 €\n- 1 × 50 Stück Dose\nZusammen 9,90 €, 1 ohne bekannten Preis',
  );
  expect(plain(shoppingText([dose]))).toBe('Einkaufen:\n- 1 × 50 Stück Dose');
});

test.each([
  [300, '1 × 15 ml', 9.9],
  [301, '2 × 15 ml', 19.8],
  [900, '3 × 15 ml', 29.7],
])('%d missing drops are %s', (differenz, menge, preis) => {
  const bedarf = bedarfOf({ ...minze, differenz });
  expect({ ...bedarf, menge: plain(bedarf.menge) }).toEqual({ menge, von: 'Duftmanufaktur', preis });
});

test('shows the amount where no pack is known, and leaves out empty lists', () => {
  expect(shoppingText([{ ...sheabutter, packung: undefined }])).toBe('Einkaufen:\n- 1.500\u00a0g Sheabutter');
  expect(shoppingText([])).toBe('');
});

import { expect, test } from 'vitest';
import { shoppingText } from './einkaufsliste.ts';

const sheabutter = { name: 'Sheabutter', typ: 'rohseife', differenz: 1500, einheit: 'g' } as const;
const minze = { name: 'Minze', typ: 'duftoil', differenz: 40, einheit: 'tropfen' } as const;
const minzglas = { name: 'Minzglas', typ: 'produkt', differenz: 3, einheit: 'Stück' } as const;

test('raw materials are bought, finished products are made', () => {
  expect(shoppingText([sheabutter, minzglas, minze])).toBe(
    'Einkaufen:\n- 1.500 g Sheabutter\n- 40 Tropfen Minze\n\nHerstellen:\n- 3 Stück Minzglas',
  );
});

test('a list without lines is left out', () => {
  expect(shoppingText([minze])).toBe('Einkaufen:\n- 40 Tropfen Minze');
  expect(shoppingText([])).toBe('');
});

import { expect, test } from 'vitest';
import { unitWords } from './unit-words.ts';

test.each([
  ['Gesamtmenge', 'g', ' in Gramm'],
  ['Einkaufspreis', '€', ' in Euro'],
  ['Steuersatz 1', '%', ' in Prozent'],
  ['Zahlungsziel', 'Tage', ' in Tagen'],
  ['Haltbarkeit', 'Monate', ' in Monaten'],
  ['Anzahl', 'Stück', ' in Stück'],
  ['Pauschale-Faktor', '×', ''],
  ['Gramm', 'g', ''],
  ['Tropfen pro ml', 'Tropfen', ''],
  ['Anzahl', undefined, ''],
])("the name '%s' with the unit %s is read with '%s'", (name, unit, read) => {
  expect(unitWords(unit, name)).toBe(read);
});

import { expect, test } from 'vitest';
import { emptyValues, produktFormOf } from './produkt-values.ts';

const produktForm = produktFormOf('seife');
const values = {
  ...emptyValues,
  ...{ name: 'Rosengarten', seife: 'pink', aroma: 'Rose', seifenform: 'quadratisch', verpackung: 'viereck' },
};

test.each([
  ['95', '8,5', { gramm: 95, preis: 8.5 }],
  ['1.000', '1.234,50', { gramm: 1000, preis: 1234.5 }],
  ['1 000', '1234.5', { gramm: 1000, preis: 1234.5 }],
  ['100', '', { gramm: 100, preis: null }],
])('%s g and %s € are parsed in German notation', (gramm, preis, body) => {
  expect(produktForm.parse({ ...values, gramm, preis })).toMatchObject({ ...body, reihenfolge: 0 });
});

test.each([
  ['10.001', '8,50', 'gramm'],
  ['99,5', '8,50', 'gramm'],
  ['', '8,50', 'gramm'],
  ['100', '8,555', 'preis'],
  ['100', 'viel', 'preis'],
])('%s g and %s € are refused at the field', (gramm, preis, field) => {
  const { error } = produktForm.safeParse({ ...values, gramm, preis });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

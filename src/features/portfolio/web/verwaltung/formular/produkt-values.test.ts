import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { verkaufVorgabe } from '../../../verkauf/verkauf.ts';
import { emptyValues, produktFormOf, produktValuesOf } from './produkt-values.ts';

const produktForm = produktFormOf('seife');
const verkauf = { steuersatz: 5.5, aufBestellung: true, fertigungstage: 10, packgewicht: 1200 };
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

test('what selling needs is shown in German notation and sent as numbers', () => {
  const produkt = { ...verkauf, name: '', reihenfolge: 0, beschreibung: {} } as VerwaltetesProdukt;
  expect(produktValuesOf(produkt)).toMatchObject({
    ...verkauf,
    steuersatz: '5,5',
    fertigungstage: '10',
    packgewicht: '1200',
  });
  const typed = { ...values, gramm: '95', steuersatz: '5,5', aufBestellung: true, fertigungstage: '10' };
  expect(produktForm.parse({ ...typed, packgewicht: '1.200' })).toMatchObject(verkauf);
  expect(produktForm.parse({ ...values, gramm: '95' })).toMatchObject(verkaufVorgabe);
});

test.each([
  ['', '', ['fertigungstage']],
  ['61', '', ['fertigungstage']],
  ['1', 'viel', ['packgewicht']],
])('%s working days and %s g packed are refused at their fields', (fertigungstage, packgewicht, fields) => {
  const typed = { ...values, gramm: '95', aufBestellung: true, fertigungstage, packgewicht };
  const { error } = produktForm.safeParse(typed);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
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

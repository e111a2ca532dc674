import { expect, test } from 'vitest';
import { sortFehler } from './field-errors.ts';

const known = (field: string) => ['name', 'gramm', 'beschreibung.kurz'].includes(field);

test('assigns a text to the field it names, nested ones included', () => {
  expect(sortFehler(['gramm: Höchstens 10000 g', 'beschreibung.kurz: Höchstens 200 Zeichen'], known)).toEqual(
    { fields: { gramm: 'Höchstens 10000 g', 'beschreibung.kurz': 'Höchstens 200 Zeichen' }, rest: [] },
  );
});

test('keeps texts of unknown fields for the alert above the form', () => {
  const fehler = ['Sheabutter: 1100 g benötigt', 'Nichts geht mehr'];
  expect(sortFehler(fehler, known)).toEqual({ fields: {}, rest: fehler });
});

test('leaves the name out that a field without an input has in code', () => {
  expect(sortFehler(['version: Muss eine Zahl sein', 'adresse.plz: Fehlt'], known).rest).toEqual([
    'Muss eine Zahl sein',
    'Fehlt',
  ]);
});

test('keeps the first of two texts for one field, and colons and lines in a text', () => {
  expect(sortFehler(['name: Vergeben: Rose\nund Honig', 'name: Zu kurz'], known).fields).toEqual({
    name: 'Vergeben: Rose\nund Honig',
  });
});

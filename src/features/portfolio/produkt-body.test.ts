import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { singleLineText } from '#shared/text/single-line.ts';
import { changeProduktBody, createProduktBody } from './produkt-body.ts';
import { produktTypen } from './produkttypen/produkt-typen.ts';
import { verkaufVorgabe } from './verkauf/verkauf.ts';

const body = {
  name: 'Lavendeltraum',
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'quadratisch',
  verpackung: 'viereck',
};

/** The parsed value of a field, or the messages of its refusal. */
function read(field: string, value: unknown): unknown {
  const result = changeProduktBody.safeParse({ [field]: value });
  if (result.success) return result.data[field as keyof typeof result.data];
  return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const gramm = ['gramm: Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis 10.000 an.'];
const preis = [
  'preis: Bitte geben Sie einen Preis von 0 bis 99.999,99 € mit höchstens zwei Nachkommastellen an.',
];
const reihenfolge = ['reihenfolge: Bitte geben Sie eine ganze Zahl von 0 bis 9999 an.'];
const steuersatz = [
  'steuersatz: Bitte geben Sie einen Steuersatz von 0 bis 25 % mit höchstens einer Nachkommastelle an.',
];
const fertigungstage = ['fertigungstage: Bitte geben Sie die Werktage als ganze Zahl von 1 bis 60 an.'];
const packgewicht = ['packgewicht: Bitte geben Sie das Packgewicht in ganzen Gramm von 1 bis 31.500 an.'];
const artikelnummer = [
  'artikelnummer: Bitte Buchstaben, Ziffern und dazwischen höchstens Punkt, Strich, Schrägstrich oder Leerzeichen.',
];
const weblink = ['weblink: Bitte geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.'];

describe('a field of a product', () => {
  test.each([
    ['name', '  Rosen  ', 'Rosen'],
    ['name', '', ['name: Bitte geben Sie einen Namen ein.']],
    ['name', null, ['name: Bitte geben Sie einen Namen ein.']],
    ['name', 'x'.repeat(100), 'x'.repeat(100)],
    ['name', 'x'.repeat(101), ['name: Höchstens 100 Zeichen.']],
    ['name', 'a\u202eb', [`name: ${singleLineText}`]],
    ['seife', 'Eigene Mischung', 'Eigene Mischung'],
    ['verpackung', ' ', ['verpackung: Bitte geben Sie die Verpackung an.']],
    ['gramm', 1, 1],
    ['gramm', 10_000, 10_000],
    ['gramm', '95', 95],
    ['gramm', ' 95 ', 95],
    ['gramm', 0, gramm],
    ['gramm', 10_001, gramm],
    ['gramm', 99.5, gramm],
    ['gramm', '1.000', 1000],
    ['gramm', '1.5', gramm],
    ['gramm', '', gramm],
    ['gramm', '95 g', gramm],
    ['gramm', [95], gramm],
    ['gramm', true, gramm],
    ['artikelnummer', ' lt-100 ', 'LT-100'],
    ['artikelnummer', '4006381 333931', '4006381 333931'],
    ['artikelnummer', '', null],
    ['artikelnummer', null, null],
    ['artikelnummer', '-1', artikelnummer],
    ['artikelnummer', 'A#1', artikelnummer],
    ['artikelnummer', 7, artikelnummer],
    ['artikelnummer', 'x'.repeat(41), ['artikelnummer: Höchstens 40 Zeichen.']],
    ['reihenfolge', '7', 7],
    ['reihenfolge', '', 0],
    ['reihenfolge', -1, reihenfolge],
    ['reihenfolge', 10_000, reihenfolge],
    ['reihenfolge', 1.5, reihenfolge],
    ['steuersatz', 0, 0],
    ['steuersatz', 5.5, 5.5],
    ['steuersatz', '5,5', 5.5],
    ['steuersatz', 25, 25],
    ['steuersatz', 25.1, steuersatz],
    ['steuersatz', -1, steuersatz],
    ['steuersatz', 19.25, steuersatz],
    ['steuersatz', '', steuersatz],
    ['steuersatz', null, steuersatz],
    ['aufBestellung', true, true],
    ['aufBestellung', 'ja', ['aufBestellung: Bitte wählen Sie ja oder nein.']],
    ['fertigungstage', '5', 5],
    ['fertigungstage', ' ', null],
    ['fertigungstage', null, null],
    ['fertigungstage', 60, 60],
    ['fertigungstage', 61, fertigungstage],
    ['fertigungstage', 0, fertigungstage],
    ['fertigungstage', 1.5, fertigungstage],
    ['packgewicht', '1.200', 1200],
    ['packgewicht', '', null],
    ['packgewicht', 31_500, 31_500],
    ['packgewicht', 31_501, packgewicht],
    ['packgewicht', '0', packgewicht],
    ['packgewicht', '120 g', packgewicht],
    ['preis', 0, 0],
    ['preis', '7,9', 7.9],
    ['preis', '7.90', 7.9],
    ['preis', 99_999.99, 99_999.99],
    ['preis', '', null],
    ['preis', ' ', null],
    ['preis', null, null],
    ['preis', 100_000, preis],
    ['preis', -0.01, preis],
    ['preis', 7.905, preis],
    ['preis', '1.234', 1234],
    ['preis', '1.234,50', 1234.5],
    ['preis', 'gratis', preis],
    ['preis', Number.NaN, preis],
    ['preis', Number.POSITIVE_INFINITY, preis],
    ['weblink', 'https://werkstatt.example/a?b=ü', 'https://werkstatt.example/a?b=ü'],
    ['weblink', ' HTTP://a.example ', 'HTTP://a.example'],
    ['weblink', '', null],
    ['weblink', null, null],
    ['weblink', 'www.werkstatt.example', weblink],
    ['weblink', 'javascript:alert(1)', weblink],
    ['weblink', 'data:text/html,x', weblink],
    ['weblink', 'https://', weblink],
    ['weblink', 'https:///a', weblink],
    ['weblink', 'https://a b.example', weblink],
    ['weblink', 'https://a.example/\u202e', weblink],
    ['weblink', `https://a.example/${'x'.repeat(500)}`, ['weblink: Höchstens 500 Zeichen.']],
    ['zusatz', ' Mohn ', 'Mohn'],
    ['zusatz', '  ', null],
    ['optional', 'a\nb', [`optional: ${singleLineText}`]],
    ['aktiv', false, false],
    ['aktiv', 'ja', ['aktiv: Bitte wählen Sie ja oder nein.']],
    ['aktiv', null, ['aktiv: Bitte wählen Sie ja oder nein.']],
    ['beschreibung', { kurz: 'x'.repeat(200) }, { kurz: 'x'.repeat(200) }],
    ['beschreibung', { kurz: 'x'.repeat(201) }, ['beschreibung.kurz: Höchstens 200 Zeichen.']],
    ['beschreibung', { lang: ' a\nb ', anwendung: '', fremd: 1 }, { lang: 'a\nb', anwendung: null }],
    ['beschreibung', { lang: 5 }, ['beschreibung.lang: Hier gehört Text hin.']],
    ['beschreibung', { lang: 'x'.repeat(5001) }, ['beschreibung.lang: Höchstens 5000 Zeichen.']],
    ['beschreibung', 'Text', ['beschreibung: Hier gehören die Texte des Produkts hin.']],
    ['version', '3', 3],
    ['version', null, null],
    ['version', 2 ** 31, ['version: Unbekannter Stand.']],
    ['version', 'neu', ['version: Unbekannter Stand.']],
  ])('%s: %j is %j', (field, value, expected) => {
    expect(read(field, value)).toEqual(expected);
  });

  test('accepts every price of whole cents unchanged, with comma or point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cent) => {
        const euro = cent / 100;
        expect(read('preis', euro)).toBe(euro);
        expect(read('preis', euro.toFixed(2).replace('.', ','))).toBe(euro);
      }),
    );
  });
});

test('a new product needs exactly its six fields, a change none', () => {
  expect(createProduktBody.parse({ ...body, fremd: 1 })).toEqual(body);
  for (const field of Object.keys(body)) {
    const { [field as keyof typeof body]: _, ...rest } = body;
    expect(createProduktBody.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      field,
    ]);
  }
  expect(changeProduktBody.parse({})).toEqual({});
});

test('a new product that is made to order needs its working days, whatever else is wrong', () => {
  const pathsOf = (value: object) =>
    createProduktBody.safeParse({ ...body, ...value }).error?.issues.map(({ path }) => path.join('.'));
  expect(pathsOf({ aufBestellung: true })).toEqual(['fertigungstage']);
  expect(pathsOf({ aufBestellung: true, fertigungstage: '' })).toEqual(['fertigungstage']);
  expect(pathsOf({ aufBestellung: true, gramm: 0 })).toEqual(['gramm', 'fertigungstage']);
  expect(pathsOf({ aufBestellung: true, fertigungstage: 99 })).toEqual(['fertigungstage']);
  expect(pathsOf({ aufBestellung: true, fertigungstage: 5 })).toBeUndefined();
  expect(pathsOf({ aufBestellung: false })).toBeUndefined();
});

test('a change ignores unknown keys, also those that are columns of a product', () => {
  const unknown = { kurz: { a: 1 }, lang: [1], inhaltsstoffe: 5, nameKey: 'x', geaendertVon: 'y', fremd: 1 };
  expect(changeProduktBody.parse({ ...unknown, name: 'Minze' })).toEqual({ name: 'Minze' });
});

describe.each(Object.values(produktTypen))('the fields of type $typ', ({ eingabe }) => {
  test('have names of their own', () => {
    const common = [
      'name',
      'nameKey',
      'preis',
      'weblink',
      'aktiv',
      'reihenfolge',
      'bilder',
      'version',
      'typ',
      ...Object.keys(verkaufVorgabe),
    ];
    const texts = ['beschreibung', 'kurz', 'lang', 'inhaltsstoffe', 'anwendung', 'besonderheiten'];
    expect(Object.keys(eingabe.shape).filter((name) => [...common, ...texts].includes(name))).toEqual([]);
  });

  test('are the same after a second validation', () => {
    const fields = eingabe.partial();
    const typed = fc.oneof(
      fc.string(),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(' 12 ', '1.000', '', null),
    );
    const values = fc.record(Object.fromEntries(Object.keys(eingabe.shape).map((name) => [name, typed])));
    fc.assert(
      fc.property(values, (value) => {
        const once = fields.safeParse(value);
        if (once.success) expect(fields.parse(once.data)).toEqual(once.data);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gruppen, gruppenNamen } from '../../../gruppen/gruppen.ts';
import { formOf, gruppeValuesOf } from '../gruppe-values.ts';
import { fromGetippt, toGetippt } from './getippte-werte.ts';

describe('values of a form', () => {
  test.each(gruppenNamen)('the first values of %s are read back as they are', (gruppe) => {
    const leer = { ...gruppen[gruppe].leer, ...(gruppe === 'laden' ? { name: 'Seifenhof' } : {}) };
    const values = gruppeValuesOf(gruppe, leer as never);
    expect(formOf(gruppe).parse(values)).toEqual(leer);
  });

  test('numbers are German texts, money has cents, and no number is the empty text', () => {
    const dhl = { aktiv: true, tabelle: [{ bisGramm: 31_500, preis: 7.9 }], freiAb: null };
    const values = gruppeValuesOf('versand', { ...gruppen.versand.leer, dhl });
    expect(values.dhl).toEqual({ aktiv: true, tabelle: [{ bisGramm: '31500', preis: '7,90' }], freiAb: '' });
  });

  test('a shipping table of any weights and prices is read back as it is', () => {
    const zeile = fc.record({
      bisGramm: fc.integer({ min: 1, max: 31_500 }),
      preis: fc.integer({ min: 0, max: 100_000 }).map((cent) => cent / 100),
    });
    const tabellen = fc.uniqueArray(zeile, {
      minLength: 1,
      maxLength: 20,
      selector: ({ bisGramm }) => bisGramm,
    });
    const freiAb = fc.option(fc.integer({ min: 1, max: 100_000 }).map((cent) => cent / 100));
    fc.assert(
      fc.property(tabellen, freiAb, (tabelle, freiAb) => {
        const sorted = tabelle.toSorted((a, b) => a.bisGramm - b.bisGramm);
        const angaben = { ...gruppen.versand.leer, dhl: { aktiv: true, tabelle: sorted, freiAb } };
        expect(formOf('versand').parse(gruppeValuesOf('versand', angaben))).toEqual(angaben);
      }),
    );
  });

  test('any JSON becomes texts and truths, and is read without an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gruppenNamen), fc.jsonValue(), (gruppe, value) => {
        fromGetippt(
          gruppen[gruppe].body,
          toGetippt(value, () => false),
        );
      }),
    );
  });

  test('a text that is no number is refused with the message of the server', () => {
    const values = { ...gruppeValuesOf('steuer', gruppen.steuer.leer as never), saetze: ['neunzehn', ''] };
    const { error } = formOf('steuer').safeParse(values);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['saetze.0', 'Bitte einen Steuersatz von 0 bis 25 %, mit höchstens einer Nachkommastelle.'],
      ['saetze.1', 'Bitte einen Steuersatz von 0 bis 25 %, mit höchstens einer Nachkommastelle.'],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Auszug, ohnePause } from '../kontoauszug/umsatz.ts';
import { readCsv } from './read-csv.ts';

const read = (...zeilen: string[]) => ohnePause(readCsv(`${zeilen.join('\n')}\n`)) as Auszug;
const kopf = 'Buchungstag;Name;Verwendungszweck;Betrag;Waehrung';
const ehrlich = '23.11.2026;Erika Beispiel;B-26-K7M4Q;177,69;EUR';
const sichere = ({ umsaetze }: Auszug) => umsaetze.filter(({ zweifel }) => zweifel === undefined);

describe('what a payer writes is text:', () => {
  test('the header of another bank in it is none, however known that bank is', () => {
    const n26 = ',Booking Date,Partner Name,Payment Reference,Amount (EUR),';
    const auszug = read(
      'Datum der Zahlung;Wer;Zahlungsreferenz;Betrag in Euro',
      `23.11.2026;Oma;${n26};0,01`,
      '23.11.2026;Oma;,2026-11-23,Oma,B-26-K7M4Q,177.69,;0,01',
      '23.11.2026;Erika Beispiel;B-26-K7M4Q;177,69',
    );
    expect(auszug.format).toBe('CSV');
    expect(auszug.umsaetze.map(({ betragCent }) => betragCent)).toEqual([1, 1, 17_769]);
  });

  test('a header behind payments is none for them, also where theirs is not known', () => {
    const auszug = read('Wann;Wer;Was;Wieviel', '23.11.2026;Oma;x;0,01', kopf, ehrlich);
    expect(auszug.format).toBe('CSV ohne Kopfzeile');
    expect(sichere(auszug)).toEqual([]);
  });

  test.each([
    ['a separator', '23.11.2026;Oma;B-26-K7M4Q;177,69;EUR;0,01;EUR', /andere Spalten/],
    ['a separator and a quote', '23.11.2026;"Oma;x";B-26-K7M4Q;177,69;EUR;0,01;EUR', /andere Spalten/],
    [
      'a day and an amount of its own',
      '23.11.2026;Oma;"a;23.11.2026;b";0,01;EUR',
      /wie in einer eigenen Zeile/,
    ],
    ['a line', '23.11.2026;Oma;"a\n23.11.2026;Erika;B-26-K7M4Q;177,69;EUR";0,01;EUR', /eigenen Zeile/],
  ])('a row with %s in it is never certain, and the honest one beside it stays', (_, zeile, zweifel) => {
    const auszug = read(kopf, zeile, ehrlich);
    expect(sichere(auszug)).toMatchObject([{ name: 'Erika Beispiel', betragCent: 17_769 }]);
    const andere = auszug.umsaetze.map((one) => one.zweifel ?? '').filter((one) => !zweifel.test(one));
    expect(andere.filter(Boolean)).toEqual([]);
  });

  test('quotes that join cells on both sides of the amount leave a doubt, with as many cells as there should be', () => {
    const auszug = read(
      'Buchungstag;Name;Betrag;Verwendungszweck',
      '23.11.2026;Oma;177,69;";0,01;B-26-K7M4Q"',
      '23.11.2026;Erika Beispiel;5,00;B-26-K7M4Q',
    );
    expect(sichere(auszug)).toMatchObject([{ betragCent: 500 }]);
  });

  test('quotes that join rows leave a doubt', () => {
    const auszug = read(
      'Buchungstag;Betrag;Name;Verwendungszweck',
      '23.11.2026;0,01;Oma;"x',
      '23.11.2026;177,69;Erika Beispiel;B-26-K7M4Q',
      '23.11.2026;0,02;Oma;y"',
    );
    expect(sichere(auszug)).toEqual([]);
  });

  test('rows behind a second header, as of files that were joined, are in doubt; it is counted', () => {
    const auszug = read(kopf, ehrlich, kopf.replace('Betrag;Waehrung', 'Waehrung;Betrag'), ehrlich);
    expect(auszug.umsaetze.map(({ zweifel }) => zweifel !== undefined)).toEqual([false, true]);
    expect(auszug.uebersprungen.unlesbar).toBe(1);
  });

  test('of any that a bank writes as it is, only the bank’s own day and amount are certain', () => {
    const text = fc
      .array(fc.constantFrom('a', '"', '""', ';', '1,50', '01.01.2026', 'EUR', 'B-26-K7M4Q'), {
        maxLength: 9,
      })
      .map((teile) => teile.join(''));
    const layouts = [
      ['Buchungstag;Name;Verwendungszweck;Betrag', (a: string, b: string) => `05.05.2026;${a};${b};0,07`],
      ['Buchungstag;Name;Betrag;Verwendungszweck', (a: string, b: string) => `05.05.2026;${a};0,07;${b}`],
      ['Name;Buchungstag;Verwendungszweck;Betrag', (a: string, b: string) => `${a};05.05.2026;${b};0,07`],
      ['Betrag;Name;Buchungstag;Verwendungszweck', (a: string, b: string) => `0,07;${a};05.05.2026;${b}`],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...layouts),
        fc.array(fc.tuple(text, text), { maxLength: 4 }),
        ([namen, zeile], zahlungen) => {
          const auszug = read(namen, ...zahlungen.map(([name, zweck]) => zeile(name, zweck)));
          for (const { betragCent, tag } of sichere(auszug)) {
            expect(betragCent).toBe(7);
            expect(tag).toBe('2026-05-05');
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('where month and day cannot be told apart, no row is certain', () => {
  const zeile = (tag: string) => `${tag};Oma;x;5,00;EUR`;
  expect(sichere(read(kopf, zeile('05/06/2026')))).toEqual([]);
  expect(sichere(read(kopf, zeile('05/06/2026'), zeile('25/06/2026'))).map(({ tag }) => tag)).toEqual([
    '2026-06-05',
    '2026-06-25',
  ]);
  expect(sichere(read(kopf, zeile('05/06/2026'), zeile('05/26/2026'))).map(({ tag }) => tag)).toEqual([
    '2026-05-06',
    '2026-05-26',
  ]);
});

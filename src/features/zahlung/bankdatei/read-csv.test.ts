import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weitereProben } from '#test/auftrag/bank-proben.ts';
import { auszugMit, proben } from '#test/auftrag/kontoauszuege.ts';
import {
  type Auszug,
  keineSpruenge,
  maxUmsaetze,
  maxZeilen,
  maxZelle,
  maxZellen,
  ohnePause,
  zuGrosseZeileText,
  zuVieleUmsaetzeText,
  zuVieleZeilenText,
} from '../kontoauszug/umsatz.ts';
import { csvZeilen } from './csv-zeilen.ts';
import { keinKopfText, readCsv } from './read-csv.ts';

const read = (text: string) => ohnePause(readCsv(text)) as Auszug;

describe('the statement of', () => {
  test.each(Object.entries({ ...proben, ...weitereProben }))(
    '%s is recognised, and its payment read',
    (_, { text, format, isGeraten = false }) => {
      const auszug = read(text);
      expect(auszug).toMatchObject({ format, isGeraten });
      expect(auszug.umsaetze).toHaveLength(1);
      expect(auszug.uebersprungen.unlesbar).toBe(0);
      const [umsatz] = auszug.umsaetze;
      expect(umsatz).toMatchObject({ tag: '2026-11-23', betragCent: 2490 });
      // Columns that are known by their content alone are never certain.
      expect(umsatz?.zweifel === undefined).toBe(format !== 'CSV ohne Kopfzeile');
      expect(`${umsatz?.name} ${umsatz?.zweck}`).toContain('Erika Beispiel');
      expect(umsatz?.zweck.replaceAll(' ', '')).toContain('B-26-K7M4Q');
    },
  );
});

test('what went out or is not booked yet is counted, not read', () => {
  expect(read(proben.sparkasse?.text ?? '').uebersprungen).toMatchObject({ ausgang: 1, vorgemerkt: 1 });
  expect(read(proben.comdirect?.text ?? '').uebersprungen).toMatchObject({ vorgemerkt: 1 });
  expect(read(proben['volksbank, older']?.text ?? '').uebersprungen).toMatchObject({
    ausgang: 1,
    unlesbar: 0,
  });
});

test.each([
  ['Completed', undefined],
  ['Umsatz gebucht', undefined],
  ['', undefined],
  ['PENDING', 'vorgemerkt'],
  ['Processing', 'vorgemerkt'],
  ['Declined', 'rueckbuchung'],
  ['REVERTED', 'rueckbuchung'],
  ['Canceled', 'rueckbuchung'],
  ['Zurückgewiesen', 'rueckbuchung'],
  ['Umsatz storniert', 'rueckbuchung'],
] as const)('a payment that is %j is read only when it came', (status, grund) => {
  for (const spalte of ['Status', 'State', 'Booking Status', 'Zustand']) {
    const kopf = `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,${spalte},Balance`;
    const zeile = `TOPUP,Current,2026-11-23 10:00:00,2026-11-23 10:00:01,Erika,24.90,0.00,EUR,${status},24.90`;
    const { umsaetze, uebersprungen } = read(`${kopf}\n${zeile}\n`);
    expect(umsaetze).toHaveLength(grund ? 0 : 1);
    expect(uebersprungen).toEqual({ ...keineSpruenge(), ...(grund ? { [grund]: 1 } : {}) });
  }
});

test('other currencies, amounts that are none, days that are none, and amounts beyond any order are left out', () => {
  const kopf = 'Buchungstag;Name;Verwendungszweck;Betrag;Währung';
  const { umsaetze, uebersprungen } = read(
    `${kopf}\n1.2.2026;A;x;5,00;CHF\n1.2.2026;A;x;fünf;EUR\n31.2.2026;A;x;5,00;EUR\n1.2.2026;A;x;100000,01;EUR\n;;;;\n`,
  );
  expect(umsaetze).toEqual([]);
  expect(uebersprungen).toEqual({
    ausgang: 0,
    vorgemerkt: 0,
    waehrung: 1,
    rueckbuchung: 0,
    saldo: 0,
    unlesbar: 3,
  });
});

test.each(['', 'Hallo', 'Name;Ort;Straße\nA;B;C', '{"a": [1, 2, 3]}', '"'])('%j is no statement', (text) => {
  expect(ohnePause(readCsv(text))).toEqual({ problem: keinKopfText });
});

test.each(['hypovereinsbank', 'volksbank, with keys', 'volksbank, older'])('%s names the payer', (bank) => {
  expect(read(proben[bank]?.text ?? '').umsaetze[0]?.name).toBe('Erika Beispiel');
});

test('a payer who writes like a balance is read', () => {
  const text =
    'Buchungstag;Name;Verwendungszweck;Betrag\n1.2.2026;Oma;Kontostand;5,00\n1.2.2026;;Kontostand;5,00\n';
  expect(read(text).umsaetze).toMatchObject([{ name: 'Oma', zweck: 'Kontostand', betragCent: 500 }]);
});

test('of columns that are guessed, neither a kind nor cents are an amount', () => {
  const zeile = '23.11.2026;Gutschrift;Oma;Seife;2490;24,90';
  const text = `Datum der Buchung;Umsatzart;Absender;Text;Betrag in Cent;Umsatz in Euro\n${zeile}\n`;
  expect(read(text).umsaetze).toMatchObject([{ betragCent: 2490 }]);
  const nurCent = 'Datum der Buchung;Absender;Text;Betrag in Cent\n23.11.2026;Oma;Seife;2490\n';
  expect(ohnePause(readCsv(nurCent))).toEqual({ problem: keinKopfText });
});

test('a quote that a payer has not closed swallows nothing', () => {
  const kopf = 'Buchungstag;Name;Verwendungszweck;Betrag';
  const text = `${kopf}\n1.2.2026;Oma;"Seife fuer Oma B-26-K7M4Q;5,00\n2.2.2026;Max;Seife "gelb";6,00\n3.2.2026;Eva;"Rot; blau" ;7,00\n4.2.2026;Ina;"Seife;8,00\n5.2.2026;Udo;Seife;9,00\n`;
  expect(read(text).umsaetze.map(({ betragCent, zweck }) => [betragCent, zweck])).toEqual([
    [500, '"Seife fuer Oma B-26-K7M4Q'],
    [600, 'Seife "gelb"'],
    [700, 'Rot; blau'],
    [800, '"Seife'],
    [900, 'Seife'],
  ]);
});

test('a statement has at most so many transfers', () => {
  const zahlung = { betrag: '1,00', name: 'A', zweck: 'x' };
  expect(read(auszugMit(Array(maxUmsaetze).fill(zahlung))).umsaetze).toHaveLength(maxUmsaetze);
  expect(read(auszugMit(Array(maxUmsaetze + 1).fill(zahlung)))).toEqual({ problem: zuVieleUmsaetzeText });
});

/** What is read of a file, and after how many pauses: each is at most one row. */
function steps(text: string): { problem: string | undefined; pausen: number } {
  const work = readCsv(text);
  let pausen = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { problem: 'problem' in step.value ? step.value.problem : undefined, pausen };
    pausen += 1;
  }
}

const kopfzeile = 'Buchungstag;Name;Verwendungszweck;Betrag\n';

test.each([
  ['a row of millions of cells', `${kopfzeile}${';'.repeat(4_900_000)}`, zuGrosseZeileText, 200],
  ['millions of cells before any header', ';'.repeat(4_900_000), keinKopfText, 10],
  [
    'a cell of millions of characters',
    `${kopfzeile}1.2.2026;${'a'.repeat(4_900_000)}`,
    zuGrosseZeileText,
    200,
  ],
  ['a cell of millions of quotes', `${kopfzeile}"${'""'.repeat(2_400_000)}`, zuGrosseZeileText, 200],
  ['millions of empty rows', `${kopfzeile}${'\n'.repeat(4_900_000)}`, zuVieleZeilenText, maxZeilen + 400],
  [
    'rows that are no payments',
    `${kopfzeile}${'x;y;z;1\n'.repeat(600_000)}`,
    zuVieleUmsaetzeText,
    maxUmsaetze + 400,
  ],
])('%s end the reading early', (_, text, problem, pausen) => {
  const read = steps(text);
  expect(read.problem).toBe(problem);
  expect(read.pausen).toBeLessThan(pausen);
});

test('rows and cells stay small while they are read, whatever a file holds', () => {
  const wild = ';"'.repeat(50) + 'a'.repeat(30_000) + '"'.repeat(301) + '\n;'.repeat(300);
  for (const trenner of [';', ',', '\t'])
    for (const zeile of csvZeilen(wild, trenner)) {
      expect(zeile?.zellen.length ?? 0).toBeLessThanOrEqual(maxZellen + 1);
      for (const zelle of zeile?.zellen ?? []) expect(zelle.length).toBeLessThanOrEqual(maxZelle);
    }
});

const zelle = fc
  .string({ unit: fc.constantFrom('a', 'ß', '"', ';', ',', '\n', '\r', ' b', '\t') })
  .map((text) => text.trim());

test('any cells in quotes are read as they were written', () => {
  const tabelle = fc.array(fc.array(zelle, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      tabelle,
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      (rows, trenner, ende) => {
        const text = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(trenner) + ende)
          .join('');
        expect([...csvZeilen(text, trenner)].map((one) => one?.zellen)).toEqual(rows);
      },
    ),
  );
});

test('any text is read to its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r', '""') }), (text) => {
      const rows = [...csvZeilen(text, ';')].map((one) => one?.zellen);
      expect(rows.join('').replace(/[",;\s]/g, '')).toBe(text.replace(/[",;\s]/g, ''));
    }),
  );
});

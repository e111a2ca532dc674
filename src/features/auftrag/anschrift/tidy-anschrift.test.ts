import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { type Anschrift, anschriftFelder, leereAnschrift } from './anschrift.ts';
import { anschriftProblem } from './anschrift-problem.ts';
import { tidyAnschrift } from './tidy-anschrift.ts';

type Teil = Partial<Anschrift>;
const tidy = (typed: Teil) => tidyAnschrift({ ...leereAnschrift, ...typed });
/** What is asked of a parcel's address, as it was tidied. */
const gefragt = (typed: Teil) => {
  const anschrift = tidyAnschrift({ ...testAnschrift, zusatz: '', firma: '', ...typed });
  return anschriftFelder.filter((feld) => anschriftProblem(feld, anschrift, 'lieferung') !== undefined);
};

const station = { strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' };

describe('a machine of DHL', () => {
  test.each<[Teil, Teil]>([
    [{ strasse: 'DHL Packstation 145', zusatz: '12345678' }, station],
    [{ strasse: 'DHL-Packstation 145', zusatz: 'Postnr. 1234 5678' }, station],
    [{ strasse: '12345678 Packstation 145' }, station],
    [{ strasse: '145 Packstation', zusatz: 'PN 12345678' }, station],
    [{ strasse: 'Packstation', hausnummer: '145, 12345678' }, station],
    [{ strasse: 'Packstation 145', hausnummer: '12345678' }, station],
    [{ strasse: 'Packstation 145', hausnummer: '145', zusatz: '12345678' }, station],
    [{ strasse: '12345678', zusatz: 'Packstation 145' }, station],
    [{ zusatz: 'Packstation 145, 12345678' }, station],
    [
      { strasse: 'Packstation', zusatz: '145', firma: 'Postnummer 12345678' },
      { ...station, firma: '' },
    ],
    [
      { firma: 'Packstation 145', zusatz: '12345678' },
      { ...station, firma: '' },
    ],
    [
      { strasse: 'Packstation 145', nachname: 'Beispiel 12345678' },
      { ...station, nachname: 'Beispiel' },
    ],
    [
      { strasse: 'Packstation 145', vorname: 'Erika (12345678)' },
      { ...station, vorname: 'Erika' },
    ],
    [
      { strasse: 'Packstation 145', firma: 'Beispiel GmbH' },
      { ...station, zusatz: '', firma: 'Beispiel GmbH' },
    ],
    [
      { strasse: 'Poststation', zusatz: '145', nachname: 'Beispiel 12345678' },
      { ...station, nachname: 'Beispiel' },
    ],
    // Said twice in the same way it is said once.
    [{ strasse: 'Packstation 145', zusatz: 'Packstation 145 12345678' }, station],
  ])('%j is %j', (typed, expected) => {
    expect(tidy(typed)).toEqual({ ...leereAnschrift, ...expected });
  });

  test.each<[Teil, string[]]>([
    [{ strasse: 'DHL Packstation 145', hausnummer: '' }, ['zusatz']],
    [{ strasse: 'DHL-Packstation', hausnummer: '145' }, ['zusatz']],
    [{ strasse: 'PACKST. 12', hausnummer: '' }, ['zusatz']],
    [{ strasse: 'Packstation', hausnummer: '', zusatz: '12345678' }, ['hausnummer']],
    [{ strasse: 'Packstation', hausnummer: '12345678', zusatz: '87654321' }, ['hausnummer']],
    [{ strasse: 'Packstation 145 am Bahnhof', hausnummer: '145', zusatz: 'Postnr. 12345678' }, []],
    [{ strasse: 'DHL-Packstation 145', hausnummer: '4', zusatz: '12345678' }, ['hausnummer']],
    [{ ...station, zusatz: '2. OG' }, ['zusatz']],
    [{ strasse: '12345678 Packstation 145', hausnummer: '145', zusatz: '2. OG' }, ['zusatz']],
    // A street and a machine: where it should go, only the customer knows.
    [{ zusatz: 'Packstation 145' }, ['zusatz']],
    [{ zusatz: 'DHL-Packst. 145, Postnr. 12345678' }, ['zusatz']],
    [{ firma: 'Packstation 145' }, ['firma']],
    [{ nachname: 'Packstation 145' }, ['nachname']],
    [{ stadt: 'Packstation 145' }, ['stadt']],
    [{ zusatz: 'neben der Packstation 145' }, []],
    [{ zusatz: 'links von Packstation 145' }, []],
    [{ firma: 'Paketshop 24' }, []],
    [{ zusatz: 'Paketbox hinter dem Haus' }, []],
    [{ strasse: 'An der Packstation', hausnummer: '145' }, []],
    [{ strasse: 'Alte Poststation', hausnummer: '123' }, []],
  ])('of %j is asked %j', (typed, expected) => {
    expect(gefragt(typed)).toEqual(expected);
  });

  test('is no address of an invoice, in whichever field it stands', () => {
    for (const feld of ['strasse', 'zusatz', 'firma', 'stadt'] as const) {
      const anschrift = tidyAnschrift({ ...testAnschrift, zusatz: '', [feld]: 'DHL-Packstation 145' });
      expect(anschriftProblem(feld, anschrift, 'rechnung')).toMatch(/nur Lieferadresse/);
    }
  });
});

test.each<[Teil, Teil]>([
  [{ plz: 'D-01067' }, { plz: '01067' }],
  [{ plz: ' 01 067 ' }, { plz: '01067' }],
  [{ plz: 'DE 01067' }, { plz: '01067' }],
  [{ plz: '０１０６７' }, { plz: '01067' }],
  [{ plz: '0106' }, { plz: '0106' }],
  [{ plz: '01067.' }, { plz: '01067' }],
  [{ plz: 'PLZ 01067' }, { plz: '01067' }],
  [{ plz: 'PLZ: D‑01067' }, { plz: '01067' }],
  [{ stadt: '01067, Dresden' }, { plz: '01067', stadt: 'Dresden' }],
  [{ hausnummer: '4‑6' }, { hausnummer: '4-6' }],
  [{ hausnummer: '4‐6' }, { hausnummer: '4-6' }],
  [{ hausnummer: '4−6' }, { hausnummer: '4-6' }],
  [
    { strasse: 'Lindenweg', zusatz: '4‑6' },
    { strasse: 'Lindenweg', hausnummer: '4-6' },
  ],
  [{ strasse: 'Poststation 3' }, { strasse: 'Poststation', hausnummer: '3' }],
  [
    { strasse: 'Poststation', zusatz: '3' },
    { strasse: 'Poststation', hausnummer: '3' },
  ],
  // When the field of the firm is left, there is no street yet.
  [{ firma: 'Paketshop 24' }, { firma: 'Paketshop 24' }],
  [{ firma: 'Packstation' }, { firma: 'Packstation' }],
  [
    { strasse: 'Packstation 145', firma: '1234567 AG' },
    { strasse: 'Packstation', hausnummer: '145', firma: '1234567 AG' },
  ],
  [{ strasse: 'C 4, 4 a' }, { strasse: 'C 4', hausnummer: '4 a' }],
  // Typed twice.
  [{ plz: 'D-04109 D-04109' }, { plz: 'D-04109 D-04109' }],
  [
    { strasse: 'Lindenweg 4, 4', hausnummer: '' },
    { strasse: 'Lindenweg', hausnummer: '4' },
  ],
  [
    { strasse: 'Packstation D-04109 D-04109', plz: '', stadt: '' },
    { strasse: 'Packstation D-04109 D-04109', plz: '', stadt: '' },
  ],
  // Of other countries: another place has these digits.
  [{ plz: 'A-1010' }, { plz: 'A-1010' }],
  [{ plz: 'F-75001' }, { plz: 'F-75001' }],
  [{ plz: '01067 Dresden' }, { plz: '01067', stadt: 'Dresden' }],
  [
    { plz: '01067 Dresden', stadt: 'dresden' },
    { plz: '01067', stadt: 'dresden' },
  ],
  [
    { plz: '01067 Dresden', stadt: 'Leipzig' },
    { plz: '01067 Dresden', stadt: 'Leipzig' },
  ],
  [{ stadt: 'D-01067 Dresden' }, { plz: '01067', stadt: 'Dresden' }],
  [
    { plz: '01067', stadt: '01067 Dresden' },
    { plz: '01067', stadt: 'Dresden' },
  ],
  [
    { plz: '01067', stadt: '04109 Leipzig' },
    { plz: '01067', stadt: '04109 Leipzig' },
  ],
  [
    { plz: '01067', stadt: 'Dresden (Altstadt)' },
    { plz: '01067', stadt: 'Dresden (Altstadt)' },
  ],
  [
    { strasse: 'Lindenweg 4, 04109 Leipzig' },
    { strasse: 'Lindenweg', hausnummer: '4', plz: '04109', stadt: 'Leipzig' },
  ],
  [
    { strasse: 'Packstation 145 12345678 D-04109 Leipzig' },
    { strasse: 'Packstation', hausnummer: '145', zusatz: '12345678', plz: '04109', stadt: 'Leipzig' },
  ],
  [
    { strasse: 'Lindenweg 4, 04109 Leipzig', plz: '01067' },
    { strasse: 'Lindenweg', hausnummer: '4', zusatz: '04109 Leipzig', plz: '01067' },
  ],
  [
    { strasse: 'Lindenweg 4, 04109 Leipzig', plz: 'D-04109', stadt: 'leipzig' },
    { strasse: 'Lindenweg', hausnummer: '4', plz: '04109', stadt: 'leipzig' },
  ],
  [
    { strasse: 'Lindenweg 4, 04109 Leipzig', plz: '04109' },
    { strasse: 'Lindenweg', hausnummer: '4', plz: '04109', stadt: 'Leipzig' },
  ],
  [{ strasse: 'Hauptstr. 12 b, 2. OG' }, { strasse: 'Hauptstr.', hausnummer: '12 b', zusatz: '2. OG' }],
  [
    { strasse: 'Hauptstr. 12, 2. OG', zusatz: 'Hof' },
    { strasse: 'Hauptstr. 12, 2. OG', zusatz: 'Hof' },
  ],
  [
    { strasse: 'Hauptstr.', zusatz: '12 b' },
    { strasse: 'Hauptstr.', hausnummer: '12 b' },
  ],
  [
    { strasse: 'Hauptstr.', zusatz: 'Hausnr. 12' },
    { strasse: 'Hauptstr.', hausnummer: '12' },
  ],
  [
    { strasse: 'Hauptstr. 12', zusatz: '3' },
    { strasse: 'Hauptstr.', hausnummer: '12', zusatz: '3' },
  ],
  [
    { strasse: 'Lindenweg', zusatz: '1234 5678' },
    { strasse: 'Lindenweg', zusatz: '1234 5678' },
  ],
  [{ strasse: 'c/o Müller, Lindenweg 4' }, { strasse: 'c/o Müller, Lindenweg', hausnummer: '4' }],
])('%j is %j', (typed, expected) => {
  expect(tidy(typed)).toEqual({ ...leereAnschrift, ...expected });
});

test.each<[Teil, string[]]>([
  [{ strasse: 'Postfach 12 34', hausnummer: '' }, ['strasse', 'hausnummer']],
  [{ strasse: 'Post-Fach', hausnummer: '1234' }, ['strasse']],
  [{ strasse: 'P.O. Box', hausnummer: '1234' }, ['strasse']],
  [{ strasse: 'Am Postfach', hausnummer: '12' }, []],
  [{ strasse: 'Линденвег' }, ['strasse']],
  [{ stadt: '莱比锡' }, ['stadt']],
  [{ plz: '01067', stadt: '04109 Leipzig' }, ['stadt']],
  // Who it is for stands on the parcel in his own script; at packing it is said if that cannot be printed.
  [{ vorname: '小明', nachname: '王', firma: 'Київ' }, []],
  [{ strasse: 'Rue de l’Église', stadt: 'Saarbrücken' }, []],
  [{ zusatz: 'z. Hd. Frau Çelik' }, []],
  [{ nachname: 'Beispiel c/o Müller' }, []],
  [{ stadt: 'Leipzig (OT Wiederitzsch)' }, []],
  [{ stadt: 'Leipzig, Tel. 0341 123456' }, []],
  [{ hausnummer: '12+14' }, []],
  [{ strasse: 'Q5', hausnummer: '14' }, []],
])('of %j is asked %j', (typed, expected) => {
  expect(gefragt(typed)).toEqual(expected);
});

const wort = fc.constantFrom(
  ...[
    'Packstation',
    'Poststation',
    'Weg',
    'C',
    'DHL',
    'Postnr.',
    '145',
    '12345678',
    'Lindenweg',
    '4',
    '4‑6',
    '04109',
    'D-04109',
    'Leipzig',
    ',',
    '2. OG',
    'Nr.',
    ' ',
  ],
);
const text = fc.oneof(
  fc.array(wort, { maxLength: 5 }).map((worte) => worte.join(' ').trim()),
  fc.string(),
);
const any = fc.record(
  Object.fromEntries(anschriftFelder.map((feld) => [feld, text])),
) as fc.Arbitrary<Anschrift>;

test('a tidy address stays as it is', () => {
  fc.assert(
    fc.property(any, (typed) => {
      const once = tidyAnschrift(typed);
      expect(tidyAnschrift(once)).toEqual(once);
    }),
  );
});

test('no digits get lost but those that were said twice', () => {
  const digits = (anschrift: Anschrift) =>
    new Set(
      Object.values(anschrift)
        .join(' ')
        .replaceAll(/(?<=\d) (?=\d)/g, '')
        .match(/\d/g),
    );
  fc.assert(
    fc.property(any, (typed) => {
      expect(digits(tidyAnschrift(typed))).toEqual(digits(typed));
    }),
  );
});

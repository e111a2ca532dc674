import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anschriftFelder, laengen } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { auftragAdresseBody } from '#features/auftrag/contract.ts';
import { telefonBody } from '#features/telefon/contract.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { bestellBody } from './contract.ts';
import { entwurfFehler } from './formular/adress-regeln.ts';
import { emailProblem } from './formular/email-feld.ts';
import { leererKasseEntwurf } from './formular/kasse-entwurf.ts';

const gut = {
  bestellId: 'x'.repeat(22),
  stand: 'a.b.c.d.e',
  versandart: 'dhl',
  zahlart: 'vorkasse',
  email: 'erika@kundschaft.example',
  rechnung: testAnschrift,
};
const fehlerOf = (changes: object) => {
  const { error } = bestellBody.safeParse({ ...gut, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const hostile = [7, null, true, ['x'], {}, 'a\u0007b', 'a\u202eb', 'x'.repeat(10_000), 'a\nb', '\ud800'];

test('an order that is complete is fine; firm, addition and delivery address are optional', () => {
  const { firma: _f, zusatz: _z, ...kurz } = testAnschrift;
  expect(fehlerOf({ rechnung: kurz })).toEqual([]);
  expect(bestellBody.parse({ ...gut, rechnung: kurz }).rechnung).toEqual(testAnschrift);
});

describe.each(['rechnung', 'lieferung'])('the address %s', (art) => {
  test.each(anschriftFelder)('names a hostile %s', (feld) => {
    for (const value of hostile)
      expect(fehlerOf({ [art]: { ...testAnschrift, [feld]: value } })).toEqual(
        expect.arrayContaining([expect.stringMatching(`^${art}\\.${feld}: `)]),
      );
  });

  test('is an object', () => {
    for (const value of [null, 7, 'x', []])
      expect(fehlerOf({ [art]: value })[0]).toMatch(new RegExp(`^${art}`));
  });
});

test.each(['email', 'stand', 'bestellId', 'versandart', 'zahlart'])('a hostile %s is named', (feld) => {
  const wrong = hostile.filter(
    (value) => feld !== 'stand' || typeof value !== 'string' || value.length > 100,
  );
  for (const value of wrong) expect(fehlerOf({ [feld]: value })[0]).toMatch(new RegExp(`^${feld}: `));
});

test.each([
  ['erika@kundschaft.example', true],
  [' Erika.Muster+seife@kunden.kundschaft.example ', true],
  ['jürgen@müller.example', true],
  ['o’neil.a_b%c@sub-domain.kundschaft.example', true],
  ['a@xn--mller-kva.example', true],
  ['a@b..de', false],
  ['a@.b.de', false],
  ['a@-.de', false],
  ['a@-b.de', false],
  ['a@b-.de', false],
  ['.a@b.de', false],
  ['a.@b.de', false],
  ['a..b@b.de', false],
  ['a@b.c-', false],
  ['a@b.-c', false],
  ['a@b.c', false],
  ['', false],
  ['erika', false],
  ['erika@', false],
  ['erika@kundschaft', false],
  ['erika@@kundschaft.example', false],
  ['erika muster@kundschaft.example', false],
  ['<erika@kundschaft.example>', true],
  [`${'x'.repeat(250)}@a.example`, false],
])('the e-mail address %j: %j', (email, isFine) => {
  expect(emailProblem(email) === undefined).toBe(isFine);
});

const packstation = { ...testAnschrift, strasse: 'Packstation', hausnummer: '123' };
test.each([
  ['plz', { plz: '4109' }, 'rechnung', 'Eine deutsche Postleitzahl hat fünf Ziffern.'],
  ['plz', { plz: '٠٤١٠٩' }, 'rechnung', 'Eine deutsche Postleitzahl hat fünf Ziffern.'],
  ['plz', { plz: '041099' }, 'rechnung', 'Eine deutsche Postleitzahl hat fünf Ziffern.'],
  ['vorname', { vorname: '1' }, 'rechnung', 'Bitte geben Sie den Namen mit Buchstaben ein.'],
  ['strasse', { strasse: '12' }, 'rechnung', 'Bitte geben Sie die Straße mit Buchstaben ein.'],
  ['strasse', { strasse: 'Q5' }, 'rechnung', undefined],
  ['stadt', { stadt: '04109' }, 'rechnung', 'Bitte geben Sie den Ort mit Buchstaben ein.'],
  ['hausnummer', { hausnummer: 'a' }, 'rechnung', 'Eine Hausnummer hat mindestens eine Ziffer.'],
  ['hausnummer', { hausnummer: '12 a–c, 3/4' }, 'rechnung', undefined],
  ['hausnummer', { hausnummer: '=1+1' }, 'rechnung', expect.stringContaining('Ziffern, Buchstaben')],
  ['hausnummer', { hausnummer: '1|2' }, 'rechnung', expect.stringContaining('Ziffern, Buchstaben')],
  ['hausnummer', { hausnummer: '<1>' }, 'rechnung', expect.stringContaining('Ziffern, Buchstaben')],
  ['vorname', { vorname: '--' }, 'rechnung', 'Bitte geben Sie den Namen mit Buchstaben ein.'],
  ['strasse', packstation, 'rechnung', expect.stringContaining('nur Lieferadresse')],
  ['strasse', packstation, 'lieferung', undefined],
  ['zusatz', packstation, 'lieferung', 'Für eine Packstation bitte Ihre Postnummer eingeben.'],
  ['zusatz', { ...packstation, zusatz: '12345' }, 'lieferung', 'Eine Postnummer hat 6 bis 10 Ziffern.'],
  ['zusatz', { ...packstation, zusatz: '1234567' }, 'lieferung', undefined],
  ['zusatz', { zusatz: '3. Stock' }, 'rechnung', undefined],
] as const)('%s of %j as %s', (feld, changes, zweck, problem) => {
  expect(anschriftProblem(feld, { ...testAnschrift, ...changes }, zweck)).toEqual(problem);
});

const dahin = {
  ...testAnschrift,
  strasse: 'DHL-Packstation 145',
  hausnummer: '',
  zusatz: 'Postnr. 1234 5678',
};
const telefon = { ...gut, posten: [{ produktId: 'rose', menge: 1 }], email: '' };
describe.each([
  ['the checkout', (lieferung: object) => bestellBody.safeParse({ ...gut, lieferung })],
  ['an order by telephone', (lieferung: object) => telefonBody.safeParse({ ...telefon, lieferung })],
  [
    'the correction of an order',
    (anschrift: object) => auftragAdresseBody.safeParse({ gesehen: 1, anschrift }),
  ],
])('%s', (_entrance, parse) => {
  test('keeps a machine of DHL tidy', () => {
    const { rechnung: _r, ...data } = { ...parse(dahin).data } as Record<string, unknown>;
    const tidy = { ...dahin, strasse: 'Packstation', hausnummer: '145', zusatz: '12345678' };
    expect(data.lieferung ?? data.anschrift).toEqual(tidy);
  });

  test.each([
    ['zusatz', { ...dahin, zusatz: '' }],
    ['zusatz', { ...testAnschrift, zusatz: 'Packst. 145' }],
    ['strasse', { ...testAnschrift, strasse: 'Postfach' }],
    ['strasse', { ...testAnschrift, strasse: 'Линденвег' }],
  ])('asks at %s for what a parcel needs in %j', (feld, anschrift) => {
    expect(parse(anschrift).error?.issues.map(({ path }) => path.at(-1))).toEqual([feld]);
  });
});

test('a Postfach is an address of an invoice while the parcel goes elsewhere', () => {
  const postfach = { ...testAnschrift, strasse: 'Postfach', hausnummer: '1234' };
  for (const [body, fields] of [
    [bestellBody, gut],
    [telefonBody, telefon],
  ] as const) {
    const nurPostfach = body.safeParse({ ...fields, rechnung: postfach });
    expect(nurPostfach.error?.issues).toMatchObject([{ path: ['rechnung', 'strasse'] }]);
    expect(body.safeParse({ ...fields, rechnung: postfach, lieferung: testAnschrift }).success).toBe(true);
    const abholung = { ...fields, versandart: 'abholung', zahlart: 'abholung', rechnung: postfach };
    expect(body.safeParse(abholung).success).toBe(true);
  }
  expect(entwurfFehler({ ...leererKasseEntwurf, email: gut.email, rechnung: postfach })).toEqual([
    ['rechnung.strasse', expect.stringContaining('Postfach')],
  ]);
  const wahl = { versandart: 'abholung', zahlart: 'abholung' } as const;
  expect(entwurfFehler({ ...leererKasseEntwurf, email: gut.email, rechnung: postfach, wahl })).toEqual([]);
});

test('an address that passes has every needed field, none too long, and each in its line', () => {
  const text = fc.string({ maxLength: 90 });
  const any = fc.record(Object.fromEntries(anschriftFelder.map((feld) => [feld, text])));
  fc.assert(
    fc.property(any, (rechnung) => {
      const { data } = bestellBody.safeParse({
        ...gut,
        rechnung: { ...testAnschrift, ...rechnung, plz: '04109' },
      });
      if (!data) return;
      for (const feld of anschriftFelder)
        expect(data.rechnung[feld].length).toBeLessThanOrEqual(laengen[feld]);
      expect(anschriftZeilen(data.rechnung).every((line) => line !== '' && !/[\r\n]/.test(line))).toBe(true);
    }),
  );
});

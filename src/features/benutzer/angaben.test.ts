import { describe, expect, test } from 'vitest';
import { leereAdresse, leereLieferadresse, plzProblem } from '#features/kunde/adresse.ts';
import { geburtsdatumProblem } from '#features/kunde/geburtsdatum.ts';
import { keineKommunikation } from '#features/kunde/kommunikation.ts';
import { singleLineText } from '#shared/text/single-line.ts';
import { type Angaben, angabenFehler, applyBody, changedAngaben } from './angaben.ts';
import { benutzerUpdateBody } from './update-body.ts';

const today = new Date('2026-03-01T10:00:00.000Z');

const anna: Angaben = {
  vorname: 'Anna',
  nachname: 'Sommer',
  email: 'anna@lindenblatt.example',
  telefon: '0341 2312511',
  geschlecht: 'weiblich',
  geburtsdatum: '1985-06-02',
  notizen: '',
  role: 'customer',
  adresse: { ...leereAdresse, strasse: 'Gartenweg', plz: '04109' },
  lieferadresse: leereLieferadresse,
  kommunikation: keineKommunikation,
};

describe('saving a person’s data', () => {
  test('keeps absent fields and clears fields that are sent empty', () => {
    const after = applyBody(anna, { telefon: '', adresse: { plz: '04103', land: '' } });
    expect(after).toEqual({
      ...anna,
      telefon: '',
      adresse: { ...anna.adresse, plz: '04103', land: 'Deutschland' },
    });
    expect(changedAngaben(anna, after)).toEqual(['telefon', 'adresse.plz']);
  });

  test('returns the names of the changed fields and nothing else', () => {
    expect(changedAngaben(anna, applyBody(anna, {}))).toEqual([]);
    const after = applyBody(anna, { rolle: 'admin', kommunikation: { newsletter: true } });
    expect(changedAngaben(anna, after)).toEqual(['rolle', 'kommunikation.newsletter']);
  });

  test('validates postcodes and the date of birth on the merged data', () => {
    const wrong = applyBody(anna, {
      geburtsdatum: '2026-03-01',
      adresse: { plz: '1234' },
      lieferadresse: { plz: 'A-1010', land: 'Österreich' },
    });
    expect(angabenFehler(wrong, today)).toEqual([
      'geburtsdatum: Das Geburtsdatum muss in der Vergangenheit liegen.',
      'adresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
    ]);
    expect(angabenFehler(anna, today)).toEqual([]);
  });
});

test.each([
  ['', 'Deutschland', true],
  ['04109', 'Deutschland', true],
  ['4109', 'Deutschland', false],
  ['041090', 'deutschland', false],
  ['０４１０９', 'Deutschland', false],
  ['1010', 'Österreich', true],
  ['SW1A 1AA', 'Vereinigtes Königreich', true],
])('the postcode %j in %s is valid: %s', (plz, land, isRight) => {
  expect(plzProblem({ plz, land }) === undefined).toBe(isRight);
});

test.each([
  ['', true],
  ['1985-06-02', true],
  ['2026-02-28', true],
  ['2026-03-01', false],
  ['2099-01-01', false],
  ['1906-03-01', true],
  ['1906-02-28', false],
  ['0198-01-01', false],
])('the date of birth %j is plausible: %s', (geburtsdatum, isRight) => {
  expect(geburtsdatumProblem(geburtsdatum, today) === undefined).toBe(isRight);
});

describe('accepted input', () => {
  test.each([
    [{ vorname: ' ' }, 'vorname: Bitte geben Sie den Vornamen ein.'],
    [{ nachname: '…' }, 'nachname: Bitte geben Sie den Nachnamen ein.'],
    [
      { lieferadresse: { nachname: '🌸' } },
      'lieferadresse.nachname: Ein Name hat mindestens einen Buchstaben.',
    ],
    [{ nachname: '' }, 'nachname: Bitte geben Sie den Nachnamen ein.'],
    [{ email: '' }, 'email: Bitte geben Sie die E-Mail-Adresse ein.'],
    [{ email: 'anna@' }, 'email: Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    [{ email: null }, 'email: Hier wird ein Text erwartet.'],
    [{ telefon: 'ruf mich an' }, /^telefon: .*Ziffern/],
    [{ telefon: '12' }, /^telefon: /],
    [{ geschlecht: 'w' }, 'geschlecht: Möglich sind: männlich, weiblich, divers, oder leer.'],
    [{ geburtsdatum: '31.02.1980' }, 'geburtsdatum: Bitte geben Sie ein Datum ein, das es gibt.'],
    [{ geburtsdatum: '1981-02-29' }, 'geburtsdatum: Bitte geben Sie ein Datum ein, das es gibt.'],
    [{ rolle: 'chef' }, /^rolle: /],
    [{ adresse: { strasse: 'x'.repeat(201) } }, 'adresse.strasse: Höchstens 200 Zeichen.'],
    [{ adresse: 'Gartenweg' }, /^adresse: /],
    [{ kommunikation: { newsletter: 'ja' } }, 'kommunikation.newsletter: Bitte wählen Sie ja oder nein.'],
    [{ kommunikation: { bevorzugterKanal: 'Brieftaube' } }, /^kommunikation.bevorzugterKanal: /],
    [{ vorname: 'An\nna' }, `vorname: ${singleLineText}`],
  ])('%j is refused with the name of its field', (body, text) => {
    const { error } = benutzerUpdateBody.safeParse(body);
    const fehler = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(fehler).toEqual([expect.stringMatching(text)]);
  });

  test('includes absent fields, empty ones, and unknown keys', () => {
    const body = {
      telefon: '',
      geburtsdatum: '',
      geschlecht: '',
      kundennummer: 'KD-1',
      status: 'blocked',
      _id: 1,
    };
    expect(benutzerUpdateBody.parse(body)).toEqual({ telefon: '', geburtsdatum: '', geschlecht: '' });
    expect(benutzerUpdateBody.parse({ telefon: ' 0341 / 23 12-511 ' })).toEqual({
      telefon: '0341 / 23 12-511',
    });
  });
});

import { expect, test } from 'vitest';
import { leereAdresse, leereLieferadresse } from '#features/kunde/adresse.ts';
import { applyProfil } from './apply-profil.ts';
import { profilBody } from './contract.ts';

const before = {
  ...{ vorname: 'Anna', nachname: 'Sommer', telefon: '0341 2312511' },
  adresse: { ...leereAdresse, strasse: 'Gartenweg' },
  lieferadresse: leereLieferadresse,
};

test('a saved profile keeps what the request lacks and clears what it has empty', () => {
  expect(applyProfil(before, {})).toEqual(before);
  expect(applyProfil(before, { telefon: '', adresse: { plz: '04109' } })).toEqual({
    ...before,
    telefon: '',
    adresse: { ...before.adresse, plz: '04109' },
  });
});

test('what is not the person’s to change is no part of the request', () => {
  const body = {
    vorname: 'Eva',
    email: 'x@y.example',
    role: 'admin',
    notizen: '',
    kundennummer: 'KD-1',
    _id: '1',
  };
  expect(profilBody.parse(body)).toEqual({ vorname: 'Eva' });
});

test.each([
  [{ vorname: ' ' }, 'vorname: Bitte geben Sie Ihren Vornamen ein.'],
  [{ nachname: '…' }, 'nachname: Bitte geben Sie Ihren Nachnamen ein.'],
  [{ telefon: 'ruf mich an' }, /^telefon: .*Ziffern/],
  [{ adresse: { strasse: 'x'.repeat(201) } }, 'adresse.strasse: Höchstens 200 Zeichen.'],
  [
    { lieferadresse: { nachname: '🌸' } },
    'lieferadresse.nachname: Ein Name hat mindestens einen Buchstaben.',
  ],
])('%j is refused with the name of its field', (body, text) => {
  const { error } = profilBody.safeParse(body);
  const fehler = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(fehler).toEqual([expect.stringMatching(text)]);
});

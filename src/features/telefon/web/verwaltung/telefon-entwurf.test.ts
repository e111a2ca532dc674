import { expect, test } from 'vitest';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { leeresBlatt, telefonBlatt, telefonFehler } from './telefon-entwurf.ts';

test('a sheet is read as it was kept, also without another address', () => {
  const blatt = leeresBlatt();
  expect(telefonBlatt.parse(JSON.parse(JSON.stringify(blatt)))).toEqual(blatt);
  const { rechnung } = blatt.entwurf;
  const andere = { ...blatt, mengen: { rose: 2 }, entwurf: { ...blatt.entwurf, lieferung: rechnung } };
  expect(telefonBlatt.parse(JSON.parse(JSON.stringify(andere)))).toEqual(andere);
});

test('what was sent stays with the sheet, and what is not readable of it does not take the sheet away', () => {
  const blatt = leeresBlatt();
  const { bestellId, entwurf } = blatt;
  const { email, lieferung: _, ...wie } = entwurf;
  const weg = { ...wie, versandart: 'abholung', zahlart: 'abholung' } as const;
  const offen = { ...weg, bestellId, email, stand: 's', posten: [{ produktId: 'rose', menge: 2 }] };
  expect(telefonBlatt.parse(JSON.parse(JSON.stringify({ ...blatt, offen })))).toEqual({ ...blatt, offen });
  expect(telefonBlatt.parse({ ...blatt, offen: { posten: 'keine' } })).toEqual(blatt);
});

test('what is tidied when a field is left is no problem of a sheet, what a parcel needs is', () => {
  const { entwurf } = leeresBlatt();
  const rechnung = { ...testAnschrift, strasse: 'Lindenweg 4', hausnummer: '', plz: '04109 Leipzig' };
  expect(telefonFehler({ ...entwurf, rechnung })).toEqual({});
  const lieferung = { ...testAnschrift, strasse: 'DHL-Packstation 145', hausnummer: '' };
  expect(telefonFehler({ ...entwurf, rechnung, lieferung })).toEqual({
    'lieferung.zusatz': 'Für eine Packstation bitte Ihre Postnummer eingeben.',
  });
  const postfach = { ...rechnung, strasse: 'Postfach 12', hausnummer: '' };
  expect(telefonFehler({ ...entwurf, rechnung: postfach })).toEqual({
    'rechnung.strasse': expect.stringContaining('Postfach'),
  });
});

import { expect, test } from 'vitest';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { leereAdresse, leereLieferadresse } from '#features/kunde/adresse.ts';
import { adressVorschlagOf } from './adress-vorschlag.ts';

const name = { vorname: 'Erika', nachname: 'Muster' };
const zuhause = { strasse: 'Lindenallee', hausnummer: '12', zusatz: '', plz: '04109', stadt: 'Leipzig' };
const adresse = { ...leereAdresse, ...zuhause };

test('the profile fills in name and address', () => {
  expect(adressVorschlagOf(name, { adresse, lieferadresse: leereLieferadresse })).toEqual({
    rechnung: { ...leereAnschrift, ...name, ...zuhause },
  });
});

test('a delivery address that is used is proposed, with the name of the account where it has none', () => {
  const lieferadresse = { ...leereLieferadresse, ...zuhause, verwendet: true, firmenname: 'Muster GmbH' };
  expect(adressVorschlagOf(name, { adresse, lieferadresse }).lieferung).toEqual({
    ...leereAnschrift,
    ...name,
    ...zuhause,
    firma: 'Muster GmbH',
  });
  expect(
    adressVorschlagOf(name, { adresse, lieferadresse: { ...lieferadresse, verwendet: false } }).lieferung,
  ).toBeUndefined();
});

test('an address abroad is not proposed', () => {
  const wien = { ...adresse, land: 'Österreich' };
  const lieferadresse = { ...leereLieferadresse, ...wien, verwendet: true };
  expect(adressVorschlagOf(name, { adresse: wien, lieferadresse })).toEqual({
    rechnung: { ...leereAnschrift, ...name },
  });
});

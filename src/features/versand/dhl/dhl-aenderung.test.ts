import { expect, test } from 'vitest';
import { dhlZeileMit, withAenderung } from './dhl-aenderung.ts';

const anschrift = {
  ...{ vorname: 'Łucja', nachname: 'Beispiel', firma: '', strasse: 'Lindenallee', hausnummer: '12' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};
const auftrag = { _id: 'a', nummer: 'B-26-K7M4Q', gewicht: 800, anschrift };
const datei = (dhlDatei: string) => ({ ...auftrag, dhlDatei });
const [vormittag, mittag] = ['2026-11-23T09:00:00.000Z', '2026-11-23T11:00:00.000Z'];
const nameOf = (...given: Parameters<typeof dhlZeileMit>) => dhlZeileMit(...given).zeile.empfaenger.name1;

test('what is changed in a row holds together with what was changed before', () => {
  const name = withAenderung({}, auftrag, { empfaenger: { name1: 'Lucja Beispiel' } });
  const alle = withAenderung(withAenderung(name, auftrag, { produkt: 'PAECKS.DEU' }), auftrag, {
    empfaenger: { stadt: 'Halle' },
  });
  const { zeile, isDabei } = dhlZeileMit(auftrag, alle);
  expect(isDabei).toBe(true);
  expect(zeile.produkt).toBe('PAECKS.DEU');
  expect(zeile.empfaenger).toMatchObject({
    name1: 'Lucja Beispiel',
    strasse: 'Lindenallee',
    stadt: 'Halle',
  });
});

test('a correction does not stand over an address that was changed since, nor over another weight', () => {
  const name = withAenderung({}, auftrag, { empfaenger: { name1: 'Lucja Beispiel' }, produkt: 'PAECKS.DEU' });
  const umzug = { ...auftrag, anschrift: { ...anschrift, vorname: 'Lucia', strasse: 'Neuer Weg' } };
  expect(nameOf(umzug, name)).toBe('Lucia Beispiel');
  expect(dhlZeileMit({ ...auftrag, gewicht: 2500 }, name).zeile.produkt).toBe('PAK05.DEU');
  // What was corrected before does not come back with the next change either.
  expect(nameOf(umzug, withAenderung(name, umzug, { isDabei: false }))).toBe('Lucia Beispiel');
});

test('a tick counts for the file that it was made at: another one takes it away', () => {
  const nochmal = withAenderung({}, datei(vormittag), { isDabei: true });
  expect(dhlZeileMit(datei(vormittag), {}).isDabei).toBe(false);
  expect(dhlZeileMit(datei(vormittag), nochmal).isDabei).toBe(true);
  expect(dhlZeileMit(datei(mittag), nochmal).isDabei).toBe(false);

  const angehakt = withAenderung(withAenderung({}, auftrag, { isDabei: false }), auftrag, { isDabei: true });
  expect(dhlZeileMit(auftrag, angehakt).isDabei).toBe(true);
  expect(dhlZeileMit(datei(vormittag), angehakt).isDabei).toBe(false);
});

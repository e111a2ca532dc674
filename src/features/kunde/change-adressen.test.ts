import { describe, expect, test } from 'vitest';
import { leereAdresse, leereLieferadresse } from './adresse.ts';
import { adressenFehler, changedFelder, mergeAdressen } from './change-adressen.ts';

const before = {
  adresse: { ...leereAdresse, strasse: 'Gartenweg', plz: '04109' },
  lieferadresse: leereLieferadresse,
};

describe('changed addresses', () => {
  test('keep absent parts, clear empty ones and have a country', () => {
    expect(mergeAdressen(before, {})).toEqual(before);
    expect(mergeAdressen(before, { adresse: { strasse: '', land: '' } }).adresse).toEqual({
      ...leereAdresse,
      plz: '04109',
    });
  });

  test('have postcodes of their country', () => {
    const wrong = mergeAdressen(before, {
      adresse: { plz: '1234' },
      lieferadresse: { plz: '1234', land: 'Österreich' },
    });
    expect(adressenFehler(wrong)).toEqual(['adresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.']);
    expect(adressenFehler(before)).toEqual([]);
  });

  test('need the number of a machine’s customer, once they are changed', () => {
    const station = { verwendet: true, strasse: 'DHL-Packstation 145' };
    const fehler = ['lieferadresse.zusatz: Für eine Packstation bitte Ihre Postnummer eingeben.'];
    const ohne = mergeAdressen(before, { lieferadresse: station });
    expect(adressenFehler(ohne, before)).toEqual(fehler);
    expect(adressenFehler(mergeAdressen(ohne, { adresse: { plz: '04103' } }), ohne)).toEqual([]);
    for (const zusatz of ['12345678', 'Postnr. 1234 5678']) {
      const mit = mergeAdressen(before, { lieferadresse: { ...station, zusatz } });
      expect(adressenFehler(mit, before)).toEqual([]);
    }
    const aus = mergeAdressen(before, { lieferadresse: { ...station, verwendet: false } });
    expect(adressenFehler(aus, before)).toEqual([]);
  });

  test('are named part by part', () => {
    const after = mergeAdressen(before, { adresse: { plz: '04103' }, lieferadresse: { verwendet: true } });
    expect(changedFelder(before, after)).toEqual(['adresse.plz', 'lieferadresse.verwendet']);
  });
});

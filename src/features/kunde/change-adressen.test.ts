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

  test('are named part by part', () => {
    const after = mergeAdressen(before, { adresse: { plz: '04103' }, lieferadresse: { verwendet: true } });
    expect(changedFelder(before, after)).toEqual(['adresse.plz', 'lieferadresse.verwendet']);
  });
});

import { describe, expect, test } from 'vitest';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { abgelehntOf, bestellungOf } from './bestellung-of.ts';
import { leererKasseEntwurf } from './kasse-entwurf.ts';

const wahl = { versandart: 'dhl', zahlart: 'vorkasse' } as const;
const weg = {
  ...wahl,
  ...{ versand: 4.99, gesamt: 22.69, steuer: [], stand: 's' },
  termin: { von: '2026-12-02', bis: '2026-12-04' },
};

describe('an order of the checkout', () => {
  test('is as it was reviewed; who picks up needs no second address', () => {
    const rechnung = { ...leereAnschrift, vorname: 'Ada' };
    const lieferung = { ...leereAnschrift, strasse: 'Packstation' };
    const typed = { email: ' ada@beispiel.de', rechnung, lieferung, hatLieferung: true, bestellId: 'b' };
    const entwurf = { ...leererKasseEntwurf, ...typed };
    expect(bestellungOf(entwurf, weg)).toEqual({
      ...{ bestellId: 'b', stand: 's', ...wahl, email: 'ada@beispiel.de', rechnung, lieferung },
    });
    expect(bestellungOf(entwurf, { ...weg, versandart: 'abholung' })).not.toHaveProperty('lieferung');
  });

  test('what the server refuses belongs to a field of the form, or is said by itself', () => {
    const plz = 'Eine deutsche Postleitzahl hat fünf Ziffern.';
    expect(abgelehntOf([`rechnung.plz: ${plz}`, 'stand: Bitte noch einmal: prüfen.', 'Zu viel.'])).toEqual({
      felder: { 'rechnung.plz': plz },
      andere: ['Bitte noch einmal: prüfen.', 'Zu viel.'],
    });
  });
});

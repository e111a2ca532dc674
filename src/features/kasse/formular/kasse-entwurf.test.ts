import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { parseStored } from '#web/entwurf/entwurf-store.ts';
import { ownEntwurf } from '#web/entwurf/use-entwurf.ts';
import { entwurfFehler, erlaubterKasseSchritt } from './adress-regeln.ts';
import { type KasseEntwurf, leererKasseEntwurf, readKasseEntwurf, withVorschlag } from './kasse-entwurf.ts';

const rechnung = {
  ...leereAnschrift,
  ...{
    vorname: 'Ada',
    nachname: 'Beispiel',
    strasse: 'Lindenweg',
    hausnummer: '4',
    plz: '01067',
    stadt: 'Dresden',
  },
};
const packstation = { ...rechnung, strasse: 'Packstation', hausnummer: '123' };
const wahl = { versandart: 'dhl', zahlart: 'vorkasse' } as const;
const entwurf: KasseEntwurf = { ...leererKasseEntwurf, email: 'ada@beispiel.de', rechnung };

describe('the draft of an order', () => {
  test('names every problem in the order of the fields', () => {
    expect(entwurfFehler(leererKasseEntwurf).map(([name]) => name)).toEqual([
      'email',
      'rechnung.vorname',
      'rechnung.nachname',
      'rechnung.strasse',
      'rechnung.hausnummer',
      'rechnung.plz',
      'rechnung.stadt',
    ]);
    expect(entwurfFehler(entwurf)).toEqual([]);
  });

  test('a second address counts only when it is used, and a Packstation needs a Postnummer', () => {
    expect(entwurfFehler({ ...entwurf, lieferung: packstation })).toEqual([]);
    expect(entwurfFehler({ ...entwurf, lieferung: packstation, hatLieferung: true })).toEqual([
      ['lieferung.zusatz', 'Für eine Packstation bitte Ihre Postnummer eingeben.'],
    ]);
    expect(entwurfFehler({ ...entwurf, rechnung: packstation }).map(([name]) => name)).toEqual([
      'rechnung.strasse',
    ]);
  });

  test('goes no further than what is known', () => {
    expect(erlaubterKasseSchritt(leererKasseEntwurf)).toBe(1);
    expect(erlaubterKasseSchritt({ ...leererKasseEntwurf, wahl })).toBe(1);
    expect(erlaubterKasseSchritt(entwurf)).toBe(2);
    expect(erlaubterKasseSchritt({ ...entwurf, wahl })).toBe(3);
  });

  test('what is known of a person fills only what was not typed, once', () => {
    const typed = { ...leererKasseEntwurf, rechnung: { ...leereAnschrift, vorname: 'Grace' } };
    const filled = withVorschlag(typed, { email: 'ada@beispiel.de', rechnung });
    expect(filled).toMatchObject({ email: 'ada@beispiel.de', rechnung: { ...rechnung, vorname: 'Grace' } });
    expect(filled.hatLieferung).toBe(false);
    const emptied = { ...filled, email: '' };
    expect(withVorschlag(emptied, { email: 'ada@beispiel.de', rechnung })).toBe(emptied);
  });

  test('a known second address is used', () => {
    const known = { email: 'ada@beispiel.de', rechnung, lieferung: packstation };
    expect(withVorschlag(leererKasseEntwurf, known)).toMatchObject({
      lieferung: packstation,
      hatLieferung: true,
    });
  });

  test('what a guest typed goes along when signing in, and never from one account to another', () => {
    const kasseEntwurfFor = (konto: string, typed: KasseEntwurf) =>
      ownEntwurf(typed, leererKasseEntwurf, { konto });
    const ofAnna = kasseEntwurfFor('anna', entwurf);
    expect(ofAnna).toEqual({ ...entwurf, konto: 'anna' });
    expect(kasseEntwurfFor('anna', ofAnna)).toBe(ofAnna);
    // Her session has ended: she will be back.
    expect(kasseEntwurfFor('', ofAnna)).toBe(ofAnna);
    expect(kasseEntwurfFor('ben', ofAnna)).toEqual({ ...leererKasseEntwurf, konto: 'ben' });
  });

  test('comes back as it was stored', () => {
    const offen = { bestellId: 'b', stand: 's', ...wahl, email: 'ada@beispiel.de', rechnung };
    const full: KasseEntwurf = {
      ...entwurf,
      lieferung: packstation,
      schritt: 3,
      wahl,
      bestellId: 'b',
      offen,
    };
    expect(readKasseEntwurf(parseStored(JSON.stringify(full)))).toEqual(full);
    expect(readKasseEntwurf(parseStored(null))).toEqual({
      ...{ email: '', rechnung: leereAnschrift, lieferung: leereAnschrift, hatLieferung: false },
      ...{ schritt: 1, isVorgeschlagen: false, konto: '', bestellId: '' },
    });
  });

  test('whatever was stored, a whole draft is read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Object.keys(readKasseEntwurf(parseStored(stored)))).toEqual(
          expect.arrayContaining(Object.keys(leererKasseEntwurf)),
        );
      }),
    );
  });
});

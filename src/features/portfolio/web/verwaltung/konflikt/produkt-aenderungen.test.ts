import { describe, expect, test } from 'vitest';
import { aenderungenOf, mergeWerte } from '#web/ui/verwaltung/konflikt/drei-werte.ts';
import { emptyValues, type ProduktValues } from '../formular/produkt-values.ts';
import { needsDecision, produktAenderungenOf } from './produkt-aenderungen.ts';

const vorher: ProduktValues = {
  ...emptyValues,
  name: 'Rose',
  gramm: '100',
  preis: '7,90',
  beschreibung: { ...emptyValues.beschreibung, kurz: 'Weich', lang: 'Lang' },
};
const withKurz = (values: ProduktValues, kurz: string) => ({
  ...values,
  beschreibung: { ...values.beschreibung, kurz },
});

const jetzt = withKurz({ ...vorher, preis: '8,50', aktiv: false }, 'Sehr weich');
const eigene = withKurz({ ...vorher, name: 'Rosa', preis: '9,00', aktiv: false }, 'Weich');

describe('two users editing one product', () => {
  test('lists the other user’s changes, with the typed value where it differs', () => {
    expect(produktAenderungenOf({ vorher, jetzt, eigene })).toEqual([
      { feld: 'aktiv', name: 'Aktiv', vorher: 'Ja', jetzt: 'Nein' },
      { feld: 'preis', name: 'Preis', vorher: '7,90', jetzt: '8,50', eigene: '9,00' },
      { feld: 'beschreibung.kurz', name: 'Kurzbeschreibung', vorher: 'Weich', jetzt: 'Sehr weich' },
    ]);
  });

  test('lists what selling needs under its own names', () => {
    const jetzt = {
      ...vorher,
      steuersatz: '7',
      aufBestellung: true,
      fertigungstage: '5',
      packgewicht: '120',
    };
    expect(produktAenderungenOf({ vorher, jetzt, eigene: vorher })).toEqual([
      { feld: 'steuersatz', name: 'Steuersatz', vorher: '19', jetzt: '7' },
      { feld: 'packgewicht', name: 'Packgewicht', vorher: '', jetzt: '120' },
      { feld: 'aufBestellung', name: 'Auch auf Bestellung', vorher: 'Nein', jetzt: 'Ja' },
      { feld: 'fertigungstage', name: 'Fertigungszeit', vorher: '', jetzt: '5' },
    ]);
  });

  test('applies the own changes to the current product and keeps the other user’s', () => {
    expect(mergeWerte({ vorher, jetzt, eigene })).toEqual(
      withKurz({ ...vorher, name: 'Rosa', preis: '9,00', aktiv: false }, 'Sehr weich'),
    );
    expect(jetzt.preis).toBe('8,50');
  });

  test('needs no decision when only pictures or the reihenfolge changed, unless the reihenfolge was edited', () => {
    const moved = { ...vorher, reihenfolge: '5' };
    const choose = (jetzt: ProduktValues, eigene: ProduktValues) =>
      needsDecision(aenderungenOf({ vorher, jetzt, eigene }));
    expect(choose(vorher, eigene)).toBe(false);
    expect(choose(moved, eigene)).toBe(false);
    expect(mergeWerte({ vorher, jetzt: moved, eigene })).toEqual({ ...eigene, reihenfolge: '5' });
    expect(choose(moved, { ...eigene, reihenfolge: '7' })).toBe(true);
    expect(choose({ ...moved, preis: '8,50' }, { ...vorher, name: 'Rosa' })).toBe(true);
  });

  test('changes nothing without own changes', () => {
    expect(mergeWerte({ vorher, jetzt, eigene: vorher })).toEqual(jetzt);
    expect(produktAenderungenOf({ vorher, jetzt: vorher, eigene })).toEqual([]);
  });
});

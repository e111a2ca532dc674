import { describe, expect, test } from 'vitest';
import { mergeValues } from '#web/ui/verwaltung/merge-values.ts';
import { aenderungenOf, needsDecision } from './produkt-aenderungen.ts';
import { emptyValues, type ProduktValues } from './produkt-values.ts';

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

describe('two people at one product', () => {
  test('what the other one changed is named, with what was typed here where that differs', () => {
    expect(aenderungenOf({ vorher, jetzt, eigene })).toEqual([
      { feld: 'aktiv', name: 'Aktiv', vorher: 'Ja', jetzt: 'Nein' },
      { feld: 'preis', name: 'Preis', vorher: '7,90', jetzt: '8,50', eigene: '9,00' },
      { feld: 'beschreibung.kurz', name: 'Kurzbeschreibung', vorher: 'Weich', jetzt: 'Sehr weich' },
    ]);
  });

  test('one’s own changes go into the product as it is now, the other one’s stay', () => {
    expect(mergeValues({ vorher, jetzt, eigene })).toEqual(
      withKurz({ ...vorher, name: 'Rosa', preis: '9,00', aktiv: false }, 'Sehr weich'),
    );
    expect(jetzt.preis).toBe('8,50');
  });

  test('nobody has to choose when only pictures or the place on the shelf changed, unless that was typed here', () => {
    const moved = { ...vorher, reihenfolge: '5' };
    const choose = (jetzt: ProduktValues, eigene: ProduktValues) =>
      needsDecision(aenderungenOf({ vorher, jetzt, eigene }));
    expect(choose(vorher, eigene)).toBe(false);
    expect(choose(moved, eigene)).toBe(false);
    expect(mergeValues({ vorher, jetzt: moved, eigene })).toEqual({ ...eigene, reihenfolge: '5' });
    expect(choose(moved, { ...eigene, reihenfolge: '7' })).toBe(true);
    expect(choose({ ...moved, preis: '8,50' }, { ...vorher, name: 'Rosa' })).toBe(true);
  });

  test('who changed nothing changes nothing', () => {
    expect(mergeValues({ vorher, jetzt, eigene: vorher })).toEqual(jetzt);
    expect(aenderungenOf({ vorher, jetzt: vorher, eigene })).toEqual([]);
  });
});

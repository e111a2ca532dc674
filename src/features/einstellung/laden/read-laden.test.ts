import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { versandkosten } from '#features/lieferung/versandkosten.ts';
import { type Einstellungen, einstellungen } from '../gruppen/gruppen.ts';
import { ladenOf, ladenTexteOf } from './laden.ts';
import { readLaden, readLadenTexte } from './read-laden.ts';

const neu = Object.fromEntries(
  Object.entries(einstellungen).map(([name, { leer }]) => [
    name,
    { version: 0, angaben: leer, geaendertAt: null, von: null },
  ]),
) as unknown as Einstellungen;
const laden = { ...ladenOf(neu, '2026-11-23'), bild: null, onlineWege: [] };
const texte = { ...ladenTexteOf(neu), bild: null };

/** The settings with anything at any place, as an older or newer server may send them. */
const broken = fc
  .tuple(fc.constantFrom(laden, texte), fc.dictionary(fc.string(), fc.jsonValue()))
  .chain(([known, more]) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(known).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
        ),
        { requiredKeys: [] },
      )
      .map((some) => ({ ...some, ...more })),
  );
const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined), broken);

/** The kind of every value, and of the items of lists. */
function kindsOf(value: unknown): unknown {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kindsOf(part)]));
}

describe('readLaden', () => {
  test('returns what the server of the same version sends as it is', () => {
    expect(readLaden(structuredClone(laden))).toEqual(laden);
    const pause = { text: 'Wir sind am Meer.', bis: '2027-01-05' };
    expect(readLaden({ ...laden, pause }).pause).toEqual(pause);
    const versand = { ...laden.versand, dhl: { ...laden.versand.dhl, freiAb: 50 } };
    expect(readLaden({ ...laden, versand }).versand).toEqual(versand);
    const bild = {
      quer: { url: '/api/uploads/a-800.webp', breite: 1600, hoehe: 900 },
      hoch: { url: '/api/uploads/b-800.webp', breite: 864, hoehe: 1080 },
      altText: 'Seifen auf einem Brett',
    };
    expect(readLaden({ ...laden, bild }).bild).toEqual(bild);
  });

  test('returns every field in its kind, whatever it is given', () => {
    const { pause: _, ...kinds } = kindsOf(laden) as Record<string, object>;
    fc.assert(
      fc.property(anything, (data) => {
        const read = readLaden(data);
        const { freiAb } = read.versand.dhl;
        expect(freiAb === null || typeof freiAb === 'number').toBe(true);
        const plain = { ...read, versand: { ...read.versand, dhl: { ...read.versand.dhl, freiAb: null } } };
        expect(kindsOf(plain)).toMatchObject(kinds);
        if (read.pause) expect(kindsOf(read.pause)).toEqual({ text: 'string', bis: 'string' });
        const preis = versandkosten(read.versand, { gramm: 100, warenwert: 1 });
        expect(preis === undefined || Number.isFinite(preis)).toBe(true);
      }),
    );
  });

  test('leaves out rows of the table that are none', () => {
    const tabelle = [null, { bisGramm: 1000 }, { bisGramm: 2000, preis: 5 }, 'x'];
    const { dhl } = readLaden({ versand: { dhl: { aktiv: true, tabelle } } }).versand;
    expect(dhl.tabelle).toEqual([{ bisGramm: 2000, preis: 5 }]);
  });
});

test('readLadenTexte returns texts and lists of titled texts, whatever it is given', () => {
  fc.assert(
    fc.property(anything, (data) => {
      const { ueberUns, geschichte, bereiche, werte, team } = readLadenTexte(data);
      for (const text of [ueberUns, geschichte]) expect(typeof text).toBe('string');
      for (const { titel, text } of [...bereiche, ...werte])
        expect([typeof titel, typeof text]).toEqual(['string', 'string']);
      for (const { name, aufgabe } of team)
        expect([typeof name, typeof aufgabe]).toEqual(['string', 'string']);
    }),
  );
});

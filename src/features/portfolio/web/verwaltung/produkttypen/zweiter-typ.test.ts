import { beforeAll, expect, test, vi } from 'vitest';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { emptyValues, felderOf, produktFormOf, produktValuesOf } from '../formular/produkt-values.ts';
import { vorschlaegeOf } from '../formular/vorschlaege.ts';
import { produktAenderungenOf } from '../konflikt/produkt-aenderungen.ts';
import type { ProduktMaske } from './produkt-maske.ts';
import { produktMasken, produktMaskeOf } from './produkt-masken.ts';

// A second type with a field that has the name of one of the soap's: another label, other words, and for a
// number a word.
vi.mock('../../../produkttypen/produkt-typen.ts', async (original) => {
  const module = await original<typeof import('../../../produkttypen/produkt-typen.ts')>();
  const { karte } = await import('#test/ware/zweiter-typ-karte.ts');
  Object.assign(module.produktTypen, { karte });
  return module;
});

const karteMaske = {
  felder: [
    { name: 'verpackung', label: 'Hülle', art: 'wort', werte: ['Hülle', 'Banderole'] },
    { name: 'gramm', label: 'Papier', art: 'wort', werte: ['120 g/m²'] },
  ],
  worte: () => ({ karte: [], mehr: [], kalkulation: [] }),
} satisfies ProduktMaske;

beforeAll(() => {
  Object.assign(produktMasken, { karte: karteMaske });
});

const karte = {
  typ: 'karte',
  name: 'Mohn',
  verpackung: 'Hülle',
  motiv: 'Mohn',
  druck: 'Gold',
  beschreibung: {},
};
const gelesen = { ...karte, reihenfolge: 0 } as unknown as VerwaltetesProdukt;

function labelOf(typ: string, feld: string): string | undefined {
  return felderOf({ typ }).find((one) => one.feld === feld)?.label;
}

test('each type has its own words beside a field of the same name, in its own place', () => {
  expect([labelOf('seife', 'verpackung'), labelOf('karte', 'verpackung')]).toEqual(['Verpackung', 'Hülle']);
  expect(felderOf({ typ: 'karte' }).map(({ feld }) => feld)).toEqual([
    'name',
    'verpackung',
    'gramm',
    ...felderOf({ typ: 'seife' })
      .map(({ feld }) => feld)
      .slice(8),
  ]);
  const vorher = produktValuesOf(gelesen);
  const jetzt = { ...vorher, verpackung: 'Banderole' };
  expect(produktAenderungenOf({ vorher, jetzt, eigene: vorher })).toEqual([
    { feld: 'verpackung', name: 'Hülle', vorher: 'Hülle', jetzt: 'Banderole' },
  ]);
});

test('each type offers its own words in a field of the same name', () => {
  const offered = (typ: string) =>
    produktMaskeOf({ typ }).felder.flatMap((feld) =>
      feld.name === 'verpackung' && feld.art === 'wort'
        ? vorschlaegeOf(feld, [], { verpackung: ['Schachtel'] })
        : [],
    );
  expect(offered('karte')).toEqual(['Hülle', 'Banderole']);
  expect(offered('seife')).toContain('unverpackt');
  expect(offered('seife')).toContain('Schachtel');
  expect(offered('seife')).not.toContain('Banderole');
});

test('what stands in the form is checked by the type that it is of', () => {
  const values = { ...emptyValues, ...karte, beschreibung: emptyValues.beschreibung, gramm: '5' };
  const asKarte = produktFormOf('karte').safeParse(values);
  expect([asKarte.error, asKarte.data]).toMatchObject([undefined, { typ: 'karte', verpackung: 'Hülle' }]);
  const { error } = produktFormOf('karte').safeParse({ ...values, verpackung: 'viereck' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Bitte wählen Sie Hülle oder Banderole.']);
});

test.each(['ring', 'constructor', '__proto__'])(
  'a product of a type that this browser does not know has the common fields: %s',
  (typ) => {
    const values = { ...produktValuesOf({ ...gelesen, typ }), preis: '3,50' };
    expect(produktMaskeOf({ typ }).felder).toEqual([]);
    expect(felderOf({ typ }).map(({ feld }) => feld)).not.toContain('verpackung');
    expect(produktFormOf(typ).parse(values)).toMatchObject({ typ, name: 'Mohn', preis: 3.5 });
  },
);

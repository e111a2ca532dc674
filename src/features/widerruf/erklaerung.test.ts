import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widerrufBody } from './contract.ts';
import {
  erklaerungFehler,
  erklaerungFelder,
  erklaerungLaengen,
  erklaerungZeilen,
  isLeereErklaerung,
} from './erklaerung.ts';
import { klareAngabe, klareTeile, kurzeTeile } from './klare-angabe.ts';

const leer = { name: '', bestellung: '', email: '', stuecke: '', teile: [], link: '' };

test.each([
  ['name', ' Käthe \u200b Müller\u0000 ', 'Käthe Müller'],
  ['bestellung', 'B-26-K7M4Q\r\nBcc: x', 'B-26-K7M4Q Bcc: x'],
  ['stuecke', 'eine Rose\r\nzwei Lavendel ', 'eine Rose\nzwei Lavendel'],
  ['bestellung', 4711, '4711'],
  ['email', null, ''],
  ['email', ['a@b.example'], ''],
  ['name', 'x'.repeat(500), 'x'.repeat(200)],
] as const)('as %s %j is kept as %j', (feld, given, kept) => {
  expect(klareAngabe(feld, given)).toBe(kept);
});

test('every body is taken, fits, and is kept the same when it is sent again', () => {
  fc.assert(
    fc.property(fc.object(), fc.anything(), (rest, value) => {
      const body = { ...rest, name: value, bestellung: value, stuecke: value, teile: value, link: value };
      const { id, ...kept } = widerrufBody.parse(body);
      for (const feld of erklaerungFelder) {
        expect(kept[feld].length).toBeLessThanOrEqual(erklaerungLaengen[feld]);
        expect(klareAngabe(feld, kept[feld])).toBe(kept[feld]);
        expect(kept[feld].isWellFormed() && !kept[feld].includes('\0')).toBe(true);
      }
      expect(klareTeile(JSON.parse(JSON.stringify(kept.teile)))).toEqual(kept.teile);
      expect(id).toBe('');
    }),
    { numRuns: 2000 },
  );
});

test('ticked pieces are lines with whole pieces; anything else is left out', () => {
  const gut = { nr: 1, menge: 2, name: 'Rose' };
  const schlecht = [{ nr: 0, menge: 1 }, { nr: 1, menge: 0.5 }, { nr: '1', menge: 1 }, null, 7, {}];
  expect(klareTeile([gut, ...schlecht, { nr: 2, menge: 1 }])).toEqual([gut, { nr: 2, menge: 1, name: '' }]);
  expect(klareTeile(Array.from({ length: 500 }, () => gut))).toHaveLength(100);
  const namen = Array.from({ length: 30 }, (_, i) => ({ nr: i + 1, menge: 1, name: 'R'.repeat(80) }));
  expect(klareTeile(namen)).toEqual(namen);
  const kept = kurzeTeile(namen);
  expect(kept.map(({ nr }) => nr)).toEqual(namen.map(({ nr }) => nr));
  expect(kept.filter(({ name }) => name !== '')).toEqual(namen.slice(0, 10));
  expect(kurzeTeile(kept)).toEqual(kept);
});

test('only what says nothing at all is empty', () => {
  expect(isLeereErklaerung(leer)).toBe(true);
  for (const feld of erklaerungFelder) expect(isLeereErklaerung({ ...leer, [feld]: 'x' })).toBe(false);
  expect(isLeereErklaerung({ ...leer, link: 'x' })).toBe(false);
  expect(isLeereErklaerung({ ...leer, teile: [{ nr: 1, menge: 1, name: '' }] })).toBe(false);
});

test('the form asks for name, order and address, not for the pieces', () => {
  expect(Object.keys(erklaerungFehler(leer))).toEqual(['name', 'bestellung', 'email']);
  expect(erklaerungFehler({ ...leer, name: 'E', bestellung: 'B', email: 'keine' })).toEqual({});
});

test('the receipt shows each part, and the whole contract where no pieces are named', () => {
  expect(erklaerungZeilen({ ...leer, name: 'Erika' })).toEqual([
    { name: 'Name', zeilen: ['Erika'] },
    { name: 'Bestellung', zeilen: ['nicht angegeben'] },
    { name: 'E-Mail', zeilen: ['nicht angegeben'] },
    { name: 'Widerrufen', zeilen: ['der ganze Vertrag'] },
  ]);
  const teile = [
    { nr: 1, menge: 2, name: 'Rose' },
    { nr: 3, menge: 1, name: '' },
  ];
  expect(erklaerungZeilen({ ...leer, teile, stuecke: 'die mit\nStempel' }).at(-1)?.zeilen).toEqual([
    ...['2\u00a0×\u00a0Rose', '1\u00a0×\u00a0Zeile 3', 'die mit', 'Stempel'],
  ]);
});

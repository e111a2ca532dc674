import { expect, test } from 'vitest';
import type { Packen } from '../../contract.ts';
import { gegangeneText } from './use-gegangene.ts';

const nichts: Packen = {
  auftraege: [],
  wartend: [],
  weitere: 0,
  absender: { name: '', inhaberin: '', strasse: '', hausnummer: '', plz: '', stadt: '' },
};
const kopf = { _id: 'a', nummer: 'B-26-K7M4Q', name: 'Erika', versandart: 'dhl' as const, posten: [] };
const termin = { von: '2026-11-25', bis: '2026-11-27' };

test.each([
  ['geld', 'B-26-K7M4Q kann gerade nicht gepackt werden: die Bestellung wartet auf Geld.'],
  ['fertigung', 'B-26-K7M4Q kann gerade nicht gepackt werden: das Regal reicht nicht mehr.'],
] as const)('an order that waits for %s says so', (grund, text) => {
  const data = { ...nichts, wartend: [{ ...kopf, termin, grund }] };
  expect(gegangeneText(data, 'a', 'B-26-K7M4Q')).toBe(text);
});

test('an order that is gone is cancelled, sent or fetched', () => {
  expect(gegangeneText(nichts, 'a', 'B-26-K7M4Q')).toBe(
    'B-26-K7M4Q ist nicht mehr zu packen: inzwischen storniert, verschickt oder abgeholt.',
  );
});

import { expect, test } from 'vitest';
import { belegWege } from '../contract.ts';
import { eingangText, empfangWegText } from './beleg-worte.ts';
import { parseBeleg } from './read-beleg.ts';

test.each([
  ['2026-11-26T09:14:00.000Z', '26. November 2026 um 10:14 Uhr'],
  ['2026-06-30T22:05:59.000Z', '1. Juli 2026 um 00:05 Uhr'],
  ['', ''],
  ['gestern', ''],
])('%s is %s in the workshop', (iso, text) => {
  expect(eingangText({ eingangAt: iso })).toBe(text);
});

test('of what came by letter the day is known, and no hour', () => {
  const eingang = { eingangAt: '2026-11-25T23:00:00.000Z', eingangTag: '2026-11-26' };
  expect(eingangText(eingang)).toBe('26. November 2026');
});

test('every way says what to do with the page, also one that this page does not know', () => {
  for (const weg of [...belegWege, 'brieftaube', 'toString', ''])
    for (const email of ['ada@kundschaft.example', ''])
      expect(empfangWegText(weg, email).text, weg).toMatch(/drucken Sie (bitte )?diese Seite/i);
  expect(belegWege.filter((weg) => empfangWegText(weg, 'a@b.example').isDa)).toEqual(['post', 'folgt']);
});

test('an address that is none is named; a missing one is said to be missing', () => {
  expect(empfangWegText('ohneAdresse', 'ada@').text).toContain('„ada@“');
  expect(empfangWegText('ohneAdresse', '').text).toContain('fehlt');
});

test.each([undefined, null, 'x', 7])('%j is no receipt', (data) => {
  expect(parseBeleg(data)).toBeUndefined();
});

test('a receipt whose answer lacks everything is an empty one, and odd parts are left out', () => {
  const leer = { eingangAt: '', name: '', bestellung: '', email: '', stuecke: '', weg: '', teile: [] };
  const laden = { name: '', email: '', telefon: '', anschrift: [] };
  expect(parseBeleg({})).toEqual({ ...leer, laden });
  expect(parseBeleg({ eingangAt: 'x', teile: [7, {}], laden: { anschrift: [1, 'Weg 2'] } })).toEqual({
    ...leer,
    teile: [{ nr: 0, menge: 1, name: '' }],
    laden: { ...laden, anschrift: ['Weg 2'] },
  });
});

import { expect, test } from 'vitest';
import { geplanteErmaessigung } from './geplante-ermaessigung.ts';
import { readPreisverlauf } from './read-preisverlauf.ts';

const [jetzt, davor] = [
  { at: '2026-03-01T10:00:00.000Z', preis: 8, aktiv: true, ermaessigt: true, von: 'Anna' },
  { at: '2026-01-01T10:00:00.000Z', preis: 10, aktiv: true, ermaessigt: false },
];
const plan = { verlauf: [jetzt, davor], createdAt: davor.at, now: '2026-03-05T10:00:00.000Z' };

test.each([
  ['8,00', true, { isGezeigt: true, niedrigsterPreis: 10, seit: jetzt.at }],
  ['7', true, { isGezeigt: true, niedrigsterPreis: 10, seit: jetzt.at }],
  ['9', true, { isGezeigt: false, grund: { art: 'nichtNiedriger', niedrigster: 8, bis: plan.now } }],
  ['', true, { isGezeigt: false, grund: { art: 'ohnePreis' } }],
  ['acht', true, { isGezeigt: false, grund: { art: 'ohnePreis' } }],
  ['8', false, undefined],
])('a typed price of "%s", marked: %s', (preis, ermaessigt, expected) => {
  expect(geplanteErmaessigung({ ...plan, values: { preis, ermaessigt, aktiv: true } })).toEqual(expected);
});

test('an answer of another server is read without what it lacks', () => {
  expect(readPreisverlauf([jetzt, { at: davor.at }, { at: 'x' }, null, 7])).toEqual([
    jetzt,
    { at: davor.at, preis: null, aktiv: true, ermaessigt: false },
  ]);
  expect(readPreisverlauf(undefined)).toEqual([]);
});

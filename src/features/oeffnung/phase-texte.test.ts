import { expect, test } from 'vitest';
import {
  ankuendigenFolge,
  fehltSatz,
  oeffnenFrage,
  pauseSaetze,
  phaseBedeutung,
  phaseSatz,
  startZeile,
} from './phase-texte.ts';

test.each([
  [3, 2, '3 Punkte fehlen noch, bevor der Laden öffnen kann.'],
  [1, 0, 'Ein Punkt fehlt noch, bevor der Laden öffnen kann.'],
  [0, 2, 'Der Laden kann öffnen. 2 Hinweise sind noch offen.'],
  [0, 1, 'Der Laden kann öffnen. Ein Hinweis ist noch offen.'],
  [0, 0, 'Alles ist da.'],
])('with %i obstacles and %i hints: %s', (hindernisse, hinweise, text) => {
  expect(fehltSatz(hindernisse, hinweise)).toBe(text);
});

test.each([
  [13, 8, '13 Punkte fehlen, 8 Hinweise'],
  [1, 1, 'Ein Punkt fehlt, ein Hinweis'],
  [0, 1, 'Ein Hinweis'],
  [0, 0, 'Alles ist da.'],
])('the list counts the same points: %i and %i hints', (hindernisse, hinweise, satz) => {
  expect(phaseSatz(hindernisse, hinweise)).toBe(satz);
});

test('what visitors see is said as it is: no page announces that the shop opens soon', () => {
  expect(phaseBedeutung.angekuendigt).toBe(
    'Besucher sehen Ihre Produkte und Preise und können den Warenkorb füllen. Bestellen können sie noch nicht.',
  );
  expect(ankuendigenFolge).not.toContain('bald');
});

test('a pause shows its text and day, and reminds from that day on', () => {
  const pause = { phase: 'pausiert', pauseText: 'Ferien', pauseBis: '2026-12-01' } as const;
  expect(pauseSaetze(pause, '2026-11-30')).toEqual(['„Ferien“', 'Zurück am 01.12.2026.']);
  expect(pauseSaetze(pause, '2026-12-01').at(-1)).toBe('Der Tag ist da: Möchten Sie wieder öffnen?');
  expect(pauseSaetze({ ...pause, phase: 'geoeffnet' }, '2026-12-01')).toEqual([]);
  expect(pauseSaetze({ ...pause, pauseText: '', pauseBis: '' }, '2026-12-01')).toEqual([]);
});

test('each switch says what becomes of ordering', () => {
  expect(oeffnenFrage('angekuendigt')).toMatchObject({ question: 'Laden jetzt öffnen?', yes: 'Öffnen' });
  expect(oeffnenFrage('angekuendigt').consequence).toContain('Widerrufsbelehrung');
  expect(oeffnenFrage('pausiert')).toMatchObject({ question: 'Laden wieder öffnen?', yes: 'Wieder öffnen' });
  expect(oeffnenFrage('pausiert').consequence).toContain('Hinweis zur Pause verschwindet');
  expect(oeffnenFrage('angekuendigt').consequence).toContain('Ab jetzt kann jeder bestellen');
  expect(oeffnenFrage('pausiert').consequence).toContain('Danach kann wieder bestellt werden');
  expect(phaseBedeutung.pausiert).toContain('können nicht bestellen. Vorhandene Bestellungen laufen weiter.');
  expect(ankuendigenFolge).toContain('Niemand kann mehr bestellen');
});

test('the start of the program says the phase and how far it is to the opening', () => {
  expect([
    startZeile('geoeffnet', 0),
    startZeile('geoeffnet', 1),
    startZeile('geoeffnet', 3),
    startZeile('angekuendigt', 0),
    startZeile('angekuendigt', 1),
    startZeile('pausiert', 2),
  ]).toEqual([
    'geöffnet',
    'geöffnet, aber ein Punkt fehlt (unter „Einstellungen“)',
    'geöffnet, aber 3 Punkte fehlen (unter „Einstellungen“)',
    'angekündigt; unter „Einstellungen“ kann der Laden öffnen',
    'angekündigt; zum Öffnen fehlt noch ein Punkt (unter „Einstellungen“)',
    'Pause; zum Öffnen fehlen noch 2 Punkte (unter „Einstellungen“)',
  ]);
});

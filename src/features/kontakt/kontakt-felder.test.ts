import { expect, test } from 'vitest';
import { kontaktFehler, kontaktProblem } from './kontakt-felder.ts';

const richtig = {
  name: 'Käthe Muster',
  email: 'kaethe@kundschaft.example',
  bestellnummer: '',
  nachricht: 'Hallo',
};

test('a name, an address and a text are enough', () => {
  expect(kontaktFehler(richtig)).toEqual({});
});

test('every other field that is empty says what to do', () => {
  expect(kontaktFehler({ name: ' ', email: '', bestellnummer: '', nachricht: '\n' })).toEqual({
    name: 'Bitte Ihren Namen eingeben.',
    email: 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin antworten wir Ihnen.',
    nachricht: 'Bitte schreiben Sie uns, worum es geht.',
  });
});

test.each([
  ['name', 'a'.repeat(100), undefined],
  ['name', 'a'.repeat(101), 'Höchstens 100 Zeichen, es sind 101.'],
  ['bestellnummer', 'B'.repeat(41), 'Höchstens 40 Zeichen, es sind 41.'],
  ['nachricht', ` ${'a'.repeat(5000)}\n`, undefined],
  ['nachricht', 'a'.repeat(5001), 'Höchstens 5.000 Zeichen, es sind 5.001.'],
  ['email', ' ada@beispiel.de ', undefined],
  ['email', 'ada@beispiel', 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.'],
  ['email', `${'a'.repeat(250)}@b.de`, 'Höchstens 254 Zeichen, es sind 255.'],
] as const)('%s %.20j: %s', (feld, text, problem) => {
  expect(kontaktProblem(feld, text)).toBe(problem);
});

import { expect, test } from 'vitest';
import { verfolgenFehler, verfolgenProblem } from './verfolgen.ts';

test('each field says what is missing or wrong', () => {
  expect(verfolgenFehler({ nummer: ' ', email: '' })).toEqual({
    nummer: 'Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.',
    email: 'Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.',
  });
  expect(verfolgenProblem('nummer', 'K7M4Q')).toBe('Eine Bestellnummer sieht so aus: B-26-K7M4Q.');
  expect(verfolgenProblem('email', 'mia@post')).toMatch(/^Bitte eine vollständige E-Mail-Adresse/);
  expect(verfolgenFehler({ nummer: 'b26k7m4q', email: ' mia@post.example ' })).toEqual({});
  expect(verfolgenFehler({ nummer: 'Bestellung B-26-K7M4Q.', email: 'Mia <mia@post.example>' })).toEqual({});
});

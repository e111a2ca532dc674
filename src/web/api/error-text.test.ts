import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { errorText } from './error-text.ts';

test.each([
  [401, 'Sitzung abgelaufen. Bitte erneut anmelden.'],
  [403, 'Keine Berechtigung für diese Aktion.'],
  [404, 'Ressource nicht gefunden.'],
  [429, 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
  [500, 'Serverfehler. Bitte versuchen Sie es später erneut.'],
  [409, 'Name ist vergeben'],
])('status %i is shown as %s', (status, text) => {
  expect(errorText(new ApiError('status', 'Name ist vergeben', { status }))).toBe(text);
});

test('errors without an answer have texts of their own', () => {
  expect(errorText(new ApiError('network', 'Netzwerkfehler.'))).toBe('Netzwerkfehler.');
  expect(errorText(new TypeError('x is undefined'))).toBe('Ein Fehler ist aufgetreten.');
});

import { expect, test } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { lagerErrorText, toFormError } from './lager-error-text.ts';

test('shows the server’s message, whatever its status', () => {
  expect(lagerErrorText(new ApiError('status', 'Artikel nicht gefunden', { status: 404 }), 'korrektur')).toBe(
    'Artikel nicht gefunden',
  );
});

test.each([
  ['bestand', 'Fehler beim Laden des Bestands'],
  ['korrektur', 'Fehler bei Korrektur'],
  ['inventur', 'Fehler bei Inventur'],
  ['produktion', 'Fehler bei Produktion'],
  ['historie', 'Fehler beim Laden der Historie'],
] as const)('without a message or an answer of the server, %s shows %s (A29)', (call, text) => {
  expect(lagerErrorText(new ApiError('status', undefined, { status: 502 }), call)).toBe(text);
  expect(lagerErrorText(new TypeError('x'), call)).toBe(text);
  const netz = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
  expect(lagerErrorText(new ApiError('network', netz), call)).toBe(`${text}: ${netz}`);
  expect(toFormError(new ApiError('timeout', 'Anfrage-Timeout.'), call).message).toBe(
    `${text}: Anfrage-Timeout.`,
  );
});

test('shows reasons as bullet lines and field errors unchanged', () => {
  const fehlerOf = (status: number, fehler: string[]) =>
    toFormError(new ApiError('status', 'Nein', { status, fehler }), 'produktion').fehler;
  expect(fehlerOf(409, ['pink: 900 g benötigt, 0 g vorhanden'])).toEqual([
    '• pink: 900 g benötigt, 0 g vorhanden',
  ]);
  expect(fehlerOf(400, ['anzahl: zu viel'])).toEqual(['anzahl: zu viel']);
});

import { ApiError } from '#web/api/client.ts';

/** requirements.md, admin §8, Stock: the texts for answers without a message of the server. */
export const lagerFallbacks = {
  bestand: 'Fehler beim Laden des Bestands',
  korrektur: 'Fehler bei Korrektur',
  inventur: 'Fehler bei Inventur',
  produktion: 'Fehler bei Produktion',
  historie: 'Fehler beim Laden der Historie',
} as const;

export type LagerCall = keyof typeof lagerFallbacks;

/** The message of a failed call; without an answer, the call and the cause. */
export function lagerErrorText(error: unknown, call: LagerCall): string {
  if (!(error instanceof ApiError) || !error.hasServerText) return lagerFallbacks[call];
  return error.kind === 'status' ? error.message : `${lagerFallbacks[call]}: ${error.message}`;
}

/** The same as an error for a form: reasons as bullet lines, field errors (status 400) unchanged. */
export function toFormError(error: unknown, call: LagerCall): ApiError {
  const { fehler = [], status = 0 } = error instanceof ApiError ? error : {};
  const lines = status === 400 ? fehler : fehler.map((line) => `• ${line}`);
  return new ApiError('status', lagerErrorText(error, call), { fehler: lines });
}

import { ApiError } from '#web/api/client.ts';

/** admin.txt §8, Stock: the server's message, and what is said when it says nothing. */
export const lagerFallbacks = {
  bestand: 'Fehler beim Laden des Bestands',
  korrektur: 'Fehler bei Korrektur',
  inventur: 'Fehler bei Inventur',
  produktion: 'Fehler bei Produktion',
  historie: 'Fehler beim Laden der Historie',
} as const;

export type LagerCall = keyof typeof lagerFallbacks;

/** What people read about a call of the stock that did not succeed; of one without an answer, what it was and why. */
export function lagerErrorText(error: unknown, call: LagerCall): string {
  if (!(error instanceof ApiError) || !error.hasServerText) return lagerFallbacks[call];
  return error.kind === 'status' ? error.message : `${lagerFallbacks[call]}: ${error.message}`;
}

/** The same as an error that a form shows: why not follows as bullet lines, what is wrong with a field goes to it. */
export function toFormError(error: unknown, call: LagerCall): ApiError {
  const { fehler = [], status = 0 } = error instanceof ApiError ? error : {};
  const lines = status === 400 ? fehler : fehler.map((line) => `• ${line}`);
  return new ApiError('status', lagerErrorText(error, call), { fehler: lines });
}

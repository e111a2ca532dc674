import { ApiError } from './client.ts';

export const sessionEndedText = 'Sitzung abgelaufen. Bitte erneut anmelden.';

/** requirements.md, storefront §8, global response handling. Any other status shows the server's own message. */
const textOfStatus: Record<number, string> = {
  401: sessionEndedText,
  403: 'Keine Berechtigung für diese Aktion.',
  404: 'Ressource nicht gefunden.',
  429: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  500: 'Serverfehler. Bitte versuchen Sie es später erneut.',
};

/** The message for a failed call. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Ein Fehler ist aufgetreten.';
  return textOfStatus[error.status] ?? error.message;
}

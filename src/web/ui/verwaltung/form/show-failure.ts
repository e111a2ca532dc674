import { ApiError } from '../../../api/client.ts';
import { snackbar } from '../message/snackbar.ts';

/** Shows what failed and why (requirements.md, admin §8). The end of the session is reported globally. */
export function showFailure(what: string, error: unknown, more = ''): void {
  if (error instanceof ApiError && error.status === 401) return;
  snackbar.error(failureText(what, error) + more);
}

/** What failed and why, in one line. */
export function failureText(what: string, error: unknown): string {
  return what + (error instanceof ApiError ? error.message : 'Ein Fehler ist aufgetreten.');
}

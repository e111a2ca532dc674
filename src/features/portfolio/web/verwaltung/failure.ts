import { ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';

/** Tells that something failed and why (admin.txt §8). A session that has ended is told by the whole page. */
export function tellFailure(what: string, error: unknown, more = ''): void {
  if (error instanceof ApiError && error.status === 401) return;
  snackbar.error(what + reasonOf(error) + more);
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Ein Fehler ist aufgetreten.';
}

import { AppError } from '#shared/wire/errors.ts';
import { isUnreachable } from './is-unreachable.ts';

/** SQLSTATEs without the classes 08 and 57P, which are about the connection; EPIPE and the like are no SQLSTATE. */
const sqlState = /^(?!08|57P)[0-9FHPX][0-9A-Z]{4}$/;

/**
 * Whether a transaction that failed with this error was certainly rolled back: the shop or the database refused it, and
 * the database is reachable. A commit whose answer was lost may have been done.
 */
export function isUndone(error: unknown): boolean {
  if (error instanceof AppError) return true;
  if (!(error instanceof Error) || isUnreachable(error)) return false;
  const code = String((error as { code?: unknown }).code);
  return code === 'ERR_SQLITE_ERROR' || sqlState.test(code);
}

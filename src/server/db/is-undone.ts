import { AppError } from '#shared/errors.ts';
import { isUnreachable } from './is-unreachable.ts';

/** Classes that PostgreSQL begins with 08 or 57P are about the connection; EPIPE and its like are no SQLSTATE. */
const sqlState = /^(?!08|57P)[0-9FHPX][0-9A-Z]{4}$/;

/**
 * Whether of a transaction that failed like this certainly nothing is left: the shop or the database itself refused it,
 * and the database is there. A commit whose answer was lost may have been done.
 */
export function isUndone(error: unknown): boolean {
  if (error instanceof AppError) return true;
  if (!(error instanceof Error) || isUnreachable(error)) return false;
  const code = String((error as { code?: unknown }).code);
  return code === 'ERR_SQLITE_ERROR' || sqlState.test(code);
}

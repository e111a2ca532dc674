import { ApiError } from './client.ts';
import { errorText } from './error-text.ts';

/** The server's own words where it has some. */
export function serverErrorText(error: unknown): string {
  return error instanceof ApiError && error.hasServerText ? error.message : errorText(error);
}

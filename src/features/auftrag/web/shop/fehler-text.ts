import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';

/** The server's own words where it has some. */
export function fehlerText(error: Error): string {
  return error instanceof ApiError && error.hasServerText ? error.message : errorText(error);
}

import { ApiError } from '#web/api/client.ts';

/** The server refused or had no answer of the provider, and says so; without its words it can just be tried again. */
export function fehlerText(error: Error): string {
  return error instanceof ApiError && error.hasServerText
    ? error.message
    : 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.';
}

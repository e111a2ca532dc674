import { AppError } from '#shared/wire/errors.ts';
import { isOvertaken, isUnreachable } from '../../db/engines/is-unreachable.ts';
import { refusalTexts, unreachableFor } from './refusal-texts.ts';

/** Maps a transient database failure to its refusal; `undefined` for any other error. */
export function toUnavailable(error: unknown): AppError | undefined {
  if (isUnreachable(error))
    return new AppError('UNAVAILABLE', refusalTexts.unreachable, { retryAfter: unreachableFor });
  if (isOvertaken(error))
    return new AppError(
      'UNAVAILABLE',
      'Hier wird gerade zu viel auf einmal geändert. Es wurde nichts gespeichert, bitte versuchen Sie es noch einmal.',
      { retryAfter: 1 },
    );
  return undefined;
}

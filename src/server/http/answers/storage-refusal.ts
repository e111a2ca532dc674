import { AppError } from '#shared/wire/errors.ts';
import { type StorageFailure, storageFailureOf } from '../../db/engines/storage-failure.ts';

const retryAfter = 30;

const refusals: Record<StorageFailure, () => AppError> = {
  full: () =>
    new AppError(
      'NO_ROOM',
      'Der Speicherplatz des Ladens ist voll, es wurde nichts gespeichert. Sobald wieder Platz ist, bitte noch einmal versuchen.',
      { retryAfter },
    ),
  readOnly: () =>
    new AppError(
      'UNAVAILABLE',
      'Die Daten des Ladens lassen sich gerade nur lesen, es wurde nichts gespeichert. Bitte später noch einmal versuchen.',
      { retryAfter },
    ),
  disk: () =>
    new AppError(
      'UNAVAILABLE',
      'Der Datenspeicher des Ladens meldet einen Fehler. Bitte später noch einmal versuchen.',
      { retryAfter },
    ),
};

/** Log texts for operators. No restart is needed afterwards. */
const storageHints: Record<StorageFailure, string> = {
  full: 'no room left for the database: make room on its disk, the shop goes on by itself',
  readOnly: 'the database can only be read: make it writable again, the shop goes on by itself',
  disk: 'the disk of the database reports an error: look at it, the shop goes on by itself',
};

/** The refusal for a full or read-only database, or a failing disk. */
export function storageRefusal(error: unknown): { refusal: AppError; hint: string } | undefined {
  const failure = storageFailureOf(error);
  return failure && { refusal: refusals[failure](), hint: storageHints[failure] };
}

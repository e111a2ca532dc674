import { isUniqueViolation } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';

/** Runs a transaction that gives a raw material its name; two of a kind never have the same. */
export async function refuseTaken<T>(bezeichnung: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', `Die Bezeichnung „${bezeichnung}“ gibt es schon.`, {
      fehler: ['bezeichnung: Diese Bezeichnung gibt es schon.'],
    });
  }
}

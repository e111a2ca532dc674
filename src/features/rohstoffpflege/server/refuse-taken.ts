import { isUniqueViolation } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';

/** Runs a transaction that names a raw material; names are unique within a kind. */
export async function refuseTaken<T>(bezeichnung: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const text = `Die Bezeichnung „${bezeichnung}“ gibt es schon.`;
    throw new AppError('CONFLICT', text, { fehler: [`bezeichnung: ${text}`] });
  }
}

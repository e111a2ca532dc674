import type { Db } from './connect.ts';

/**
 * Runs `work` in the transaction of the handle, or in a new one if there is none. So a use case is atomic on its own and
 * part of a larger transaction when the caller passes one; then only the caller commits.
 */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

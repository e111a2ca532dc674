import type { Db } from './connect.ts';

/**
 * Runs `work` in the transaction that the handle is in already, or in one of its own. So a use case is all or nothing on
 * its own, and part of a larger one where the caller hands in a transaction; then only the caller's end commits it.
 */
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

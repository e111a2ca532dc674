import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';
import { isOvertaken } from './is-unreachable.ts';

/** Throws unless the caller of a request may still make it, and keeps that true until the transaction ends. */
export type CheckCaller = (db: Tx) => Promise<void>;

const caller = new AsyncLocalStorage<CheckCaller>();

/** Runs the work of a signed-in request: every transaction that it begins checks the caller first. */
export function onBehalfOf<T>(check: CheckCaller, work: () => T): T {
  return caller.run(check, work);
}

/** Checks the caller of the current request; guests, jobs and commands have none. */
export async function checkCaller(db: Tx): Promise<void> {
  await caller.getStore()?.(db);
}

/** Attempts for a transaction that PostgreSQL rolled back because of a concurrent one. */
const tries = 3;

/**
 * Runs `work` in the transaction of the handle, or in a new one if there is none. So a use case is atomic on its own and
 * part of a larger transaction when the caller passes one; then only the caller commits.
 *
 * Rows of the areas are written in a transaction, and this is the only way to one: so no write of a session is
 * committed after that session has ended (ADR 051).
 */
export function inTransaction<T>(db: Db, work: (db: Tx) => Promise<T>): Promise<T> {
  return isTx(db) ? work(db) : begin(db, work, tries);
}

async function begin<T>(db: Db, work: (db: Tx) => Promise<T>, left: number): Promise<T> {
  try {
    return await db.transaction().execute(async (db) => {
      await checkCaller(db);
      return work(db);
    });
  } catch (error) {
    if (!isOvertaken(error) || left === 1) throw error;
    return begin(db, work, left - 1);
  }
}

export function isTx(db: Db): db is Tx {
  return db.isTransaction;
}

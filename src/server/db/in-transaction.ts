import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';
import { isOvertaken } from './engines/is-unreachable.ts';

/** Throws unless the caller of a request may still make it, and keeps that true until the transaction ends. */
export type CheckCaller = (db: Tx) => Promise<void>;

const caller = new AsyncLocalStorage<CheckCaller>();

/** Runs the work of a signed-in request: every transaction that it begins checks the caller first. */
export function onBehalfOf<T>(check: CheckCaller, work: () => T): T {
  return caller.run(check, work);
}

/** Work of a request that has to be finished and stored even if its session ends meanwhile. */
export function onOwnBehalf<T>(work: () => T): T {
  return caller.exit(work);
}

/** Checks the caller of the current request; guests, jobs and commands have none. */
export async function checkCaller(db: Tx): Promise<void> {
  await caller.getStore()?.(db);
}

/** Attempts for a transaction that PostgreSQL rolled back because of a concurrent one. */
const tries = 3;

/** What waits for the commit of a transaction that is going on. */
const waiting = new WeakMap<Db, (() => void)[]>();

/**
 * Does something outside the database once the transaction is committed, as a line in the log; never if it is not. For
 * one that `inTransaction` began.
 */
export function afterCommit(db: Tx, work: () => void): void {
  const list = waiting.get(db);
  if (!list) throw new Error('Nobody knows when this transaction is committed.');
  list.push(work);
}

type Options = {
  /**
   * Takes locks before the caller is checked, which locks the session: for work that ends sessions. It would wait for a
   * session whose own transaction waits for these locks.
   */
  lockFirst?: ((db: Tx) => Promise<unknown>) | undefined;
  /** Attempts that are left. */
  left?: number;
};

/**
 * Runs `work` in the transaction of the handle, or in a new one if there is none. So a use case is atomic on
 * its own and part of a larger transaction when the caller passes one; then only the caller commits.
 *
 * Rows of the areas are written in a transaction, and this is the only way to one: so no write of a session
 * is committed after that session has ended (ADR 051).
 */
export function inTransaction<T>(
  db: Db,
  work: (db: Tx) => Promise<T>,
  { lockFirst, left = tries }: Options = {},
): Promise<T> {
  if (isTx(db)) return work(db);
  const afterwards: (() => void)[] = [];
  const run = db.transaction().execute(async (db) => {
    waiting.set(db, afterwards);
    await lockFirst?.(db);
    await checkCaller(db);
    return work(db);
  });
  const done = (result: T) => {
    for (const one of afterwards) one();
    return result;
  };
  return run.then(done, (error: unknown) => {
    if (!isOvertaken(error) || left === 1) throw error;
    return inTransaction(db, work, { lockFirst, left: left - 1 });
  });
}

export function isTx(db: Db): db is Tx {
  return db.isTransaction;
}

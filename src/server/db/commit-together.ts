import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db, Tx } from './connect.ts';
import { isUndone } from './engines/is-undone.ts';
import { checkCaller, inTransaction, isTx } from './in-transaction.ts';

type Job<Item, Result> = {
  item: Item;
  /** Runs a function in the context of the request that wants this write: the transaction is that of several. */
  asCaller: <T>(work: () => T) => T;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

type Write<Item, Result> = {
  write: (db: Tx, item: Item) => Promise<Result>;
  /** Key of the row that is written: transactions of several nodes lock their rows in the order of these keys. */
  keyOf: (item: Item) => string;
};

/**
 * Batches concurrent writes into one transaction, so that they share one wait for the disk; each caller's promise
 * resolves after the commit. When one write fails, or the caller of one may not write any more, each is
 * retried on its own, but only if the batch was certainly not committed: otherwise some rows would be written twice.
 */
export function commitTogether<Item, Result>({
  write,
  keyOf,
}: Write<Item, Result>): (db: Db, item: Item) => Promise<Result> {
  const queues = new WeakMap<Db, Job<Item, Result>[]>();

  const writeInOne = (db: Db, jobs: Job<Item, Result>[]) =>
    db.transaction().execute(async (db) => {
      const results: Result[] = [];
      for (const { item, asCaller } of jobs) {
        await asCaller(() => checkCaller(db));
        results.push(await write(db, item));
      }
      return results;
    });

  const writeAlone = (db: Db, { item, asCaller, resolve, reject }: Job<Item, Result>) =>
    asCaller(() => inTransaction(db, (db) => write(db, item))).then(resolve, reject);

  const writeAll = async (db: Db, jobs: Job<Item, Result>[]) => {
    try {
      const results = await writeInOne(db, jobs);
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (isUndone(error)) await Promise.all(jobs.map((job) => writeAlone(db, job)));
      else for (const { reject } of jobs) reject(error);
    }
  };

  const empty = async (db: Db, queue: Job<Item, Result>[]) => {
    while (queue.length > 0) {
      // By then, every request that has arrived has queued its write.
      await nextTurn();
      const jobs = queue.splice(0);
      const [only] = jobs;
      if (jobs.length === 1 && only) await writeAlone(db, only);
      else await writeAll(db, inOrder(jobs, keyOf));
    }
    queues.delete(db);
  };

  return (db, item) => {
    if (isTx(db)) return write(db, item);
    return new Promise((resolve, reject) => {
      const job = { item, asCaller: AsyncLocalStorage.snapshot(), resolve, reject };
      const queue = queues.get(db);
      if (queue) return queue.push(job);
      const fresh = [job];
      queues.set(db, fresh);
      void empty(db, fresh);
    });
  };
}

function inOrder<Item, Result>(jobs: Job<Item, Result>[], keyOf: (item: Item) => string) {
  const keyed = jobs.map((job) => ({ job, key: keyOf(job.item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ job }) => job);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './connect.ts';
import { isUndone } from './is-undone.ts';
import { isOvertaken } from './is-unreachable.ts';

type Job<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

type Write<Item, Result> = {
  write: (db: Db, item: Item) => Promise<Result>;
  /** Key of the row that is written: transactions of several nodes lock their rows in the order of these keys. */
  keyOf: (item: Item) => string;
};

/** Attempts for a single write that failed because of a concurrent transaction. */
const tries = 3;

/**
 * Batches concurrent writes into one transaction, so that they share one wait for the disk; each caller's promise
 * resolves after the commit. When one write fails, each is retried on its own, but only if the batch was certainly not
 * committed: otherwise some rows would be written twice.
 */
export function commitTogether<Item, Result>({
  write,
  keyOf,
}: Write<Item, Result>): (db: Db, item: Item) => Promise<Result> {
  const queues = new WeakMap<Db, Job<Item, Result>[]>();

  const writeInOne = (db: Db, jobs: Job<Item, Result>[]) =>
    db.transaction().execute(async (db) => {
      const results: Result[] = [];
      for (const { item } of jobs) results.push(await write(db, item));
      return results;
    });

  const writeAlone = async (db: Db, item: Item, left = tries): Promise<Result> => {
    try {
      return await write(db, item);
    } catch (error) {
      if (!isOvertaken(error) || left === 1) throw error;
      return writeAlone(db, item, left - 1);
    }
  };

  const writeAll = async (db: Db, jobs: Job<Item, Result>[]) => {
    try {
      const results = await writeInOne(db, jobs);
      for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (isUndone(error))
        await Promise.all(
          jobs.map(({ item, resolve, reject }) => writeAlone(db, item).then(resolve, reject)),
        );
      else for (const { reject } of jobs) reject(error);
    }
  };

  const empty = async (db: Db, queue: Job<Item, Result>[]) => {
    while (queue.length > 0) {
      // By then, every request that has arrived has queued its write.
      await nextTurn();
      const jobs = queue.splice(0);
      const [only] = jobs;
      if (jobs.length === 1 && only) await writeAlone(db, only.item).then(only.resolve, only.reject);
      else await writeAll(db, inOrder(jobs, keyOf));
    }
    queues.delete(db);
  };

  return (db, item) => {
    if (db.isTransaction) return write(db, item);
    return new Promise((resolve, reject) => {
      const queue = queues.get(db);
      if (queue) return queue.push({ item, resolve, reject });
      const fresh = [{ item, resolve, reject }];
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

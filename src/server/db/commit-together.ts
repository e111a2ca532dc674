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
  /** Names the row that is written: transactions of several nodes take their rows in the same order. */
  keyOf: (item: Item) => string;
};

/** How often a write that others were in the way of is tried on its own. */
const tries = 3;

/**
 * Lets writes of requests that come in together wait for the disk together: they become one transaction, and each
 * caller hears of its own only when that is committed. When one of them fails, each is tried on its own; but only when it
 * is certain that nothing was committed, because otherwise some would be written twice.
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
      // By then every request that has arrived has come as far as its own write.
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

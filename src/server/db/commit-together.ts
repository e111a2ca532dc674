import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './connect.ts';

type Job<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
};

/**
 * Lets writes of requests that come in together wait for the disk together: they become one transaction, and each
 * caller hears of its own only when that is committed. When one of them fails, each is tried on its own.
 */
export function commitTogether<Item, Result>(
  write: (db: Db, item: Item) => Promise<Result>,
): (db: Db, item: Item) => Promise<Result> {
  const queues = new WeakMap<Db, Job<Item, Result>[]>();

  const writeInOne = (db: Db, jobs: Job<Item, Result>[]) =>
    db.transaction().execute(async (db) => {
      const results: Result[] = [];
      for (const { item } of jobs) results.push(await write(db, item));
      return results;
    });

  const writeEach = (db: Db, jobs: Job<Item, Result>[]) =>
    Promise.all(jobs.map(({ item, resolve, reject }) => write(db, item).then(resolve, reject)));

  const empty = async (db: Db, queue: Job<Item, Result>[]) => {
    while (queue.length > 0) {
      // By then every request that has arrived has come as far as its own write.
      await nextTurn();
      const jobs = queue.splice(0);
      const results = jobs.length > 1 ? await writeInOne(db, jobs).catch(() => undefined) : undefined;
      if (results) for (const [index, { resolve }] of jobs.entries()) resolve(results[index] as Result);
      else await writeEach(db, jobs);
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

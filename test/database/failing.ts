import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The error of a statement that was made to fail. */
export class Injected extends Error {}

/** Makes the `nth` statement fail after it ran; 0 makes none fail. */
export function failing(db: Db, nth: number): Db {
  if (nth === 0) return db;
  return pausing(db, nth, () => {
    throw new Injected();
  });
}

/** Does something else between the `nth` statement and the next one. */
export function pausing(db: Db, nth: number, act: () => void | Promise<void>): Db {
  let left = nth;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Also called for the statements that are compiled once (`fixedQuery`).
    transformResult: async ({ result }) => {
      left -= 1;
      if (left === 0) await act();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

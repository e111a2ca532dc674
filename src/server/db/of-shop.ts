import type { Db } from './connect.ts';
import { isTx } from './in-transaction.ts';

/**
 * Something in memory that one open shop has for itself, such as a limit or a cache: made when it is first
 * asked for, found by the shop's database handle, and gone with it. Several shops in one process share none
 * of it.
 */
export function ofShop<T>(make: () => T): (db: Db) => T {
  const all = new WeakMap<Db, T>();
  return (db) => {
    // A transaction's handle lives for one transaction, and so would what it finds.
    if (isTx(db)) throw new Error('what a shop has in memory is asked for with its own handle');
    const known = all.get(db) ?? make();
    all.set(db, known);
    return known;
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { deleteExpiredCarts } from '../cart.repository.ts';

/** Carts deleted in one transaction: few enough that no request waits for it. */
const batch = 250;

/** Deletes the carts of guests that were not changed for `gastTage`. */
export async function forgetCarts(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const deleteSome = () => inTransaction(db, (db) => deleteExpiredCarts(db, now.toISOString(), batch));
  while ((await deleteSome()) === batch) {
    signal?.throwIfAborted();
    await nextTurn();
  }
}

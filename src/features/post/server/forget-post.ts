import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { frist } from '../frist.ts';
import { deleteAlte } from './nachrichten-an.repository.ts';

const day = 24 * 3_600_000;

/** Messages deleted in one transaction: few enough that no request waits for it. */
const batch = 250;

/** Deletes messages whose time in the outbox is over (`frist`); those about orders stay with their orders. */
export async function forgetPost(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  for (const { arten, days } of frist) {
    const before = new Date(now.getTime() - days * day).toISOString();
    const deleteSome = () => inTransaction(db, (db) => deleteAlte(db, { arten, before, limit: batch }));
    while ((await deleteSome()) === batch) {
      signal?.throwIfAborted();
      await nextTurn();
    }
  }
}

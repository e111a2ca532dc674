import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { deleteAbschiede } from './nachrichten-an.repository.ts';

const day = 24 * 3_600_000;

/** Days that the last message to a person stays in the outbox: long enough to be sent, and to be found when she asks. */
const abschiedDays = 30;

/** Messages deleted in one transaction: few enough that no request waits for it. */
const batch = 250;

/** Deletes what the outbox still has of people whose accounts are deleted. */
export async function forgetPost(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const before = new Date(now.getTime() - abschiedDays * day).toISOString();
  const deleteSome = () => inTransaction(db, (db) => deleteAbschiede(db, before, batch));
  while ((await deleteSome()) === batch) {
    signal?.throwIfAborted();
    await nextTurn();
  }
}

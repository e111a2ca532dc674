import { setImmediate as nextTurn } from 'node:timers/promises';
import { findLink } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { fristen, grenzeOf } from '../post-frist.ts';
import { clearGeheim, deleteAlte, listLiegendeGeheimnisse } from './nachrichten-an.repository.ts';

/** Messages deleted in one transaction: few enough that no request waits for it. */
const batch = 250;

type Run = { now: Date; signal?: AbortSignal };

/**
 * Deletes messages whose time in the outbox is over (`fristen`). Of those that nobody got it deletes the
 * secrets whose links work no longer.
 */
export async function forgetPost(db: Db, { now, signal }: Run): Promise<void> {
  for (const frist of Object.values(fristen)) {
    const { arten } = frist;
    const before = grenzeOf(frist, now);
    const deleteSome = () => inTransaction(db, (db) => deleteAlte(db, { arten, before, limit: batch }));
    while ((await deleteSome()) === batch) {
      signal?.throwIfAborted();
      await nextTurn();
    }
  }
  for (const { id, geheim } of await listLiegendeGeheimnisse(db)) {
    signal?.throwIfAborted();
    if (!(await findLink(db, geheim, now))) await inTransaction(db, (db) => clearGeheim(db, id));
  }
}

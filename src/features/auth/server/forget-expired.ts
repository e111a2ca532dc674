import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { deleteForgottenAttempts } from '#server/limits/attempt.repository.ts';
import { latestExpiry } from '../session-rules.ts';
import { deleteExpiredLinks } from './konto-link/konto-link.repository.ts';
import { deleteExpiredSessions } from './sitzung/session.repository.ts';

/** Rows deleted in one statement: few enough that no request waits for it. */
const batch = 250;

/**
 * Deletes sessions that are over for every role, expired counts of attempts, and links of mails that work no
 * longer.
 */
export async function forgetExpired(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const inBatches = async (deleteSome: () => Promise<number>) => {
    while ((await deleteSome()) === batch) {
      signal?.throwIfAborted();
      await nextTurn();
    }
  };
  const times = { now: now.toISOString(), latestExpiry: latestExpiry(now).toISOString() };
  await inBatches(() => deleteForgottenAttempts(db, now, batch));
  await inBatches(() => deleteExpiredSessions(db, times, batch));
  await inBatches(() => inTransaction(db, (db) => deleteExpiredLinks(db, times.now, batch)));
}

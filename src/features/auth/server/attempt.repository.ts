import type { Db } from '#server/db/connect.ts';
import type { AttemptLimit } from '../attempt-rules.ts';

/**
 * Counts one attempt and sets the wait that follows it, or returns the end of the current wait (ISO text). A single
 * statement decides, so that concurrent attempts on any number of nodes are counted correctly.
 */
export async function countAttempt(
  db: Db,
  key: string,
  { limit: { steps, forgetMs }, now }: { limit: AttemptLimit; now: Date },
): Promise<{ waitUntil: string } | undefined> {
  const nowText = now.toISOString();
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const counted = await db
    .insertInto('attempt')
    .values({ key, count: 1, waitUntil: nowText, forgetAt: later(forgetMs) })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet((eb) => {
          const forgotten = eb('attempt.forgetAt', '<=', nowText);
          const next = eb('attempt.count', '+', 1);
          const waits = steps.toReversed().map(({ from, waitMs }) => ({ from, until: later(waitMs) }));
          const waitUntil = waits.reduce(
            (cases, { from, until }) => cases.when(eb(next, '>=', from)).then(until),
            eb.case().when(forgotten).then(nowText),
          );
          return {
            count: eb.case().when(forgotten).then(1).else(next).end(),
            waitUntil: waitUntil.else(nowText).end(),
            forgetAt: later(forgetMs),
          };
        })
        .where((eb) =>
          eb.or([eb('attempt.waitUntil', '<=', nowText), eb('attempt.forgetAt', '<=', nowText)]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted) return undefined;
  const row = await db.selectFrom('attempt').select('waitUntil').where('key', '=', key).executeTakeFirst();
  return { waitUntil: row?.waitUntil ?? nowText };
}

/** The number of recent attempts for each of the keys; expired ones are left out. */
export function listAttempts(db: Db, keys: string[], now: Date): Promise<{ key: string; count: number }[]> {
  return db
    .selectFrom('attempt')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('forgetAt', '>', now.toISOString())
    .execute();
}

/** Uncounts one attempt and removes the wait that it started. */
export async function forgiveAttempt(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1), waitUntil: now.toISOString() }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

export async function deleteForgottenAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('forgetAt', '<=', now.toISOString()).execute();
}

import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/connect.ts';
import { fixedQuery } from '../db/fixed-query.ts';
import type { Database } from '../db/schema.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import { type AttemptLimit, clockSkewMs, longestForgetMs, longestWait } from './attempt-limit.ts';

/** A count with its times as ISO text; the attempt that makes it `from[i]` is followed by a wait until `until[i]`. */
type Zaehlung = {
  key: string;
  account: string | null;
  now: string;
  /** In the past for all attempts at this time. */
  noWait: string;
  forgetAt: string;
  /** The latest times that this limit can have set. */
  latestEnd: string;
  latestForget: string;
  from: number[];
  until: string[];
};

const countQueryFor = (forgetAfter: AttemptLimit['forgetAfter']) =>
  fixedQuery(
    (db, { key, account, now, noWait, forgetAt, latestEnd, latestForget, from, until }: Zaehlung) => {
      const isForgotten = (eb: ExpressionBuilder<Database, 'attempt'>) =>
        eb.or([eb('attempt.forgetAt', '<=', now), eb('attempt.forgetAt', '>', latestForget)]);
      return db
        .insertInto('attempt')
        .values({ key, account, count: 1, waitUntil: noWait, forgetAt })
        .onConflict((oc) =>
          oc
            .column('key')
            .doUpdateSet((eb) => {
              const next = eb('attempt.count', '+', 1);
              const waitUntil = from.reduceRight(
                (cases, least, i) => cases.when(eb(next, '>=', least)).then(until[i] ?? noWait),
                eb.case().when(isForgotten(eb)).then(noWait),
              );
              const first = eb
                .case()
                .when(isForgotten(eb))
                .then(forgetAt)
                .else(eb.ref('attempt.forgetAt'))
                .end();
              return {
                count: eb.case().when(isForgotten(eb)).then(1).else(next).end(),
                waitUntil: waitUntil.else(noWait).end(),
                forgetAt: forgetAfter === 'latest' ? forgetAt : first,
              };
            })
            .where((eb) =>
              eb.or([
                eb('attempt.waitUntil', '<=', now),
                eb('attempt.waitUntil', '>', latestEnd),
                isForgotten(eb),
              ]),
            ),
        )
        .returning('count');
    },
  );

const countQueries = { latest: countQueryFor('latest'), first: countQueryFor('first') };

/**
 * Counts one attempt and sets the wait that follows it, or returns when the next one is allowed (ISO text). A single
 * statement decides, so that concurrent attempts on any number of nodes are counted correctly. A time that is further
 * ahead than the limit and `clockSkewMs` can set was stored by a wrong clock and counts as past.
 */
export async function countAttempt(
  db: Db,
  { limit, key, account }: AttemptCounter,
  now: Date,
): Promise<{ waitUntil: string } | undefined> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const counted = await countQueries[limit.forgetAfter](db, {
    ...{ key, account, now: later(0), noWait: later(-clockSkewMs), forgetAt: later(limit.forgetMs) },
    latestEnd: later(longestWait(limit) + clockSkewMs),
    latestForget: later(limit.forgetMs + clockSkewMs),
    from: limit.steps.map(({ from }) => from),
    until: limit.steps.map(({ waitMs }) => later(waitMs)),
  });
  if (counted.length > 0) return undefined;
  const row = await db
    .selectFrom('attempt')
    .select(['waitUntil', 'forgetAt'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { waitUntil: later(0) };
  return { waitUntil: row.waitUntil < row.forgetAt ? row.waitUntil : row.forgetAt };
}

/**
 * The number of recent attempts on each of the accounts from all its networks and devices; expired ones are left out,
 * and the count of all networks together, which has them a second time.
 */
export function listAttempts(
  db: Db,
  accounts: string[],
  now: Date,
): Promise<{ account: string | null; count: number }[]> {
  return db
    .selectFrom('attempt')
    .select((eb) => ['account', eb.fn.sum<number>('count').as('count')])
    .where('account', 'in', accounts)
    .whereRef('key', '<>', 'account')
    .where('forgetAt', '>', now.toISOString())
    .groupBy('account')
    .execute();
}

/** Uncounts one attempt and removes the wait that it started. */
export async function forgiveAttempt(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({
      count: eb('count', '-', 1),
      waitUntil: new Date(now.getTime() - clockSkewMs).toISOString(),
    }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

/** Deletes all counts of an account; last the one of all networks, as they are locked when an attempt is counted. */
export async function deleteAttemptsOn(db: Db, account: string): Promise<void> {
  await db.deleteFrom('attempt').where('account', '=', account).where('key', '<>', account).execute();
  await deleteAttempts(db, account);
}

/** Also those that a clock which was ahead has stored. */
function isForgottenAt(now: Date) {
  const latest = new Date(now.getTime() + longestForgetMs + clockSkewMs).toISOString();
  return (eb: ExpressionBuilder<Database, 'attempt'>) =>
    eb.or([eb('forgetAt', '<=', now.toISOString()), eb('forgetAt', '>', latest)]);
}

/** All counts, and how many of them `deleteForgottenAttempts` would delete. */
export async function countAttempts(db: Db, now: Date): Promise<{ anzahl: number; faellig: number }> {
  const { anzahl, faellig } = await db
    .selectFrom('attempt')
    .select((eb) => [
      eb.fn.countAll<number>().as('anzahl'),
      eb.fn.countAll<number>().filterWhere(isForgottenAt(now)).as('faellig'),
    ])
    .executeTakeFirstOrThrow();
  return { anzahl: Number(anzahl), faellig: Number(faellig) };
}

/** Deletes up to `limit` expired counts, or ones of a clock that was ahead; returns their number. */
export async function deleteForgottenAttempts(db: Db, now: Date, limit: number): Promise<number> {
  const isForgotten = isForgottenAt(now);
  const { numDeletedRows } = await db
    .deleteFrom('attempt')
    .where('key', 'in', db.selectFrom('attempt').select('key').where(isForgotten).limit(limit))
    // Once more: on PostgreSQL a row that was chosen may have been counted anew meanwhile.
    .where(isForgotten)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { fillShop } from '#test/big-shop.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { newAccount } from '#test/factories.ts';
import { readConfig } from './config.ts';
import { shopJobs } from './shop-jobs.ts';

describe.each(databases)('what the shop does by itself on %s', (database) => {
  test('deletes sessions and attempts that have expired, though nobody signs in, and keeps the others', async () => {
    const { db } = await openMigratedDatabase(database);
    const now = new Date();
    const long = new Date(now.getTime() - 400 * 24 * 3_600_000);
    const account = await createAccountWithKunde(db, newAccount(), long);
    if (!account) throw new Error('The account exists already.');
    await startSession(db, account, long);
    await startSession(db, account, now);
    const attempt = { count: 1, waitUntil: long.toISOString() };
    const later = new Date(now.getTime() + 60_000).toISOString();
    const yearAhead = new Date(now.getTime() + 365 * 24 * 3_600_000).toISOString();
    await db
      .insertInto('attempt')
      .values([
        { key: 'alt', ...attempt, forgetAt: long.toISOString() },
        { key: 'neu', ...attempt, forgetAt: later },
        // Stored by a clock that was a year ahead.
        { key: 'voraus', ...attempt, forgetAt: yearAhead },
      ])
      .execute();

    const log = { info: () => {}, error: () => {} };
    const jobs = runJobs(db, shopJobs(db, readConfig({}), log), { log });
    await jobs.look();
    await jobs.stop();
    const sessions = await db.selectFrom('session').select('createdAt').execute();
    expect(sessions).toEqual([{ createdAt: now.toISOString() }]);
    expect(await db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'neu' }]);
    expect(await db.selectFrom('job').select(['name', 'result']).orderBy('name').execute()).toEqual([
      { name: 'add-missing-kunden', result: 'done' },
      { name: 'anonymise', result: 'done' },
      { name: 'answer-anfragen', result: null },
      { name: 'collect-unused-bilder', result: 'done' },
      { name: 'expire-auftraege', result: null },
      { name: 'forget-carts', result: 'done' },
      { name: 'forget-expired', result: 'done' },
      { name: 'forget-post', result: 'done' },
      { name: 'forget-widerrufe', result: 'done' },
      { name: 'forget-zahlungsmeldungen', result: 'done' },
      { name: 'process-widerrufe', result: null },
      { name: 'refresh-angebot', result: 'done' },
      { name: 'refresh-statistics', result: 'done' },
      { name: 'send-post', result: null },
      { name: 'settle-zahlungen', result: null },
    ]);
  });
});

test('many rows are deleted, and many accounts looked at, in several statements', async () => {
  const { db, place } = await openMigratedDatabase('SQLite');
  await fillShop(db, { produkte: 0, konten: 4100, bewegungen: 1 });
  const long = '2024-01-01T00:00:00.000Z';
  await sql`insert into session ("tokenHash", "accountId", "createdAt", "lastUsedAt", "expiresAt")
    select id, id, ${long}, ${long}, ${long} from account limit 600`.execute(db);
  await sql`insert into attempt (key, account, count, "waitUntil", "forgetAt")
    select id, id, 1, ${long}, ${long} from account limit 600`.execute(db);
  await sql`insert into bild (hash, breite, hoehe, platzhalter, "createdAt")
    select id, 1, 1, '', ${long} from account limit 250`.execute(db);

  await sql`insert into cart (id, "expiresAt") select id, ${long} from account limit 600`.execute(db);

  const recorded = recordStatements(place);
  const log = { info: () => {}, error: () => {} };
  for (const { run } of shopJobs(recorded.db, readConfig({}), log))
    await run({ now: new Date(), signal: new AbortController().signal });
  const times = (start: string) => recorded.statements.filter((sql) => sql.startsWith(start)).length;
  expect(times('delete from "session"')).toBe(3);
  expect(times('delete from "attempt"')).toBe(3);
  expect(times('delete from "cart"')).toBe(3);
  expect(times('select "account"."id", "kunde"."id" as "kundeId"')).toBe(3);
  expect(times('delete from "bild"')).toBe(3);
  for (const table of ['session', 'attempt', 'bild', 'cart'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { databases, openMigratedDatabase } from '#test/databases.ts';
import { newAccount } from '#test/factories.ts';
import { readConfig } from './config.ts';
import { runJobs } from './jobs/run-jobs.ts';
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
      { name: 'collect-unused-bilder', result: 'done' },
      { name: 'forget-expired', result: 'done' },
    ]);
  });
});

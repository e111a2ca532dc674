import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changeAccount, lockAccount } from '#features/auth/server/index.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases } from '#test/database/databases.ts';
import { minute, neuesPasswort, startKonto } from '#test/konto/konto.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { readConfig } from './config.ts';
import { shopJobs } from './shop-jobs.ts';

const email = 'erika@kundschaft.example';

describe.each(databases)('mails with a link on %s', (database) => {
  /** A shop whose mails become files, with the jobs that send and forget them. */
  async function startPost() {
    const started = await startKonto(database);
    const dataDir = mkdtempSync(join(tmpdir(), 'laden-link-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const log = { info: () => {}, error: () => {} };
    const jobs = shopJobs(started.db, readConfig({ DATA_DIR: dataDir }), log);
    const run = (name: string) =>
      jobs
        .find((job) => job.name === name)
        ?.run({ now: started.clock.now, signal: new AbortController().signal });
    const folder = join(dataDir, 'post');
    const files = () =>
      (existsSync(folder) ? readdirSync(folder) : []).map((name) => readFileSync(join(folder, name), 'utf8'));
    const account = await started.addAccount({ email });
    return { ...started, account, run, files };
  }

  test('are sent while the link works', async () => {
    const { db, vergessen, run, files } = await startPost();
    await vergessen(email);
    await run('send-post');
    expect(files()).toHaveLength(1);
    expect(await listPost(db, 'passwort')).toMatchObject([{ faelligAt: null, fehler: null }]);
  });

  test('are taken back when they still wait and a newer one is written', async () => {
    const { db, vergessen, run, files } = await startPost();
    const older = await vergessen(email);
    const newer = await vergessen(email);
    expect(await listPost(db, 'passwort')).toMatchObject([{ geheim: newer }]);
    await run('send-post');
    expect(files()).toHaveLength(1);
    expect(files().join()).not.toContain(older);
  });

  test('stay when another node is sending them, but are not sent a second time', async () => {
    const { db, clock, vergessen, run, files } = await startPost();
    await vergessen(email);
    const claim = { beanspruchtBis: new Date(clock.now.getTime() + minute).toISOString() };
    await db.updateTable('nachricht').set(claim).execute();
    const newer = await vergessen(email);
    await db.updateTable('nachricht').set({ beanspruchtBis: null }).execute();
    await run('send-post');
    expect(files()).toHaveLength(1);
    expect(await listPost(db, 'passwort')).toMatchObject([
      {
        faelligAt: null,
        geheim: null,
        fehler: 'Der Link darin gilt nicht mehr.',
        erledigtAt: expect.any(String),
      },
      { faelligAt: null, geheim: newer, fehler: null },
    ]);
  });

  test('are not sent after the link has expired, or the account was blocked', async () => {
    const { db, pass, account, vergessen, run, files, clock } = await startPost();
    const dead = { faelligAt: null, geheim: null, fehler: 'Der Link darin gilt nicht mehr.' };
    await vergessen(email);
    pass(30 * minute);
    await run('send-post');
    expect(await listPost(db, 'passwort')).toMatchObject([dead]);

    await vergessen(email);
    await inTransaction(db, async (db) => {
      const locked = await lockAccount(db, { id: account.id });
      if (locked) await changeAccount(db, locked, { status: 'blocked', now: clock.now });
    });
    await run('send-post');
    expect(await listPost(db, 'passwort')).toMatchObject([dead, dead]);
    expect(files()).toEqual([]);
  });

  test('that nobody got lose the secret of a link that was used', async () => {
    const { db, addAccount, vergessen, post, run } = await startPost();
    await addAccount({ email: 'anna@kundschaft.example' });
    const used = await vergessen(email);
    const open = await vergessen('anna@kundschaft.example');
    await run('send-post');
    const done = await post('/link/passwort', { link: used, password: neuesPasswort });
    expect(done.statusCode).toBe(200);
    await run('forget-post');
    expect(await listPost(db, 'passwort')).toMatchObject([{ geheim: null }, { geheim: open }]);
  });
});

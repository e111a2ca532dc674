import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { backupJob } from './backup-job.ts';
import type { BackupOutcome, makeBackupApart } from './make-backup-apart.ts';

const hour = 3_600_000;

function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'laden-backup-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Replaces the process that makes a backup: writes a file and returns the outcomes that the test sets. */
function fakeMake(outcomes: (BackupOutcome | Error)[]) {
  const made: string[] = [];
  const make: typeof makeBackupApart = async ({ file }) => {
    made.push(file);
    const outcome = outcomes.shift() ?? { problems: [] };
    if (outcome instanceof Error) throw outcome;
    if (!('failure' in outcome)) writeFileSync(file, 'backup');
    return outcome;
  };
  return { made, make };
}

describe.each(databases)('scheduled backups on %s', (database) => {
  async function startShop(outcomes: (BackupOutcome | Error)[] = []) {
    let now = new Date('2026-11-21T03:00:00Z');
    const clock = () => now;
    const started = await startTestApp(database, { now: clock });
    const dir = join(tempDir(), 'sicherungen');
    const errors: string[] = [];
    const log = { info: () => {}, error: (_details: object, text: string) => void errors.push(text) };
    const { made, make } = fakeMake(outcomes);
    const plan = { dir, everyMs: 24 * hour, keep: 2 };
    const place = { databaseUrl: undefined, dataDir: 'nirgends' };
    const node = (db = started.db) => {
      const job = backupJob(db, { ...place, plan, log, make });
      const jobs = runJobs(db, [job], { log, clock: async () => now });
      onTestFinished(() => jobs.stop());
      return jobs;
    };
    const wait = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    // A new sign-in each time: the test's clock runs past the end of a session.
    const state = async () => (await started.as('admin').get('/admin/sicherung')).json().data;
    return { ...started, dir, errors, made, node, wait, state };
  }

  test('makes one at once, the next when it is due, and keeps as many as configured', async () => {
    const { node, wait, made, dir, state } = await startShop();
    const { look } = node();
    await look();
    await look();
    expect(made).toHaveLength(1);
    for (let day = 0; day < 3; day += 1) {
      wait(24 * hour);
      await look();
    }
    expect(made).toHaveLength(4);
    expect(readdirSync(dir).sort()).toEqual([
      'laden-2026-11-23T03-00-00Z.sqlite',
      'laden-2026-11-24T03-00-00Z.sqlite',
    ]);
    expect(await state()).toEqual({ zustand: 'gut', gutVon: '2026-11-24T03:00:00.000Z', fehler: null });
    wait(49 * hour);
    expect(await state()).toMatchObject({ zustand: 'veraltet', gutVon: '2026-11-24T03:00:00.000Z' });
  });

  test('a failure is reported, retried soon, and deletes nothing', async () => {
    const { node, wait, made, dir, state, errors } = await startShop([
      { problems: [] },
      { failure: 'Auf dem Datenträger ist kein Platz mehr.' },
      new Error('EIO'),
    ]);
    const { look } = node();
    await look();
    const good = readdirSync(dir);
    wait(24 * hour);
    await look();
    expect(await state()).toMatchObject({
      zustand: 'gescheitert',
      gutVon: '2026-11-21T03:00:00.000Z',
      fehler: 'Auf dem Datenträger ist kein Platz mehr.',
    });
    await look();
    expect(made).toHaveLength(2);
    wait(hour / 4);
    await look();
    expect((await state()).fehler).toContain('EIO');
    expect(readdirSync(dir)).toEqual(good);
    wait(hour / 4);
    await look();
    expect(await state()).toMatchObject({ zustand: 'gut', fehler: null });
    expect(errors).toEqual(['job failed', 'job failed']);
  });

  test('a damaged shop is backed up under a marked name', async () => {
    const { node, dir, state, wait, made } = await startShop([{ problems: ['Lager: …'] }]);
    const { look } = node();
    await look();
    expect(readdirSync(dir)).toEqual(['laden-2026-11-21T03-00-00Z-auffaellig.sqlite']);
    expect(await state()).toEqual({ zustand: 'gescheitert', gutVon: null, fehler: 'Lager: …' });
    wait(hour);
    await look();
    expect(made).toHaveLength(1);
  });

  test('of two nodes one makes it, and one that died is replaced', async () => {
    const { node, reopen, made, db, wait } = await startShop();
    await Promise.all([node().look(), node(reopen()).look()]);
    expect(made).toHaveLength(1);
    wait(24 * hour);
    const begonnenAt = '2026-11-22T02:59:30.000Z';
    await db.updateTable('sicherung').set({ ergebnis: 'laeuft', begonnenAt }).execute();
    await db
      .updateTable('job')
      .set({ startedAt: begonnenAt, heldUntil: '2026-11-22T03:00:30.000Z' })
      .execute();
    await node().look();
    expect(made).toHaveLength(1);
    wait(hour / 4);
    await node().look();
    expect(made).toHaveLength(2);
  });

  test('a clock that was once years ahead does not stop the schedule', async () => {
    const { node, wait, made, state } = await startShop();
    const years = 9000 * 24 * hour;
    wait(years);
    await node().look();
    wait(-years);
    expect((await state()).zustand).toBe('veraltet');
    await node().look();
    expect(made).toHaveLength(2);
    expect(await state()).toEqual({ zustand: 'gut', gutVon: '2026-11-21T03:00:00.000Z', fehler: null });
    await node().look();
    expect(made).toHaveLength(2);
  });

  test('the back office is warned when none are scheduled', async () => {
    const state = async (lacksBackups: boolean) => {
      const { as } = await startTestApp(database, { lacksBackups });
      expect((await as('employee').get('/admin/sicherung')).statusCode).toBe(403);
      return (await as('admin').get('/admin/sicherung')).json().data.zustand;
    };
    expect([await state(true), await state(false)]).toEqual(['fehlt', 'gut']);
  });
});

test('the backup process leaves a backup of the running shop, or none when it is stopped', async () => {
  const { db, place } = await openMigratedDatabase('SQLite');
  await createAccountWithKunde(db, newAccount({ role: 'admin' }), new Date());
  const dir = tempDir();
  const log = { info: () => {}, error: () => {} };
  const node = (dir: string) =>
    runJobs(db, [backupJob(db, { ...place, log, plan: { dir, everyMs: hour, keep: 1 } })], { log });
  const { look, stop } = node(dir);
  await look();
  await stop();
  const [row] = await db.selectFrom('sicherung').selectAll().execute();
  expect(row).toMatchObject({ ergebnis: 'gut', alleMinuten: 60 });
  expect(readdirSync(dir)).toHaveLength(1);

  await db.updateTable('job').set({ startedAt: '2020-01-01T00:00:00.000Z' }).execute();
  const stopped = node(join(dir, 'zwei'));
  await expect.poll(() => existsSync(join(dir, 'zwei')), { timeout: 60_000 }).toBe(true);
  await stopped.stop();
  const [after] = await db.selectFrom('sicherung').selectAll().execute();
  expect(after).toMatchObject({ ergebnis: 'gescheitert', fehler: null, gutVon: row?.gutVon });
  expect(readdirSync(join(dir, 'zwei')).filter((name) => !name.endsWith('.teil'))).toEqual([]);
  expect(await db.selectFrom('job').select('result').execute()).toEqual([{ result: 'stopped' }]);
}, 180_000);

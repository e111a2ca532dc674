import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { buildTestApp } from '#test/test-app.ts';
import { readClock } from './job.repository.ts';
import type { Job, JobRun } from './job.ts';
import { runJobs } from './run-jobs.ts';

const minute = 60_000;

/** A run that ends when its signal is aborted. */
function untilAborted({ signal }: JobRun): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe.each(databases)('jobs on %s', (database) => {
  async function openNodes() {
    const { db, reopen } = await openMigratedDatabase(database);
    let now = new Date('2026-11-22T03:00:00Z');
    const texts: string[] = [];
    const log = {
      info: () => {},
      error: (_details: object, text: string) => void texts.push(text),
    };
    /** A node with one hourly job, with the test's overrides. */
    const node = (job: Partial<Job> & Pick<Job, 'run'>, on = db) => {
      const whole = { name: 'probe', everyMs: 60 * minute, retryMs: 5 * minute, ...job };
      const jobs = runJobs(on, [whole], { log, clock: async () => now });
      onTestFinished(() => jobs.stop());
      return jobs;
    };
    const wait = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const state = () => db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    return { db, reopen, texts, log, node, wait, state };
  }

  test('of many nodes that check at once, one runs it, and again when it is due', async () => {
    const { node, reopen, wait, state } = await openNodes();
    const run = vi.fn(async () => {});
    const nodes = [node({ run }), node({ run }, reopen()), node({ run }, reopen()), node({ run }, reopen())];
    const lookAll = () => Promise.all(nodes.map(({ look }) => look()));
    await lookAll();
    expect(run).toHaveBeenCalledTimes(1);
    wait(59 * minute);
    await lookAll();
    expect(run).toHaveBeenCalledTimes(1);
    wait(minute);
    await lookAll();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await state()).toMatchObject({ runs: 2, failures: 0, result: 'done', heldUntil: null });
  });

  test('a node that dies during a run is replaced when its lease of a minute has ended', async () => {
    const { node, reopen, wait, state, texts } = await openNodes();
    const mortal = reopen();
    const begun = Promise.withResolvers<void>();
    node(
      {
        run: (run) => {
          begun.resolve();
          return untilAborted(run);
        },
        retryMs: 1000,
      },
      mortal,
    );
    await begun.promise;
    await mortal.destroy();

    const run = vi.fn(async () => {});
    const heir = node({ run, retryMs: 1000 });
    wait(minute - 1);
    await heir.look();
    expect(run).not.toHaveBeenCalled();
    wait(1);
    await heir.look();
    expect(run).toHaveBeenCalledTimes(1);
    expect(await state()).toMatchObject({ runs: 2, failures: 1, result: 'done' });
    expect(texts).toEqual(['job was not finished by another node']);
  });

  test('a node that runs a job keeps it, and aborts when another node has taken over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { db, node, reopen, wait, state, texts } = await openNodes();
    const begun = Promise.withResolvers<JobRun>();
    const slow = node({
      run: (run) => {
        begun.resolve(run);
        return untilAborted(run);
      },
    });
    const { signal } = await begun.promise;
    const run = vi.fn(async () => {});
    const other = node({ run, retryMs: 0 }, reopen());
    for (let i = 0; i < 5; i++) {
      wait(50_000);
      const before = (await state()).heldUntil;
      vi.advanceTimersByTime(15_000);
      await expect.poll(async () => (await state()).heldUntil).not.toBe(before);
      await other.look();
    }
    expect(run).not.toHaveBeenCalled();
    expect(signal.aborted).toBe(false);

    const taken = { runs: 2, heldUntil: '2026-11-22T03:05:00.000Z' };
    await db.updateTable('job').set(taken).execute();
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => signal.aborted).toBe(true);
    await slow.look();
    expect(await state()).toMatchObject({ ...taken, failures: 0, result: null });
    expect(texts).toEqual(['job was taken over by another node']);
  });

  test('a job that fails is counted, retried when it is next due, and shown in the metrics', async () => {
    const { db, node, wait, state, texts } = await openNodes();
    let isBroken = true;
    const { look } = node({
      run: async () => {
        if (isBroken) throw new Error('kaputt');
      },
    });
    const metrics = async () => {
      const app = await buildTestApp(db, { metricsToken: 'ein-langes-geheimes-Token' });
      const headers = { authorization: 'Bearer ein-langes-geheimes-Token' };
      return (await app.inject({ url: '/api/metrics', headers })).body;
    };
    await look();
    await look();
    expect(await state()).toMatchObject({ runs: 1, failures: 1, result: 'failed', doneAt: null });
    expect(texts).toEqual(['job failed']);
    expect(await metrics()).toContain('shop_job_failures_total{job="probe"} 1');
    expect(await metrics()).toContain('shop_job_up{job="probe"} 0');
    isBroken = false;
    wait(5 * minute);
    await look();
    expect(await state()).toMatchObject({ runs: 2, failures: 1, result: 'done' });
    expect(await metrics()).toContain('shop_job_up{job="probe"} 1');
    expect(await metrics()).toContain(
      `shop_job_last_done_seconds{job="probe"} ${Date.parse('2026-11-22T03:05:00Z') / 1000}`,
    );
  });

  test('a stop aborts it, and the next start runs it at once', async () => {
    const { node, state } = await openNodes();
    const begun = Promise.withResolvers<void>();
    const stopped = node({
      run: (run) => {
        begun.resolve();
        return untilAborted(run);
      },
    });
    await begun.promise;
    await stopped.stop();
    expect(await state()).toMatchObject({ runs: 1, failures: 0, result: 'stopped', heldUntil: null });
    await stopped.look();
    expect(await state()).toMatchObject({ runs: 1 });

    await node({ run: async () => {} }).look();
    expect(await state()).toMatchObject({ runs: 2, failures: 0, result: 'done' });
  });

  test('does not run before a row is due', async () => {
    const { node, wait, state } = await openNodes();
    const rows = ['2026-11-22T03:02:00.000Z'];
    const hasDue = async (now: Date) => rows.some((due) => due <= now.toISOString());
    const run = vi.fn(async () => void rows.pop());
    const { look } = node({ hasDue, run, everyMs: 0 });
    await look();
    expect(run).not.toHaveBeenCalled();
    wait(2 * minute);
    await look();
    await look();
    expect(run).toHaveBeenCalledTimes(1);
    expect(await state()).toMatchObject({ runs: 1, result: 'done' });
  });

  test('a long job delays no other', async () => {
    const { db, log } = await openNodes();
    const usual = { everyMs: 0, retryMs: 0 };
    const run = vi.fn(async () => {});
    const jobs = runJobs(
      db,
      [
        { name: 'slow', ...usual, run: untilAborted },
        { name: 'quick', ...usual, run },
      ],
      { log },
    );
    const again = () => {
      void jobs.look();
      return run.mock.calls.length;
    };
    await expect.poll(again, { timeout: 10_000 }).toBeGreaterThan(1);
    await jobs.stop();
  });

  test('all nodes share one clock', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const [one, other] = await Promise.all([readClock(db), readClock(reopen())]);
    expect(Math.abs(one.getTime() - Date.now())).toBeLessThan(minute);
    expect(Math.abs(one.getTime() - other.getTime())).toBeLessThan(minute);
  });
});

test('a stop waits a limited time for a job that ignores its signal; its lease stays', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const texts: string[] = [];
  const log = { info: () => {}, error: (_details: object, text: string) => void texts.push(text) };
  const over = Promise.withResolvers<void>();
  const begun = vi.fn(() => over.promise);
  const job = { name: 'stur', everyMs: 0, retryMs: 0, run: begun };
  const jobs = runJobs(db, [job], { log });
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  const begin = performance.now();
  await jobs.stop();
  expect(performance.now() - begin).toBeLessThan(4500);
  expect(texts).toEqual(['job did not end with the shop']);
  const run = vi.fn(async () => {});
  const next = runJobs(db, [{ ...job, run }], { log });
  await next.look();
  expect(run).not.toHaveBeenCalled();
  over.resolve();
  await next.stop();
});

test('a start leaves the first seconds to people, and begins its jobs one after the other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const { db } = await openMigratedDatabase('SQLite');
  const begun = new Set<string>();
  const job = (name: string) => ({
    ...{ name, everyMs: 60 * minute, retryMs: minute },
    run: async () => void begun.add(name),
  });
  const log = { info: () => {}, error: () => {} };
  const jobs = runJobs(db, [job('eins'), job('zwei'), { ...job('eilig'), lookMs: 2000 }], {
    log,
    quietMs: 9000,
  });
  onTestFinished(() => jobs.stop());
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return [...begun];
  };
  expect(await after(1999)).toEqual([]);
  expect(await after(1)).toEqual(['eilig']);
  expect(await after(6999)).toEqual(['eilig']);
  expect(await after(1)).toEqual(['eilig', 'eins']);
  expect(await after(2999)).toEqual(['eilig', 'eins']);
  expect(await after(1)).toEqual(['eilig', 'eins', 'zwei']);
});

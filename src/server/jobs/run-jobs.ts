import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/connect.ts';
import { claimJob, endRun, type Lease, openJob, readClock, renewLease } from './job.repository.ts';
import { isTimeFor, type Job, type JobRun, leaseMs } from './job.ts';

/** Milliseconds between two checks whether a job is due, unless it says otherwise. */
const usualLookMs = 30_000;

/** Milliseconds between two renewals of a lease. */
const beatMs = leaseMs / 4;

/** Milliseconds that a stop waits for an aborted run: as long as for pictures (ADR 024). */
const graceMs = 3500;

export type JobLog = Record<'info' | 'error', (details: object, text: string) => void>;

type Runner = {
  db: Db;
  log: JobLog;
  clock: () => Promise<Date>;
  stopping: AbortSignal;
};

type Options = {
  log: JobLog;
  clock?: () => Promise<Date>;
  /**
   * Milliseconds until the first job is looked at; the others follow one by one, over as long again. One with a
   * shorter `lookMs` waits only that long.
   */
  quietMs?: number;
};

/**
 * Runs jobs while the shop runs. Of several nodes one runs each job; failures are logged, counted and retried. `look`
 * runs all jobs that are due now; `stop` aborts the current runs and waits for them.
 */
export function runJobs(
  db: Db,
  jobs: Job[],
  { log, clock = () => readClock(db), quietMs = 0 }: Options,
): { look: () => Promise<void>; stop: () => Promise<void> } {
  const end = new AbortController();
  const runner = { db, log, clock, stopping: end.signal };
  const underWay = new Map<string, Promise<void>>();
  const lookAt = (job: Job) => {
    const { name } = job;
    const run =
      underWay.get(name) ??
      runIfDue(runner, job)
        .catch((err: unknown) => log.error({ job: name, err }, 'job could not be looked at'))
        .finally(() => underWay.delete(name));
    underWay.set(name, run);
    return run;
  };
  const look = async () => {
    await Promise.all(jobs.map(lookAt));
  };
  const timers: NodeJS.Timeout[] = [];
  jobs.forEach((job, at) => {
    const everyMs = job.lookMs ?? usualLookMs;
    const begin = () => {
      timers.push(setInterval(lookAt, everyMs, job).unref());
      void lookAt(job);
    };
    timers.push(setTimeout(begin, Math.min(everyMs, quietMs * (1 + at / jobs.length))).unref());
  });
  return {
    look,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      end.abort();
      const rest = sleep(graceMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay.values()), rest]);
      for (const job of underWay.keys()) log.error({ job }, 'job did not end with the shop');
    },
  };
}

async function runIfDue(runner: Runner, job: Job): Promise<void> {
  const { db, log, clock, stopping } = runner;
  const [seen, now] = [await openJob(db, job.name), await clock()];
  if (!isTimeFor(job, seen, now)) return;
  if (job.hasDue && !(await job.hasDue(now))) return;
  if (stopping.aborted) return;
  const lease = await claimJob(db, seen, { now, until: leaseEnd(now) });
  if (!lease) return;
  if (seen.heldUntil !== null) log.error({ job: job.name }, 'job was not finished by another node');
  await runHeld(runner, job, { lease, now });
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

async function runHeld(runner: Runner, job: Job, { lease, now }: { lease: Lease; now: Date }): Promise<void> {
  const { db, log, clock, stopping } = runner;
  const lost = new AbortController();
  const stopBeating = beat(runner, lease, () => lost.abort(new Error('another node may have taken over')));
  const begin = performance.now();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const outcome = await outcomeOf(job, { now, signal });
  stopBeating();
  const durationMs = Math.round(performance.now() - begin);
  const result = 'err' in outcome ? (stopping.aborted ? 'stopped' : 'failed') : 'done';
  const isNoted = await endRun(db, lease, { now: await clock(), result, durationMs });
  const details = { job: job.name, ms: durationMs };
  if (!isNoted) log.error({ ...details, result, ...outcome }, 'job was taken over by another node');
  else if (result === 'failed') log.error({ ...details, ...outcome }, 'job failed');
  else log.info(details, `job ${result}`);
}

async function outcomeOf(job: Job, run: JobRun): Promise<{ err?: unknown }> {
  try {
    await job.run(run);
    return {};
  } catch (err) {
    return { err };
  }
}

/** Renews the lease regularly. `onLost` is called before another node may take over, or when one has. */
function beat({ db, clock }: Runner, lease: Lease, onLost: () => void): () => void {
  // A monotonic clock: the system's may be set back meanwhile.
  let lastSign = performance.now();
  const timer = setInterval(async () => {
    if (performance.now() - lastSign > leaseMs - beatMs) return onLost();
    const begin = performance.now();
    const isHeld = await clock()
      .then((now) => renewLease(db, lease, leaseEnd(now)))
      .catch(() => undefined);
    if (isHeld === false) onLost();
    if (isHeld) lastSign = begin;
  }, beatMs).unref();
  return () => clearInterval(timer);
}

import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/connect.ts';
import type { JobTable } from '../db/schema.ts';
import { listJobs } from './job.repository.ts';

const figures: { name: string; help: string; type: 'counter' | 'gauge'; of: (job: JobTable) => number }[] = [
  { name: 'shop_job_runs_total', help: 'Runs that were begun.', type: 'counter', of: ({ runs }) => runs },
  {
    name: 'shop_job_failures_total',
    help: 'Runs that failed or were never finished.',
    type: 'counter',
    of: ({ failures }) => failures,
  },
  {
    name: 'shop_job_up',
    help: '1 unless the latest run that ended failed.',
    type: 'gauge',
    of: ({ result }) => Number(result !== 'failed'),
  },
  {
    name: 'shop_job_last_start_seconds',
    help: 'Unix time at which the latest run began, 0 before the first.',
    type: 'gauge',
    of: ({ startedAt }) => secondsOf(startedAt),
  },
  {
    name: 'shop_job_last_done_seconds',
    help: 'Unix time at which the latest run ended that is done, 0 before the first.',
    type: 'gauge',
    of: ({ doneAt }) => secondsOf(doneAt),
  },
  {
    name: 'shop_job_duration_seconds',
    help: 'How long the latest run took that ended.',
    type: 'gauge',
    of: ({ durationMs }) => (durationMs ?? 0) / 1000,
  },
];

/**
 * Metrics of all jobs on all nodes, or of the `planned` ones only: the row of a removed job stays and would
 * be overdue for ever. The returned function updates them before the registry is read.
 */
export function watchJobs(db: Db, register: Registry, planned?: string[]): (isUp: boolean) => Promise<void> {
  const metrics = figures.map(({ name, help, type, of }) => {
    const settings = { name, help, labelNames: ['job'], registers: [register] };
    return { metric: type === 'counter' ? new Counter(settings) : new Gauge(settings), of };
  });
  return async (isUp) => {
    const jobs = isUp ? await listJobs(db) : [];
    // Unknown values are left out: an old one would look current. No await between here and the sums: two concurrent
    // scrapes would add up.
    for (const { metric } of metrics) metric.reset();
    for (const job of jobs.filter(({ name }) => planned?.includes(name) ?? true))
      for (const { metric, of } of metrics) metric.inc({ job: job.name }, of(job));
  };
}

function secondsOf(point: string | null): number {
  return point === null ? 0 : Date.parse(point) / 1000;
}

import type { Db } from '../db/connect.ts';
import type { JobTable } from '../db/schema.ts';
import type { Metric } from '../metrics/metric.ts';
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

/** How it stands with each job, on all nodes together. */
export async function jobMetrics(db: Db): Promise<Metric[]> {
  const jobs = await listJobs(db);
  return figures.map(({ of, ...metric }) => ({
    ...metric,
    samples: jobs.map((job) => ({ labels: { job: job.name }, value: of(job) })),
  }));
}

function secondsOf(point: string | null): number {
  return point === null ? 0 : Date.parse(point) / 1000;
}

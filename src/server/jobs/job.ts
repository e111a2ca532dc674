import type { JobTable } from '../db/schema.ts';

/** What one run of a job is given. */
export type JobRun = {
  /** When the run began, by the database's clock. */
  now: Date;
  /** Aborted when the shop stops, or when another node may have taken over: the work gives up and throws. */
  signal: AbortSignal;
};

/**
 * Work that is due again and again, done by one node at a time. A run that returns is done; one that throws has failed
 * and comes again after `retryMs`.
 */
export type Job = {
  /** Stands in the log, in the metrics and in the table: verb and noun, like a use case. */
  name: string;
  /** Milliseconds from the beginning of one run to the next. */
  everyMs: number;
  /** The same after a run that failed. */
  retryMs: number;
  /** Whether a row is waiting, where the work is rows with a due time of their own; without one there is no run. */
  hasDue?: (now: Date) => Promise<boolean>;
  run: (run: JobRun) => Promise<void>;
};

/**
 * How long a node has a job for itself without a sign of life, in milliseconds. It is also what a clock may be wrong by:
 * a time further ahead was written by a clock that was corrected since, and waiting for it might take years.
 */
export const leaseMs = 60_000;

/** Whether a node may begin the next run now. */
export function isTimeFor(
  { everyMs, retryMs }: Pick<Job, 'everyMs' | 'retryMs'>,
  state: Pick<JobTable, 'startedAt' | 'heldUntil' | 'result'>,
  now: Date,
) {
  const { startedAt, heldUntil, result } = state;
  const held = heldUntil === null ? 0 : Date.parse(heldUntil) - now.getTime();
  if (held > 0 && held <= leaseMs) return false;
  if (startedAt === null || (heldUntil === null && result === 'stopped')) return true;
  const age = now.getTime() - Date.parse(startedAt);
  const isDone = heldUntil === null && result === 'done';
  return age >= (isDone ? everyMs : retryMs) || age < -leaseMs;
}

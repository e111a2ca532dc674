import type { JobTable } from '../db/schema.ts';

/** The arguments of one run of a job. */
export type JobRun = {
  /** When the run began, by the database's clock. */
  now: Date;
  /** Aborted when the shop stops, or when another node may have taken over: the run must stop and throw. */
  signal: AbortSignal;
};

/**
 * Recurring work, done by one node at a time. A run that returns is done; one that throws has failed and is retried
 * after `retryMs`.
 */
export type Job = {
  /** Used in the log, in the metrics and in the table: verb and noun, like a use case. */
  name: string;
  /** Milliseconds from the start of one run to the next. */
  everyMs: number;
  /** The same after a run that failed. */
  retryMs: number;
  /** Milliseconds between two looks whether it is due; half a minute where it is not given. */
  lookMs?: number;
  /** Whether a row is due, for jobs whose rows have due times of their own; if none is, there is no run. */
  hasDue?: (now: Date) => Promise<boolean>;
  run: (run: JobRun) => Promise<void>;
};

/**
 * How long a node holds a job without renewing its lease, in milliseconds. Also the tolerance for clocks: a
 * time further ahead was written by a clock that was corrected since, and waiting for it might take years.
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

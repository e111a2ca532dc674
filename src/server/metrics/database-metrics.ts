import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { type Db, poolOf } from '../db/connect.ts';
import { watchJobs } from '../jobs/job-metrics.ts';

/**
 * Inputs of the metrics: a function that counts the sessions that are valid at a time (ISO text), and the names of the
 * scheduled jobs (default: all that ever ran).
 */
export type Watched = { countSessions: (now: string) => Promise<number>; jobs?: string[] | undefined };

/** Milliseconds per query; a scrape as a whole times out after about ten seconds. */
const patienceMs = 3000;

/**
 * Metrics of the database: availability, response time, sessions, jobs, and the pool's connections to PostgreSQL. The
 * returned function measures all but the last again, before the registry is read.
 */
export function watchDatabase(
  db: Db,
  register: Registry,
  { countSessions, jobs }: Watched,
): (now: Date) => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const up = gauge('shop_database_up', '1 when the database answered just now.');
  const answer = gauge('shop_database_answer_seconds', 'How long it took to answer the smallest question.');
  const sessions = gauge('shop_sessions', 'Sessions that are signed in, on all nodes together.');
  const measureJobs = watchJobs(db, register, jobs);
  watchPool(db, register);

  return async (now) => {
    const begin = performance.now();
    const isUp = (await inTime(sql`select 1`.execute(db))) !== undefined;
    answer.set((performance.now() - begin) / 1000);
    up.set(Number(isUp));
    const count = isUp ? await inTime(countSessions(now.toISOString())) : undefined;
    // Unknown values are left out: 0 would look as if everybody had signed out.
    if (count === undefined) sessions.remove();
    else sessions.set(count);
    await inTime(measureJobs(isUp));
  };
}

/** Resolves to `undefined` when the work fails or takes too long: then the other figures are needed most. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function watchPool(db: Db, register: Registry): void {
  const pool = poolOf(db);
  if (!pool) return;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('shop_database_connections', 'Connections to PostgreSQL.', () => pool.totalCount);
  gauge('shop_database_connections_idle', 'Those of them that nobody uses.', () => pool.idleCount);
  gauge('shop_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
}

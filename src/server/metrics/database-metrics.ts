import { sql } from 'kysely';
import { countSessions } from '#features/auth/server/index.ts';
import { type Db, poolOf } from '../db/connect.ts';
import { jobMetrics } from '../jobs/job-metrics.ts';
import { gauge, type Metric } from './metric.ts';

/** Who asks for the figures waits about ten seconds for all of them. */
const patienceMs = 3000;

/** Whether the database answers, how fast, who is signed in, and how busy the connections to a PostgreSQL are. */
export async function databaseMetrics(db: Db, now: Date): Promise<Metric[]> {
  const begin = performance.now();
  const isUp = (await inTime(sql`select 1`.execute(db))) !== undefined;
  const seconds = (performance.now() - begin) / 1000;
  return [
    gauge('shop_database_up', '1 when the database answered just now.', Number(isUp)),
    gauge('shop_database_answer_seconds', 'How long it took to answer the smallest question.', seconds),
    ...(isUp ? await sessionMetrics(db, now) : []),
    ...((isUp && (await inTime(jobMetrics(db)))) || []),
    ...poolMetrics(db),
  ];
}

async function sessionMetrics(db: Db, now: Date): Promise<Metric[]> {
  const sessions = await inTime(countSessions(db, now.toISOString()));
  if (sessions === undefined) return [];
  return [gauge('shop_sessions', 'Sessions that are signed in, on all nodes together.', sessions)];
}

/** What the work brings, or nothing when it fails or takes too long: just then the other figures are needed. */
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

function poolMetrics(db: Db): Metric[] {
  const pool = poolOf(db);
  if (!pool) return [];
  return [
    gauge('shop_database_connections', 'Connections to PostgreSQL.', pool.totalCount),
    gauge('shop_database_connections_idle', 'Those of them that nobody uses.', pool.idleCount),
    gauge('shop_database_waiting', 'Requests that wait for a connection.', pool.waitingCount),
  ];
}

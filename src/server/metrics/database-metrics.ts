import { sql } from 'kysely';
import { countSessions } from '#features/auth/server/index.ts';
import { type Db, poolOf } from '../db/connect.ts';
import { gauge, type Metric } from './metric.ts';

/** Whether the database answers, how fast, who is signed in, and how busy the connections to a PostgreSQL are. */
export async function databaseMetrics(db: Db, now: Date): Promise<Metric[]> {
  const begin = performance.now();
  const isUp = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const seconds = (performance.now() - begin) / 1000;
  return [
    gauge('shop_database_up', '1 when the database answered just now.', Number(isUp)),
    gauge('shop_database_answer_seconds', 'How long it took to answer the smallest question.', seconds),
    ...(isUp ? await sessionMetrics(db, now) : []),
    ...poolMetrics(db),
  ];
}

async function sessionMetrics(db: Db, now: Date): Promise<Metric[]> {
  const sessions = await countSessions(db, now.toISOString());
  return [gauge('shop_sessions', 'Sessions that are signed in, on all nodes together.', sessions)];
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

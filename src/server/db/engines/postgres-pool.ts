import type { Socket } from 'node:net';
import pg from 'pg';
import { PreparingClient } from './prepared-statements.ts';

/** Time limits of the connection to PostgreSQL, in milliseconds; 0 means none. */
export type Patience = {
  /** For a free or a new connection. */
  connection: number;
  /** For any packet while a query is running; after that the connection counts as lost. */
  silence: number;
  /** Until PostgreSQL ends an idle transaction and releases its locks. */
  idleTransaction: number;
};

const usual: Patience = { connection: 10_000, silence: 60_000, idleTransaction: 60_000 };

type PoolOptions = { onError: (error: Error) => void; patience?: Partial<Patience> };

/** The pool of one node. A broken connection never ends the process, and every wait is limited. */
export function postgresPool(connectionString: string, { onError, patience }: PoolOptions): pg.Pool {
  const { connection, silence, idleTransaction } = { ...usual, ...patience };
  // count(*) and sums are bigint, which the driver returns as text; these values stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: connection,
    onConnect: async (client) => {
      endWhenSilent(client, silence);
      await client.query(`set idle_in_transaction_session_timeout = ${idleTransaction}`);
    },
  });
  // Without a listener, an idle connection that breaks (a restarted database) would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The same for one that breaks between two statements of a transaction; the next statement then fails.
    client.on('error', () => {});
  });
  return pool;
}

/** A machine that vanished sends nothing: without this limit a query would wait a quarter of an hour. */
function endWhenSilent(client: pg.ClientBase, ms: number): void {
  // `connection` is missing in the types.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error('Connection terminated: PostgreSQL says nothing')));
}

import type { Socket } from 'node:net';
import pg from 'pg';

/** How long the shop waits for PostgreSQL, in milliseconds; 0 for as long as it takes. */
export type Patience = {
  /** For a connection, be it one that another request has or a new one. */
  connection: number;
  /** For any sign of life while a query is under way; afterwards the connection counts as lost. */
  silence: number;
  /** Until PostgreSQL gives up a transaction whose node says nothing more, and its locks with it. */
  idleTransaction: number;
};

const usual: Patience = { connection: 10_000, silence: 60_000, idleTransaction: 60_000 };

type PoolOptions = { onError: (error: Error) => void; patience?: Partial<Patience> };

/** The connections of one node. None of them can stop the process when it breaks, and none is waited for without end. */
export function postgresPool(connectionString: string, { onError, patience }: PoolOptions): pg.Pool {
  const { connection, silence, idleTransaction } = { ...usual, ...patience };
  // count(*) and sums are bigint and would come as strings; ours stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: connection,
    onConnect: async (client) => {
      endWhenSilent(client, silence);
      await client.query(`set idle_in_transaction_session_timeout = ${idleTransaction}`);
    },
  });
  // An idle connection that breaks (a restarted database) must not end the process; the next query takes a new one.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // So does one that breaks between two statements of a transaction; the next statement fails and says why.
    client.on('error', () => {});
  });
  return pool;
}

/** A machine that vanished says nothing: without this a query would wait for it for a quarter of an hour. */
function endWhenSilent(client: pg.ClientBase, ms: number): void {
  // `connection` is missing in the types.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => stream.destroy(new Error('Connection terminated: PostgreSQL says nothing')));
}

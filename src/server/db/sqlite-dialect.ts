import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

/** Prepared statements kept; the program has far fewer different ones. */
const cachedStatements = 500;

/** Kysely on the SQLite that comes with Node: one connection, durable at every commit. */
export function nodeSqliteDialect(path: string): SqliteDialect {
  return dialectOf(openDatabase(path));
}

/** The same for a file that is only looked at, and stays as it is down to the last byte. */
export function readOnlySqliteDialect(path: string): SqliteDialect {
  return dialectOf(new DatabaseSync(path, { readOnly: true, timeout: 5000 }));
}

function dialectOf(database: DatabaseSync): SqliteDialect {
  const config = { database: { close: () => database.close(), prepare: cachedPrepare(database) } };
  return new (class extends SqliteDialect {
    override createDriver() {
      return new ImmediateSqliteDriver(config, database);
    }
    override createAdapter() {
      return new TransactionalSqliteAdapter();
    }
  })(config);
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // Passwords' hashes are in it: nobody but the shop's own user needs to read the file.
  if (path !== ':memory:') chmodSync(path, 0o600);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  return database;
}

function cachedPrepare(database: DatabaseSync) {
  const cache = new Map<string, SqliteStatement>();
  return (sql: string): SqliteStatement => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const wrapped: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(storable)),
      run: (parameters) => statement.run(...parameters.map(storable)),
      iterate: (parameters) => statement.iterate(...parameters.map(storable)),
    };
    cache.set(sql, wrapped);
    if (cache.size > cachedStatements) cache.delete(cache.keys().next().value ?? '');
    return wrapped;
  };
}

/** SQLite would take a Date as NULL and a boolean not at all; what PostgreSQL would store otherwise is refused here. */
function storable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Cannot store a ${typeof value} in the database: ${String(value)}`);
}

/**
 * A transaction takes the write lock when it begins, so that a second process waits instead of failing half-way; one
 * that says it only reads sees one moment of the data and keeps nobody waiting.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk makes SQLite roll back by itself; a second time would hide why it did. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls back table changes like any other, so a migration is all or nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

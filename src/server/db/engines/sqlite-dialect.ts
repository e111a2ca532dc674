import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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
import { programFile } from '../../own-process/program-files.ts';
import { runThread } from '../../own-process/threads.ts';
import { carefulPragmas } from './sqlite-file.ts';

/** Number of cached prepared statements; the program has far fewer different ones. */
const cachedStatements = 500;

/** Kysely on Node's built-in SQLite: one connection, every commit durable. */
export function nodeSqliteDialect(path: string): SqliteDialect {
  return dialectOf(openDatabase(path));
}

/** The same for a file that is only read and must not change. */
export function readOnlySqliteDialect(path: URL): SqliteDialect {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  database.exec(carefulPragmas);
  return dialectOf(database);
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
  // The file holds password hashes: only the shop's own user may read it.
  if (path !== ':memory:') chmodSync(path, 0o600);
  database.exec(carefulPragmas);
  // REPLACE deletes a row without its delete trigger otherwise, and so would change a table that only grows.
  database.exec('pragma recursive_triggers = on');
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

/**
 * node:sqlite would store a Date as NULL and rejects booleans; values that PostgreSQL would store differently
 * throw.
 */
function storable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Cannot store a ${typeof value} in the database: ${String(value)}`);
}

/** SQLite's own: pages in the write-ahead log from which on a commit copies them into the file. */
const pagesToCheckpoint = 1000;

/** Rows that are changed in one transaction, from which on its checkpoint is not part of its commit (ADR 108). */
const manyChanges = 1000;

/**
 * A transaction takes the write lock when it begins, so that a second process waits instead of failing half-way; a
 * read-only transaction reads one snapshot and blocks nobody. After a commit of many rows a thread copies them from the
 * write-ahead log into the file.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #totalChanges: StatementSync | undefined;
  #changesBefore = 0;
  #checkpoint: Promise<void> | undefined;

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
    this.#changesBefore = this.#countChanges();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const file = this.#database.location();
    if (file === null || this.#countChanges() - this.#changesBefore < manyChanges)
      return super.commitTransaction(connection);
    this.#database.exec('pragma wal_autocheckpoint = 0');
    await super.commitTransaction(connection).finally(() => this.#checkpointApart(file));
  }

  /** Rows changed since the file was opened. */
  #countChanges(): number {
    this.#totalChanges ??= this.#database.prepare('select total_changes() as changes');
    return Number(this.#totalChanges.get()?.changes);
  }

  /** Afterwards, and if the thread fails, commits see to the log again. */
  #checkpointApart(file: string): void {
    this.#checkpoint ??= runThread(programFile('server/db/engines/checkpoint-thread'), { file })
      .catch(() => {})
      .then(() => {
        this.#checkpoint = undefined;
        this.#database.exec(`pragma wal_autocheckpoint = ${pagesToCheckpoint}`);
      });
  }

  /** Who closes the file last empties the log, so the thread goes first. */
  override async destroy(): Promise<void> {
    await this.#checkpoint;
    await super.destroy();
  }

  /** With a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls back schema changes like any other, so a migration is atomic. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

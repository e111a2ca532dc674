import type { Compilable, CompiledQuery, DialectAdapter, InsertResult, QueryResult } from 'kysely';
import type { Db, Tx } from './connect.ts';
import { keepPrepared } from './engines/prepared-statements.ts';

/**
 * A query that is compiled once instead of at every call, and prepared once on each connection: for the few queries
 * where that takes longer than the work of the database. `build` receives placeholders for the values: it puts them
 * into the query and must not read them. A value may be a list of any length.
 */
export function fixedQuery<Values extends object, Row, Handle extends Db = Db>(
  build: (db: Handle, values: Values) => Compilable<Row>,
): (db: Handle, values: Values) => Promise<Row[]> {
  const run = fixed(build);
  return async (db, values) => (await run(db, values)).rows;
}

/**
 * The same for an insertion that answers how many rows it added. SQLite prepares a `returning` for being undone: it
 * copies each page that the statement changes, and past 64 kB into a file.
 */
export function fixedInsert<Values extends object>(
  build: (db: Tx, values: Values) => Compilable<InsertResult>,
): (db: Tx, values: Values) => Promise<number> {
  const run = fixed(build);
  return async (db, values) => Number((await run(db, values)).numAffectedRows);
}

function fixed<Values extends object, Row, Handle extends Db>(
  build: (db: Handle, values: Values) => Compilable<Row>,
): (db: Handle, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();

  const compiledFor = (db: Handle, values: Values): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    compiled.set(adapter, known);
    const shape = shapeOf(values);
    const query = known.get(shape) ?? build(db, standInsOf(values)).compile();
    if (!known.has(shape)) keepPrepared(query.sql);
    known.set(shape, query);
    return query;
  };

  return (db, values) => {
    const query = compiledFor(db, values);
    const parameters = query.parameters.map((one) => (one instanceof StandIn ? one.valueIn(values) : one));
    return db.executeQuery<Row>({ ...query, parameters });
  };
}

/** The same for rows that are written together: any number of them, all with the columns of the first. */
export function fixedRowsQuery<Row extends object, Result, Handle extends Db = Db>(
  build: (db: Handle, rows: Row[]) => Compilable<Result>,
): (db: Handle, rows: Row[]) => Promise<Result[]> {
  const query = fixedQuery((db: Handle, columns: Columns) => build(db, rowsOf<Row>(columns)));
  return (db, rows) => query(db, columnsOf(rows));
}

type Columns = Record<string, unknown[]>;

function columnsOf<Row extends object>(rows: Row[]): Columns {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));
}

function rowsOf<Row>(columns: Columns): Row[] {
  const names = Object.keys(columns);
  const [first = []] = Object.values(columns);
  return first.map((_, i) => Object.fromEntries(names.map((name) => [name, columns[name]?.[i]])) as Row);
}

/** Marks the place of a value in a compiled query; throws when it is used as a value. */
class StandIn {
  readonly #name: string;
  readonly #index: number | undefined;

  constructor(name: string, index?: number) {
    this.#name = name;
    this.#index = index;
  }

  valueIn(values: object): unknown {
    const value: unknown = values[this.#name as keyof typeof values];
    return this.#index === undefined ? value : (value as unknown[])[this.#index];
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`A fixed query must not look at its ${this.#name}.`);
  }
}

function standInsOf<Values extends object>(values: Values): Values {
  const standIns = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((_, index) => new StandIn(name, index)) : new StandIn(name),
  ]);
  return Object.fromEntries(standIns);
}

/** Calls whose lists have the same lengths share a compiled query. */
function shapeOf(values: object): string {
  let shape = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) shape += `${value.length},`;
  return shape;
}

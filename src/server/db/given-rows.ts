import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isOnSqlite } from './migrate/columns.ts';

/**
 * Rows that come with a statement, to select from or to join: `json` is their array as JSON. The statement is the same
 * and compiled once, however many rows it is given. Their fields are read by `givenText` and `givenInteger`.
 */
export function givenRows(db: Db, json: string) {
  const rows = isOnSqlite(db) ? sql`json_each(${json})` : sql`json_array_elements(cast(${json} as json))`;
  return rows.$castTo<{ value: string }>().as('given');
}

/** A text of the given row; null where it is null. */
export function givenText<Text extends string | null = string>(field: string) {
  return sql<Text>`given.value ->> ${sql.lit(field)}`;
}

/** A whole number of the given row. */
export function givenInteger(field: string) {
  return sql<number>`cast(given.value ->> ${sql.lit(field)} as integer)`;
}

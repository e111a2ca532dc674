import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';

/** Parameters of one statement: SQLite allows 32,766. */
const parametersAtOnce = 20_000;

/** Inserts rows with the same columns, as many in one statement as both databases allow. */
export async function insertRows<T extends keyof Database>(
  db: Tx,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  const atOnce = Math.floor(parametersAtOnce / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + atOnce) as never)
      .execute();
}

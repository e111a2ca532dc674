import { type RawBuilder, sql } from 'kysely';

/**
 * A text column that no index is searched or sorted by: the same value, as an expression. For a condition that nearly
 * every row meets, so that whatever the statistics say the plan keeps to the index of the few rows that are asked for.
 */
export function unindexed(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}

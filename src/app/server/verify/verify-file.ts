import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type Progress, partsOf } from '#shared/progress.ts';

/** How many faults of a file are reported. */
const limit = 20;

/** Problems in the file of an embedded database: damaged pages and indexes, and broken references. */
export async function verifyFile(db: Db, progress: Progress): Promise<string[]> {
  const tables = await listTables(db);
  const weights = tables.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const [onPages, onReferences, ...onTables] = partsOf(progress, [all / 6, all / 12, ...weights]);
  let damage = await listDamage(db, 'quick_check', limit);
  onPages?.(1);
  const references = await listBrokenReferences(db);
  onReferences?.(1);
  // With sound pages, each of them used once, what is left is to compare the indexes with their tables. That
  // takes by far the longest: one table after the other.
  for (const [at, { name }] of tables.entries()) {
    if (damage.length > 0) break;
    damage = await listDamage(db, 'integrity_check', name);
    onTables[at]?.(1);
  }
  return [...damage.slice(0, limit).map((text) => `Datei: beschädigt (${text}).`), ...references];
}

/** The tables, and how long their checks take compared with each other: their rows, once more for each index. */
async function listTables(db: Db): Promise<{ name: string; weight: number }[]> {
  const { rows } = await sql<{ name: string; hasRowid: number; indexes: number }>`
    select t.name, not t.wr as "hasRowid",
      (select count(*) from pragma_index_list(t.name)) as indexes
    from pragma_table_list t where t.schema = 'main' and t.type <> 'view' order by t.name`.execute(db);
  const tables: { name: string; weight: number }[] = [];
  for (const { name, hasRowid, indexes } of rows)
    tables.push({ name, weight: hasRowid ? (await highestRowid(db, name)) * (1 + indexes) : 1 });
  return tables;
}

/** About the number of rows, read in one step. */
async function highestRowid(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ nr: number | null }>`select max(rowid) as nr from ${sql.id(table)}`.execute(
    db,
  );
  return rows[0]?.nr ?? 0;
}

async function listDamage(db: Db, check: 'quick_check' | 'integrity_check', of: string | number) {
  const { rows } = await sql<Record<string, string>>`pragma ${sql.raw(check)}(${sql.lit(of)})`.execute(db);
  return rows.flatMap((row) => Object.values(row)).filter((text) => text !== 'ok');
}

async function listBrokenReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    table: string;
    rowid: number;
    parent: string;
  }>`pragma foreign_key_check`.execute(db);
  return rows
    .slice(0, limit)
    .map(({ table, rowid, parent }) => `Datei: Zeile ${rowid} in ${table} verweist auf nichts in ${parent}.`);
}

import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** How many faults of a file are reported. */
const limit = 20;

/** Problems in the file of an embedded database: damaged pages and indexes, and broken references. */
export async function verifyFile(db: Db): Promise<string[]> {
  const { rows: pages } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check(${sql.lit(limit)})`.execute(db);
  const damage = pages.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const { rows: references } = await sql<{
    table: string;
    rowid: number;
    parent: string;
  }>`pragma foreign_key_check`.execute(db);
  return [
    ...damage.map((text) => `Datei: beschädigt (${text}).`),
    ...references
      .slice(0, limit)
      .map(
        ({ table, rowid, parent }) => `Datei: Zeile ${rowid} in ${table} verweist auf nichts in ${parent}.`,
      ),
  ];
}

import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';

/** Takes away the triggers that would refuse damage to documents. */
export async function withoutBelegGuards(db: Db): Promise<void> {
  for (const table of ['beleg', 'belegInhalt', 'belegPdf', 'auftrag']) {
    if (!isOnSqlite(db)) await sql`alter table ${sql.table(table)} disable trigger all`.execute(db);
    else
      for (const guard of ['Changes', 'Update', 'Delete'])
        await sql`drop trigger if exists ${sql.id(`${table}Refuses${guard}`)}`.execute(db);
  }
}

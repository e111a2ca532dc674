import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { eingangArten } from '../../nachricht.ts';
import { listZeilen } from './postausgang.repository.ts';

async function indexText(db: Db, database: DatabaseName): Promise<string> {
  const { rows } =
    database === 'SQLite'
      ? await sql<{
          text: string;
        }>`select sql as text from sqlite_schema where name = 'nachrichtEingang'`.execute(db)
      : await sql<{
          text: string;
        }>`select indexdef as text from pg_indexes where indexname = 'nachrichtEingang'`.execute(db);
  return rows[0]?.text ?? '';
}

/** How a statement without parameters is answered; whole tables are avoided, as they are with many rows. */
async function planOf(db: Db, database: DatabaseName, statement: string): Promise<string> {
  if (database === 'SQLite') {
    // An index of the kinds alone has nothing to do with it.
    await sql`drop index "nachrichtArt"`.execute(db);
    const { rows } = await sql`explain query plan ${sql.raw(statement)}`.execute(db);
    return JSON.stringify(rows);
  }
  return db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db);
    return JSON.stringify((await sql`explain ${sql.raw(statement)}`.execute(db)).rows);
  });
}

describe.each(databases)('the index of what reached the workshop on %s', (database) => {
  // A new kind needs a migration that makes the index again: with one that it lacks no list and no count can use it.
  test('has all kinds, and they are listed by it', async () => {
    const { db, place } = await openMigratedDatabase(database);
    const arten = [...(await indexText(db, database)).matchAll(/'(\w+)'/g)].map(([, art]) => art);
    expect(arten).toEqual(eingangArten);
    const recorded = recordStatements(place);
    await listZeilen(recorded.db, { richtung: 'eingang', limit: 50 });
    const liste = recorded.statements.at(-1) ?? '';
    expect(await planOf(db, database, liste.replace(/ limit (\?|\$1)$/, ' limit 50'))).toContain(
      'nachrichtEingang',
    );
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertAuftragRows } from '#test/auftrag/auftrag-rows.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';
import type { Db } from '../connect.ts';
import { isOnSqlite } from './columns.ts';

const author = { createdAt: '2026-11-23T09:00:00.000Z', von: 'Erika', vonId: null };
const daten = new Uint8Array([1]);
const hash = 'a'.repeat(64);

/** Each append-only table with a column of it, and the one of which other columns may change. */
const tables = [
  ['bewegung', 'grund'],
  ['einstellung', 'angaben'],
  ['rechtstext', 'text'],
  ['rechtstextPruefung', 'geprueftAm'],
  ['gewaehrleistungDatei', 'createdAt'],
  ['gewaehrleistungBild', 'daten'],
  ['gewaehrleistung', 'link'],
  ['rechtstextFassung', 'bloecke'],
  ['auftrag', 'gesamtCent'],
  ['auftragPosten', 'name'],
  ['auftragEreignis', 'typ'],
  ['preisverlauf', 'von'],
  ['widerruf', 'name'],
  ['widerrufEreignis', 'typ'],
  ['beleg', 'bruttoCent'],
  ['belegInhalt', 'xml'],
  ['belegPdf', 'daten'],
  ['belegAltbestand', 'was'],
] as const;

/** A shop with a row in each of them: SQLite's triggers are for each row. */
async function openFilled(database: DatabaseName): Promise<Db> {
  const { db, as } = await startTestApp(database);
  await openLager(db, as('admin'));
  const einstellung = { gruppe: 'post', version: 1, angaben: '{}', ...author };
  await db.insertInto('einstellung').values(einstellung).execute();
  const fassung = { art: 'agb', nr: 2, text: 'Text', gueltigAb: '2026-11-23', stand: 'November 2026', hash };
  await db
    .insertInto('rechtstext')
    .values({ ...fassung, ...author })
    .execute();
  const pruefung = { id: '1', art: 'agb', nr: 2, geprueftAm: '2026-11-20', ...author };
  await db.insertInto('rechtstextPruefung').values(pruefung).execute();
  const masse = { groesse: 1, seiten: 1, breite: 1, hoehe: 1 };
  const datei = { hash, typ: 'png', daten, createdAt: author.createdAt, ...masse } as const;
  await db.insertInto('gewaehrleistungDatei').values(datei).execute();
  await db.insertInto('gewaehrleistungBild').values({ hash, breite: 1, daten }).execute();
  const hinweis = { version: 1, hash, name: 'a.png', link: '', text: '', ...author };
  await db.insertInto('gewaehrleistung').values(hinweis).execute();
  await insertAuftragRows(db);
  return db;
}

/** The tables whose triggers refuse changes. */
async function listGuarded(db: Db): Promise<string[]> {
  const found = isOnSqlite(db)
    ? await sql<{ name: string }>`select tbl_name as name from sqlite_master
        where type = 'trigger' and name like '%Refuses%'`.execute(db)
    : await sql<{
        name: string;
      }>`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgname like '%Refuses%'`.execute(db);
  return [...new Set(found.rows.map(({ name }) => name))].toSorted();
}

describe.each(databases)('append-only tables on %s', (database) => {
  test('are all in this list, and refuse to change or delete a row', async () => {
    const db = await openFilled(database);
    expect(await listGuarded(db)).toEqual(tables.map(([table]) => table).toSorted());
    for (const [table, column] of tables) {
      const refusal = new RegExp(`rows of ${table} are (only added|frozen)`);
      const name = sql.table(table);
      const update = sql`update ${name} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db);
      await expect(update, table).rejects.toThrow(refusal);
      await expect(sql`delete from ${name}`.execute(db), table).rejects.toThrow(refusal);
    }
  });

  test('only account, link and what follows from its events can change in an order', async () => {
    const db = await openFilled(database);
    const { id: _id, ...row } = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
    const changing: string[] = [];
    for (const column of Object.keys(row)) {
      const same = sql`update auftrag set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db);
      await same.then(
        () => changing.push(column),
        ({ message }: Error) => expect(message).toMatch(/rows of auftrag are frozen/),
      );
    }
    expect(changing.toSorted()).toEqual([
      'accountId',
      'aufgabe',
      'faelligAt',
      'suche',
      'tokenHash',
      'widerrufZuTun',
      'zusageBis',
      'zusageVon',
    ]);
  });
});

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite } from '../migrate/columns.ts';

/**
 * An order is kept as long as its latest document, which may be written years after all that happened to it (ADR 113):
 * the trigger that freezes orders lets its person be taken out only after that one's years, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isOnSqlite(db)) {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
      where type = 'trigger' and name = 'auftragRefusesUpdate'`.execute(db);
    await sql`drop trigger "auftragRefusesUpdate"`.execute(db);
    await withBelege(rows[0]?.sql ?? '').execute(db);
    return;
  }
  const { rows } = await sql<{
    text: string;
  }>`select prosrc as text from pg_proc p join pg_trigger t on t.tgfoid = p.oid
    where t.tgname = 'auftragRefusesUpdate' and t.tgrelid = '"auftrag"'::regclass`.execute(db);
  await sql`create or replace function "auftragRefusesUpdate"() returns trigger language plpgsql as $$${withBelege(
    rows[0]?.text ?? '',
  )}$$`.execute(db);
}

/** Where `0025-aufbewahrung` asks for later events. */
const at = 'and not exists (select 1 from "auftragEreignis"';

/** The same moment as there; a German day compares with it as its events do. */
const grenze = sql`(cast(substr(new."datenstandAt", 1, 4) as integer) - 9) || '-12-31T23:00:00.000Z'`;

function withBelege(text: string): RawBuilder<unknown> {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`The trigger that freezes orders has no "${at}".`);
  return sql`${sql.raw(text.slice(0, index))}and not exists (select 1 from beleg b
    where b."auftragId" = old.id and b.tag >= ${grenze}) ${sql.raw(text.slice(index))}`;
}

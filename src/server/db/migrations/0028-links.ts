import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isOnSqlite } from '../migrate/columns.ts';

/**
 * Links of orders and of receipts are stored as hashes (ADR 085), and messages have a mark in their place:
 * whoever has a backup can open no page of the running shop. Links that were sent before go on working.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auftrag').renameColumn('token', 'tokenHash').execute();
  for (const column of ['html', 'text', 'fehler']) await markLinks(db, sql.id(column));
  await thawLinks(db);
  await db.schema.alterTable('widerruf').renameColumn('token', 'tokenHash').execute();
  await sql`update widerruf set link = coalesce((select a.id from auftrag a where a."tokenHash" = widerruf.link), '')
    where link <> ''`.execute(db);
  for (const table of ['auftrag', 'widerruf']) await hashTokens(db, table);
  await freezeLinks(db);
}

/** Messages of an order lead to its page and to the form of its withdrawal. */
async function markLinks(db: Kysely<unknown>, column: ReturnType<typeof sql.id>): Promise<void> {
  const token = sql`(select a."tokenHash" from auftrag a where a.id = nachricht."auftragId")`;
  await sql`update nachricht set ${column} = replace(${column}, ${token}, '{{bestellung}}')
    where "auftragId" is not null`.execute(db);
}

async function hashTokens(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name);
  const { rows } = await sql<{ id: string; tokenHash: string }>`select id, "tokenHash" from ${table}`.execute(
    db,
  );
  for (const { id, tokenHash: token } of rows) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await sql`update ${table} set "tokenHash" = ${hash} where id = ${id}`.execute(db);
  }
}

/** The trigger that freezes declarations, and what it says (0026). */
const trigger = { sqlite: sql.id('widerrufRefusesUpdate'), postgres: sql.id('widerrufRefusesChanges') };
const refusal = sql.lit('rows of widerruf are frozen');

async function thawLinks(db: Kysely<unknown>): Promise<void> {
  if (isOnSqlite(db)) await sql`drop trigger ${trigger.sqlite}`.execute(db);
  else await sql`drop trigger ${trigger.postgres} on widerruf`.execute(db);
}

async function freezeLinks(db: Kysely<unknown>): Promise<void> {
  const columns = [
    'id',
    'tokenHash',
    'schluessel',
    'name',
    'bestellung',
    'email',
    'stuecke',
    'teile',
    'link',
  ];
  const frozen = sql.join([...columns, 'createdAt'].map((column) => sql.id(column)));
  if (isOnSqlite(db))
    await sql`create trigger ${trigger.sqlite} before update of ${frozen} on widerruf
      begin select raise(abort, ${refusal}); end`.execute(db);
  else
    await sql`create trigger ${trigger.postgres} before update of ${frozen} or truncate on widerruf
      for each statement execute function ${trigger.postgres}(${refusal})`.execute(db);
}

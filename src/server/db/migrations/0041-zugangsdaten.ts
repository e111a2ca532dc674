import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/**
 * Access data of the mail server and of the payment provider, encrypted (ADR 111), one row each that stays when they
 * are taken away; and payments by which the owner tries her provider: of each provider and kind of key at most one is
 * begun.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'zugangsdaten')
    .table.addColumn('name', 'text', (c) => c.primaryKey().check(sql`name in ('smtp', 'zahlung')`))
    .addColumn('geheim', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().check(sql`version >= 1`))
    .addColumn('geaendertAt', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .execute();
  await makeTable(db, 'probelauf')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('anbieter', 'text', (c) => c.notNull())
    .addColumn('modus', 'text', (c) => c.notNull().check(sql`modus in ('live', 'test', 'probe')`))
    .addColumn('anbieterId', 'text')
    .addColumn('betragCent', 'integer', (c) => c.notNull().check(sql`"betragCent" >= 1`))
    .addColumn('stand', 'text', (c) =>
      c.notNull().check(sql`stand in ('begonnen', 'bezahlt', 'zurueck', 'gescheitert')`),
    )
    .addColumn('grund', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('bezahltAt', 'text')
    .addColumn('beendetAt', 'text')
    .execute();
  await sql`create unique index "probelaufBegonnen" on probelauf (anbieter, modus)
    where stand = 'begonnen'`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/**
 * Money on its way back to a customer (ADR 110), as a row that is written before the provider is spoken to. Of an order
 * at most one transfer waits at a time: its customer is asked for one account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'erstattung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('betragCent', 'integer', (c) => c.notNull().check(sql`"betragCent" >= 1`))
    .addColumn('weg', 'text', (c) => c.notNull().check(sql`weg in ('anbieter', 'ueberweisung')`))
    .addColumn('versuchId', 'text', (c) => c.references('zahlungsversuch.id'))
    .addColumn('stand', 'text', (c) =>
      c
        .notNull()
        .check(sql`stand in ('beantragt', 'unklar', 'laeuft', 'erledigt', 'gescheitert', 'zurueckgezogen')`),
    )
    .addColumn('anbieterId', 'text')
    .addColumn('grund', 'text')
    .addColumn('iban', 'text')
    .addColumn('inhaber', 'text')
    .addColumn('pruefenAt', 'text')
    .addColumn('geprueftAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('beendetAt', 'text')
    .addCheckConstraint('erstattungWeg', sql`(weg = 'anbieter') = ("versuchId" is not null)`)
    .execute();
  await db.schema
    .createIndex('erstattungAuftrag')
    .on('erstattung')
    .columns(['auftragId', 'createdAt'])
    .execute();
  await sql`create unique index "erstattungUeberweisung" on erstattung ("auftragId")
    where weg = 'ueberweisung' and stand = 'beantragt'`.execute(db);
  await sql`create index "erstattungPruefen" on erstattung ("pruefenAt") where "pruefenAt" is not null`.execute(
    db,
  );
}

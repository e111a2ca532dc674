import { type Kysely, sql } from 'kysely';
import { keepRows, makeTable } from '../migrate/columns.ts';

/**
 * The prices that each product had, and whether they were shown and marked as reduced (PAngV § 11). Rows
 * outlive their product: they prove what a reduction was measured by. What an existing product cost before
 * its latest change is not known, so its history begins there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('produkt')
    .addColumn('ermaessigt', 'integer', (c) => c.notNull().defaultTo(0).check(sql`ermaessigt in (0, 1)`))
    .execute();
  await makeTable(db, 'preisverlauf')
    .table.addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('preisCent', 'integer', (c) => c.check(sql`"preisCent" >= 0`))
    .addColumn('aktiv', 'integer', (c) => c.notNull().check(sql`aktiv in (0, 1)`))
    .addColumn('ermaessigt', 'integer', (c) => c.notNull().check(sql`ermaessigt in (0, 1)`))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('von', 'text')
    .addColumn('vonId', 'text')
    .addPrimaryKeyConstraint('preisverlaufPk', ['produktId', 'nr'])
    .execute();
  await sql`insert into preisverlauf ("produktId", nr, "preisCent", aktiv, ermaessigt, at, von)
    select id, 1, "preisCent", aktiv, 0, "updatedAt", "geaendertVon" from produkt`.execute(db);
  await keepRows(db, 'preisverlauf');
}

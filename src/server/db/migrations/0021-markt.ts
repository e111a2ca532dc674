import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** Market days: what was taken along, what came back, and what came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'markttag')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ort', 'text', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('stand', 'text', (c) =>
      c.notNull().check(sql`stand in ('unterwegs', 'abgerechnet', 'verworfen', 'zurueckgenommen')`),
    )
    .addColumn('umsatzCent', 'integer', (c) => c.check(sql`"umsatzCent" >= 0`))
    .addColumn('steuermodus', 'text')
    .addColumn('buchungId', 'text', (c) => c.unique())
    .addColumn('stornoId', 'text', (c) => c.unique())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('geaendertAt', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'markttagGebucht',
      sql`(stand in ('abgerechnet', 'zurueckgenommen')) = ("umsatzCent" is not null and steuermodus is not null and "buchungId" is not null)`,
    )
    .addCheckConstraint('markttagStorno', sql`(stand = 'zurueckgenommen') = ("stornoId" is not null)`)
    .execute();
  await db.schema.createIndex('markttagTag').on('markttag').columns(['tag', 'id']).execute();
  await makeTable(db, 'markttagPosten')
    .table.addColumn('markttagId', 'text', (c) => c.notNull().references('markttag.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('preisCent', 'integer', (c) => c.notNull().check(sql`"preisCent" >= 0`))
    .addColumn('steuersatzPromille', 'integer', (c) =>
      c.notNull().check(sql`"steuersatzPromille" between 0 and 250`),
    )
    .addColumn('mitgenommen', 'integer', (c) => c.notNull().check(sql`mitgenommen between 0 and 9999`))
    .addColumn('zurueck', 'integer', (c) => c.notNull().check(sql`zurueck >= 0`))
    .addPrimaryKeyConstraint('markttagPostenPk', ['markttagId', 'produktId'])
    .addCheckConstraint('markttagPostenZurueck', sql`zurueck <= mitgenommen`)
    .execute();
}

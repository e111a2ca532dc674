import type { Kysely } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/** What was delivered before there were documents and invoiced by hand: ticked off, or taken up again (ADR 113). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'belegVonHand')
    .table.addColumn('id', 'text', (c) => c.primaryKey().references('belegAltbestand.id'))
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
}

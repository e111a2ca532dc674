import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { keineAngaben } from '#features/kunde/angaben.ts';
import { kundennummerOf } from '#features/kunde/server/index.ts';
import { sucheOf } from '#features/kunde/suche.ts';
import { makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

type Account = { id: string; vorname: string; nachname: string; email: string };

const atOnce = 500;

/** A person gets an id of its own and may have no account; every account has a person with a customer number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuildTable(db, 'kunde', { create: () => createKunde(db), values: { id: sql.ref('accountId') } });
  await db.schema.dropIndex('accountNeu').execute();
  for (;;) {
    const { rows } = await sql<Account>`select id, vorname, nachname, email from account
      where not exists (select 1 from kunde where kunde."accountId" = account.id)
      order by id limit ${atOnce}`.execute(db);
    for (const account of rows) await addKunde(db, account);
    if (rows.length < atOnce) return;
  }
}

async function createKunde(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'kunde')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.unique().references('account.id').onDelete('cascade'))
    .addColumn('kundennummer', 'text', (c) => c.notNull().unique())
    .addColumn('telefon', 'text', (c) => c.notNull())
    .addColumn('geschlecht', 'text', (c) =>
      c.notNull().check(sql`geschlecht in ('', 'männlich', 'weiblich', 'divers')`),
    )
    .addColumn('geburtsdatum', 'text', (c) => c.notNull())
    .addColumn('notizen', 'text', (c) => c.notNull())
    .addColumn('sperrgrund', 'text', (c) => c.notNull())
    .addColumn('adresse', 'text', (c) => c.notNull())
    .addColumn('lieferadresse', 'text', (c) => c.notNull())
    .addColumn('kommunikation', 'text', (c) => c.notNull())
    .execute();
}

/**
 * Calls the shop's current rules instead of a copy: numbers of one sequence must never come from two versions of the
 * rule (ADR 018), and a later step that changes the search text rewrites it in all rows.
 */
async function addKunde(db: Kysely<unknown>, { id, ...person }: Account): Promise<void> {
  const { rows } = await sql<{ vergeben: number; schluessel: string }>`
    update "kundennummerFolge" set vergeben = vergeben + 1 returning vergeben, schluessel`.execute(db);
  const [folge] = rows;
  if (!folge) throw new Error('The sequence of customer numbers is missing.');
  const kundennummer = kundennummerOf(folge.vergeben - 1, folge.schluessel);
  const { adresse, lieferadresse, kommunikation } = keineAngaben;
  await sql`insert into kunde (id, "accountId", kundennummer, telefon, geschlecht, geburtsdatum, notizen, sperrgrund,
      adresse, lieferadresse, kommunikation)
    values (${randomUUIDv7()}, ${id}, ${kundennummer}, '', '', '', '', '',
      ${JSON.stringify(adresse)}, ${JSON.stringify(lieferadresse)}, ${JSON.stringify(kommunikation)})`.execute(
    db,
  );
  const suche = sucheOf({ ...person, kundennummer, telefon: '' });
  await sql`update account set suche = ${suche} where id = ${id}`.execute(db);
}

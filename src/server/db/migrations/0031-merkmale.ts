import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

/** Lines of carts and orders keep what their product says of itself, no longer what only soaps have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No cart had the scent of a soap; with it both tables have the same words.
  await db.schema.alterTable('cartItem').addColumn('aroma', 'text').execute();
  await rewrite(db, 'cartItem', createCartItem);
  await rewrite(db, 'auftragPosten', createPosten);
}

type Worte = { seife: string | null; aroma: string | null; gramm: number | null };

/** Lines of orders cannot be changed, so a table of all words that occur together says what the new rows get. */
async function rewrite(
  db: Kysely<unknown>,
  name: string,
  create: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await makeTable(db, 'worte')
    .table.addColumn('nr', 'integer', (c) => c.primaryKey())
    .addColumn('seife', 'text')
    .addColumn('aroma', 'text')
    .addColumn('gramm', 'integer')
    .addColumn('merkmale', 'text', (c) => c.notNull())
    .execute();
  const { rows } = await sql<Worte>`select distinct seife, aroma, gramm from ${sql.table(name)}`.execute(db);
  for (const [nr, worte] of rows.entries())
    await sql`insert into worte (nr, seife, aroma, gramm, merkmale) values (${nr}, ${worte.seife}, ${worte.aroma},
      ${worte.gramm}, ${JSON.stringify(merkmaleOf(worte))})`.execute(db);
  const same = ['seife', 'aroma', 'gramm'].map(
    (column) => sql`worte.${sql.ref(column)} is not distinct from ${sql.ref(`${name}Aside.${column}`)}`,
  );
  await rebuildTable(db, name, {
    create: () => create(db),
    values: { merkmale: sql`(select merkmale from worte where ${sql.join(same, sql` and `)})` },
  });
  await db.schema.dropTable('worte').execute();
}

/** What was shown of a line, in its order. */
function merkmaleOf({ seife, aroma, gramm }: Worte): object[] {
  return [
    ...(seife ? [{ label: 'Seife', text: seife }] : []),
    ...(aroma ? [{ label: 'Duft', text: aroma, isNebensache: true }] : []),
    ...(gramm ? [{ label: 'Gewicht', text: `${gramm} g` }] : []),
  ];
}

async function createCartItem(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'cartItem')
    .table.addColumn('cartId', 'text', (c) => c.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge between 1 and 99`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('merkmale', 'text', (c) => c.notNull())
    .addColumn('gramm', 'integer')
    .addColumn('bild', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cartItemPk', ['cartId', 'produktId'])
    .execute();
}

async function createPosten(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'auftragPosten')
    .table.addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('merkmale', 'text', (c) => c.notNull())
    .addColumn('gramm', 'integer')
    .addColumn('packgewicht', 'integer')
    .addColumn('preisCent', 'integer', (c) => c.notNull().check(sql`"preisCent" >= 1`))
    .addColumn('grundpreisCent', 'integer')
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge between 1 and 99`))
    .addColumn('summeCent', 'integer', (c) => c.notNull().check(sql`"summeCent" = "preisCent" * menge`))
    .addColumn('steuersatzPromille', 'integer', (c) =>
      c.notNull().check(sql`"steuersatzPromille" between 0 and 250`),
    )
    .addColumn('bild', 'text')
    .addColumn('aufBestellung', 'integer', (c) => c.notNull().check(sql`"aufBestellung" in (0, 1)`))
    .addPrimaryKeyConstraint('auftragPostenPk', ['auftragId', 'nr'])
    .execute();
}

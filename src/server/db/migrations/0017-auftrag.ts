import { type Kysely, sql } from 'kysely';
import { freezeColumns, keepRows, makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

/**
 * Guests get carts, articles get held stock, and orders come. An order's lines and events are only added; of
 * the order itself only the account, the due time and the link can change later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeCarts(db);
  await makeReservierungen(db);
  await makeFassungen(db);
  await makeAuftraege(db);
  await makePosten(db);
  await makeEreignisse(db);
}

async function makeCarts(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'cart')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.unique().references('account.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text')
    .addCheckConstraint('cartOwner', sql`("accountId" is null) <> ("expiresAt" is null)`)
    .execute();
  await db.schema.createIndex('cartExpiresAt').on('cart').column('expiresAt').execute();
  await sql`insert into cart (id, "accountId")
    select distinct "accountId", "accountId" from "cartItem"`.execute(db);
  await rebuildTable(db, 'cartItem', {
    create: () => createCartItem(db),
    values: { cartId: sql.ref('accountId') },
  });
}

async function createCartItem(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'cartItem')
    .table.addColumn('cartId', 'text', (c) => c.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge between 1 and 99`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seife', 'text')
    .addColumn('gramm', 'integer')
    .addColumn('bild', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('cartItemPk', ['cartId', 'produktId'])
    .execute();
}

async function makeReservierungen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bestand')
    .addColumn('reserviert', 'integer', (c) => c.notNull().defaultTo(0).check(sql`reserviert >= 0`))
    .execute();
  await makeTable(db, 'reservierung')
    .table.addColumn('auftragId', 'text', (c) => c.notNull())
    .addColumn('artikelId', 'text', (c) => c.notNull())
    .addColumn('nummer', 'text', (c) => c.notNull())
    .addColumn('menge', 'integer', (c) => c.notNull().check(sql`menge >= 1`))
    .addColumn('stand', 'text', (c) => c.notNull().check(sql`stand in ('gehalten', 'frei', 'geliefert')`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('beendetAt', 'text')
    .addPrimaryKeyConstraint('reservierungPk', ['auftragId', 'artikelId'])
    .addCheckConstraint('reservierungEnde', sql`(stand = 'gehalten') = ("beendetAt" is null)`)
    .execute();
  await sql`create index "reservierungGehalten" on reservierung ("artikelId") where stand = 'gehalten'`.execute(
    db,
  );
}

async function makeFassungen(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'rechtstextFassung')
    .table.addColumn('hash', 'text', (c) => c.primaryKey().check(sql`length(hash) = 64`))
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('bloecke', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  await keepRows(db, 'rechtstextFassung');
}

async function makeAuftraege(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'auftrag')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nummer', 'text', (c) => c.notNull().unique())
    .addColumn('token', 'text', (c) => c.notNull().unique().check(sql`length(token) >= 43`))
    .addColumn('bestellId', 'text', (c) => c.notNull().unique())
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull())
    .addColumn('rechnung', 'text', (c) => c.notNull())
    .addColumn('lieferung', 'text')
    .addColumn('versandart', 'text', (c) => c.notNull().check(sql`versandart in ('dhl', 'abholung')`))
    .addColumn('zahlart', 'text', (c) => c.notNull().check(sql`zahlart in ('vorkasse', 'abholung')`))
    .addColumn('steuermodus', 'text', (c) => c.notNull())
    .addColumn('warenCent', 'integer', (c) => c.notNull().check(sql`"warenCent" >= 0`))
    .addColumn('versandCent', 'integer', (c) => c.notNull().check(sql`"versandCent" >= 0`))
    .addColumn('gesamtCent', 'integer', (c) =>
      c.notNull().check(sql`"gesamtCent" = "warenCent" + "versandCent"`),
    )
    .addColumn('steuer', 'text', (c) => c.notNull())
    .addColumn('terminVon', 'text', (c) => c.notNull())
    .addColumn('terminBis', 'text', (c) => c.notNull())
    .addColumn('gezeigt', 'text', (c) => c.notNull())
    .addColumn('faelligAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addCheckConstraint('auftragAbholung', sql`zahlart <> 'abholung' or versandart = 'abholung'`)
    .execute();
  await db.schema.createIndex('auftragCreatedAt').on('auftrag').columns(['createdAt', 'id']).execute();
  await db.schema.createIndex('auftragAccount').on('auftrag').columns(['accountId', 'createdAt']).execute();
  await db.schema.createIndex('auftragEmail').on('auftrag').columns(['emailKey', 'createdAt']).execute();
  await sql`create index "auftragFaellig" on auftrag ("faelligAt") where "faelligAt" is not null`.execute(db);
  await freezeColumns(db, 'auftrag', gefroren);
}

/** All columns of an order but its account, its link and its due time. */
const gefroren = [
  'id',
  'nummer',
  'bestellId',
  'email',
  'emailKey',
  'rechnung',
  'lieferung',
  'versandart',
  'zahlart',
  'steuermodus',
  'warenCent',
  'versandCent',
  'gesamtCent',
  'steuer',
  'terminVon',
  'terminBis',
  'gezeigt',
  'createdAt',
];

async function makePosten(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'auftragPosten')
    .table.addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('produktId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('seife', 'text')
    .addColumn('aroma', 'text')
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
  await sql`create index "auftragPostenBild" on "auftragPosten" (bild) where bild is not null`.execute(db);
  await keepRows(db, 'auftragPosten');
}

async function makeEreignisse(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'auftragEreignis')
    .table.addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 1`))
    .addColumn('typ', 'text', (c) => c.notNull())
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .addColumn('vonId', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('auftragEreignisPk', ['auftragId', 'nr'])
    .execute();
  await sql`create unique index "auftragEreignisEinmal" on "auftragEreignis" ("auftragId", typ)
    where typ in ('bestellt', 'erinnert', 'storniert')`.execute(db);
  await keepRows(db, 'auftragEreignis');
}

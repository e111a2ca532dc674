import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite, makeTable } from '../migrate/columns.ts';
import { rebuildTable } from '../migrate/rebuild-table.ts';

/**
 * Orders can be paid online (ADR 109): the way in `auftrag`, what the provider offers, each attempt to pay as a row
 * that is written before the provider is spoken to, and the provider's messages, so that none counts twice. The frozen
 * order lets one change more pass: its customer may pay by transfer instead, which moves its days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuildTable(db, 'auftrag', { create: () => createAuftrag(db) });
  await letSwitchPass(db);
  await makeTable(db, 'onlineAngebot')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('anbieter', 'text', (c) => c.notNull())
    .addColumn('modus', 'text', (c) => c.notNull().check(sql`modus in ('live', 'test', 'probe')`))
    .addColumn('wege', 'text', (c) => c.notNull())
    .addColumn('geprueftAt', 'text', (c) => c.notNull())
    .execute();
  await makeVersuche(db);
  await makeTable(db, 'zahlungsmeldung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('anbieter', 'text', (c) => c.notNull())
    .addColumn('anbieterId', 'text', (c) => c.notNull())
    .addColumn('empfangenAt', 'text', (c) => c.notNull())
    .addColumn('erledigtAt', 'text')
    .execute();
  await sql`create index "zahlungsmeldungOffen" on zahlungsmeldung ("empfangenAt") where "erledigtAt" is null`.execute(
    db,
  );
  await makeTable(db, 'probezahlung')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nummer', 'text', (c) => c.notNull())
    .addColumn('betragCent', 'integer', (c) => c.notNull().check(sql`"betragCent" >= 1`))
    .addColumn('erfolg', 'text', (c) => c.notNull())
    .addColumn('abbruch', 'text', (c) => c.notNull())
    .addColumn('laeuftBis', 'text', (c) => c.notNull())
    .addColumn('bezahltAt', 'text')
    .addColumn('beendetAt', 'text')
    .execute();
}

/** An attempt stays for ever; of an order at most one is open. */
async function makeVersuche(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'zahlungsversuch')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('anbieter', 'text', (c) => c.notNull())
    .addColumn('modus', 'text', (c) => c.notNull().check(sql`modus in ('live', 'test', 'probe')`))
    .addColumn('betragCent', 'integer', (c) => c.notNull().check(sql`"betragCent" >= 1`))
    .addColumn('laeuftBis', 'text', (c) => c.notNull())
    .addColumn('stand', 'text', (c) =>
      c
        .notNull()
        .check(sql`stand in ('beginnt', 'offen', 'bezahlt', 'abgebrochen', 'abgelaufen', 'abweichend')`),
    )
    .addColumn('anbieterId', 'text')
    .addColumn('adresse', 'text')
    .addColumn('weg', 'text')
    .addColumn('pruefenAt', 'text')
    .addColumn('geprueftAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('beendetAt', 'text')
    .execute();
  await db.schema
    .createIndex('zahlungsversuchAuftrag')
    .on('zahlungsversuch')
    .columns(['auftragId', 'createdAt'])
    .execute();
  await sql`create unique index "zahlungsversuchOffen" on zahlungsversuch ("auftragId")
    where stand in ('beginnt', 'offen')`.execute(db);
  await sql`create unique index "zahlungsversuchAnbieter" on zahlungsversuch (anbieter, "anbieterId")
    where "anbieterId" is not null`.execute(db);
}

async function createAuftrag(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'auftrag')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nummer', 'text', (c) => c.notNull().unique())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique().check(sql`length("tokenHash") >= 43`))
    .addColumn('bestellId', 'text', (c) => c.notNull().unique())
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('emailKey', 'text', (c) => c.notNull())
    .addColumn('rechnung', 'text', (c) => c.notNull())
    .addColumn('lieferung', 'text')
    .addColumn('versandart', 'text', (c) => c.notNull().check(sql`versandart in ('dhl', 'abholung')`))
    .addColumn('zahlart', 'text', (c) =>
      c.notNull().check(sql`zahlart in ('vorkasse', 'online', 'abholung')`),
    )
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
    .addColumn('aufgabe', 'text', (c) =>
      c
        .notNull()
        .defaultTo('erledigt')
        .check(sql`aufgabe in ('packen', 'geld', 'abholbereit', 'problem', 'erledigt')`),
    )
    .addColumn('suche', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('zusageVon', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('zusageBis', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('datenstand', 'text', (c) =>
      c.notNull().defaultTo('voll').check(sql`datenstand in ('voll', 'pflicht', 'anonym')`),
    )
    .addColumn('datenstandAt', 'text')
    .addColumn('widerrufZuTun', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"widerrufZuTun" in (0, 1)`),
    )
    .addCheckConstraint('auftragAbholung', sql`zahlart <> 'abholung' or versandart = 'abholung'`)
    .execute();
}

/** What stays when an order is paid by transfer instead of online. */
const bleibt = [
  ...['id', 'nummer', 'bestellId', 'email', 'emailKey', 'rechnung', 'lieferung', 'versandart', 'steuermodus'],
  ...['warenCent', 'versandCent', 'gesamtCent', 'steuer', 'createdAt', 'datenstand', 'datenstandAt'],
];

/** A trigger beside the one that freezes orders would not let anything pass, so that one is asked first. */
async function letSwitchPass(db: Kysely<unknown>): Promise<void> {
  const isSwitch = sql`(old.zahlart = 'online' and new.zahlart = 'vorkasse' and ${same(bleibt)})`;
  if (isOnSqlite(db)) {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
      where type = 'trigger' and name = 'auftragRefusesUpdate'`.execute(db);
    const text = rows[0]?.sql ?? '';
    const [vorher, nachher] = splitOnce(text, ' when not (');
    await sql`drop trigger "auftragRefusesUpdate"`.execute(db);
    const allowed = sql`${sql.raw(`${vorher} when not (`)}${isSwitch} or ${sql.raw(nachher)}`;
    await allowed.execute(db);
    return;
  }
  const trigger = sql.id('auftragRefusesUpdate');
  const { rows } = await sql<{
    text: string;
  }>`select prosrc as text from pg_proc p join pg_trigger t on t.tgfoid = p.oid
    where t.tgname = 'auftragRefusesUpdate' and t.tgrelid = '"auftrag"'::regclass`.execute(db);
  const [vorher, nachher] = splitOnce(rows[0]?.text ?? '', 'if ');
  await sql`create or replace function ${trigger}() returns trigger language plpgsql as $$${sql.raw(`${vorher}if `)}${isSwitch}
    or ${sql.raw(nachher)}$$`.execute(db);
}

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`The trigger that freezes orders has no "${at}".`);
  return [text.slice(0, index), text.slice(index + at.length)];
}

function same(columns: string[]): RawBuilder<unknown> {
  const each = columns.map((column) => sql`new.${sql.id(column)} is not distinct from old.${sql.id(column)}`);
  return sql.join(each, sql` and `);
}

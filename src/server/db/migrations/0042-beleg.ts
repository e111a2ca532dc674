import { type Kysely, sql } from 'kysely';
import { isOnSqlite, keepRows, makeTable } from '../migrate/columns.ts';

/**
 * Invoices and corrections (R42, R48, ADR 112), each written once. What names a person can be deleted, and only once
 * its order is anonymous (ADR 079); number, sums and hash stay. What was delivered before has no documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'beleg')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nummer', 'text', (c) => c.notNull().unique())
    .addColumn('jahr', 'integer', (c) => c.notNull())
    .addColumn('lauf', 'integer', (c) => c.notNull().check(sql`lauf >= 1`))
    .addColumn('art', 'text', (c) => c.notNull().check(sql`art in ('rechnung', 'korrektur')`))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('auftragId', 'text', (c) => c.references('auftrag.id'))
    .addColumn('ereignisNr', 'integer')
    .addColumn('markttagId', 'text', (c) => c.references('markttag.id'))
    .addColumn('bruttoCent', 'integer', (c) => c.notNull())
    .addColumn('steuern', 'text', (c) => c.notNull())
    .addColumn('inhaltHash', 'text', (c) => c.notNull().check(sql`length("inhaltHash") = 64`))
    .addColumn('vorher', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().check(sql`length(hash) = 64`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addCheckConstraint('belegFuer', sql`("auftragId" is null) <> ("markttagId" is null)`)
    .addCheckConstraint('belegEreignis', sql`("auftragId" is null) = ("ereignisNr" is null)`)
    .execute();
  await db.schema.createIndex('belegLauf').unique().on('beleg').columns(['jahr', 'lauf']).execute();
  await db.schema.createIndex('belegAuftrag').on('beleg').columns(['auftragId', 'jahr', 'lauf']).execute();
  await db.schema.createIndex('belegMarkttag').on('beleg').columns(['markttagId', 'jahr', 'lauf']).execute();
  await keepRows(db, 'beleg');

  await makeTable(db, 'belegInhalt')
    .table.addColumn('belegId', 'text', (c) => c.primaryKey().references('beleg.id'))
    .addColumn('inhalt', 'text', (c) => c.notNull())
    .addColumn('xml', 'text', (c) => c.notNull())
    .execute();
  const pdf = makeTable(db, 'belegPdf');
  // Of the content, so that none that was drawn meanwhile comes after it was deleted.
  await pdf.table
    .addColumn('belegId', 'text', (c) => c.primaryKey().references('belegInhalt.belegId'))
    .addColumn('daten', pdf.bytes, (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().check(sql`length(hash) = 64`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['belegInhalt', 'belegPdf']) await keepUntilAnonym(db, table);

  await makeTable(db, 'belegFolge')
    .table.addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('jahr', 'integer', (c) => c.notNull())
    .addColumn('naechste', 'integer', (c) => c.notNull().check(sql`naechste >= 1`))
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into "belegFolge" (id, jahr, naechste, hash) values (1, 0, 1, '')`.execute(db);

  await makeTable(db, 'belegAltbestand')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('was', 'text', (c) => c.notNull().check(sql`was in ('auftrag', 'markttag')`))
    .execute();
  await sql`insert into "belegAltbestand" (id, was)
    select distinct "auftragId", 'auftrag' from "auftragEreignis" where typ in ('versendet', 'abgeholt')`.execute(
    db,
  );
  await sql`insert into "belegAltbestand" (id, was)
    select id, 'markttag' from markttag where stand in ('abgerechnet', 'zurueckgenommen')`.execute(db);
  await keepRows(db, 'belegAltbestand');
}

/** Rows of the table never change; one is deleted only once its order is anonymous. */
async function keepUntilAnonym(db: Kysely<unknown>, name: string): Promise<void> {
  const text = sql.lit(`rows of ${name} are only added`);
  const table = sql.table(name);
  const isAnonym = sql`exists (select 1 from beleg b join auftrag a on a.id = b."auftragId"
    where b.id = old."belegId" and a.datenstand = 'anonym')`;
  if (isOnSqlite(db)) {
    await sql`create trigger ${sql.id(`${name}RefusesUpdate`)} before update on ${table}
      begin select raise(abort, ${text}); end`.execute(db);
    await sql`create trigger ${sql.id(`${name}RefusesDelete`)} before delete on ${table} when not ${isAnonym}
      begin select raise(abort, ${text}); end`.execute(db);
    return;
  }
  const all = sql.id(`${name}RefusesChanges`);
  await sql`create function ${all}() returns trigger language plpgsql
    as 'begin raise exception ''%'', tg_argv[0]; end'`.execute(db);
  await sql`create trigger ${all} before update or truncate on ${table}
    for each statement execute function ${all}(${text})`.execute(db);
  const one = sql.id(`${name}RefusesDelete`);
  await sql`create function ${one}() returns trigger language plpgsql as $$
    begin
      if ${isAnonym} then return old; end if;
      raise exception '%', tg_argv[0];
    end $$`.execute(db);
  await sql`create trigger ${one} before delete on ${table}
    for each row execute function ${one}(${text})`.execute(db);
}

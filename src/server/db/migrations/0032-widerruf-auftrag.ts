import { type Kysely, sql } from 'kysely';
import { isOnSqlite } from '../migrate/columns.ts';

/**
 * A declaration says to which order it belongs, and whether it was settled by a word (`offen`); whether its order has
 * anything to do with it the order says. So nobody compares the two. Events that cannot be read stop the step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('widerruf').addColumn('auftragId', 'text').execute();
  await db.schema
    .alterTable('auftrag')
    .addColumn('widerrufZuTun', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"widerrufZuTun" in (0, 1)`),
    )
    .execute();
  await noteWiderrufe(db);
  await noteAuftraege(db);
  // With the order, so that lists of a flood read no declarations.
  await db.schema.dropIndex('widerrufOffen').execute();
  await db.schema.createIndex('widerrufOffen').on('widerruf').columns(['offen', 'id', 'auftragId']).execute();
  await db.schema.createIndex('widerrufAuftrag').on('widerruf').columns(['auftragId', 'id']).execute();
  await db.schema.createIndex('widerrufAm').on('widerruf').column('createdAt').execute();
  await sql`create index "auftragWiderrufZuTun" on auftrag (id) where "widerrufZuTun" = 1`.execute(db);
  await letOldGo(db);
}

type Row = { von: string; nr: number; typ: string; angaben: string };
type Geschehen = { nr: number; typ: string; angaben: Record<string, unknown> };

/** Events by what they happened to, each one's in their sequence. */
function grouped(rows: Row[]): Map<string, Geschehen[]> {
  const parsed = rows.map(({ angaben, ...row }) => ({ ...row, angaben: JSON.parse(angaben) }));
  return Map.groupBy(parsed, ({ von }) => von);
}

async function noteWiderrufe(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select "widerrufId" as von, nr, typ, angaben from "widerrufEreignis"
    where typ <> 'beleg' order by "widerrufId", nr`.execute(db);
  await sql`update widerruf set offen = 1`.execute(db);
  for (const [id, alle] of grouped(rows)) {
    const zuordnung = alle.findLast(({ typ }) => typ === 'zugeordnet' || typ === 'geloest');
    const wort = alle.findLast(({ typ }) => typ === 'erledigt' || typ === 'geoeffnet');
    await sql`update widerruf set "auftragId" = ${zuordnung?.angaben.auftragId ?? null},
      offen = ${wort?.typ === 'erledigt' ? 0 : 1} where id = ${id}`.execute(db);
  }
}

async function noteAuftraege(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row & { gesamtCent: number }>`
    select "auftragId" as von, nr, typ, angaben, "gesamtCent"
    from "auftragEreignis" join auftrag on auftrag.id = "auftragId"
    where "auftragId" in (select "auftragId" from "auftragEreignis" where typ in ('widerruf', 'widerrufen'))
    order by "auftragId", nr`.execute(db);
  const gesamt = new Map(rows.map(({ von, gesamtCent }) => [von, gesamtCent]));
  for (const [id, alle] of grouped(rows))
    if (isZuTun(alle, gesamt.get(id) ?? 0))
      await sql`update auftrag set "widerrufZuTun" = 1 where id = ${id}`.execute(db);
}

/** It is to be booked, money goes back, or goods are awaited. */
function isZuTun(alle: Geschehen[], gesamtCent: number): boolean {
  const weg = new Set(alle.filter(({ typ }) => typ === 'zurueckgenommen').map(({ angaben }) => angaben.nr));
  const gilt = alle.filter(({ nr, typ }) => typ !== 'zurueckgenommen' && !weg.has(nr));
  const nur = (...typen: string[]) => gilt.filter(({ typ }) => typen.includes(typ));
  const cent = (...typen: string[]) =>
    nur(...typen).reduce((sum, { angaben }) => sum + Number(angaben.betragCent), 0);
  if (nur('widerruf', 'widerrufen').length === 0) return false;
  const isStorniert = nur('storniert').length > 0;
  const zuZahlen = isStorniert ? 0 : gesamtCent - cent('teilStorniert', 'widerrufen');
  if (cent('zahlung') - cent('erstattung') > zuZahlen) return true;
  if (isStorniert) return false;
  const gebucht = new Set(nur('widerrufen').map(({ angaben }) => angaben.widerruf));
  if (nur('widerruf').some(({ angaben }) => !gebucht.has(angaben.widerruf))) return true;
  const stueck = (typ: string, of: (teil: Record<string, number>) => number) =>
    nur(typ)
      .flatMap(({ angaben }) => angaben.teile as Record<string, number>[])
      .reduce((sum, teil) => sum + of(teil), 0);
  return (
    stueck('widerrufen', ({ menge = 0, frei = 0 }) => menge - frei) >
    stueck('rueckgabe', ({ menge = 0 }) => menge)
  );
}

/** The triggers of `0027-widerruf-frist`, which let old declarations go with which nothing is to be done. */
async function letOldGo(db: Kysely<unknown>): Promise<void> {
  const old = isOld(db, 'old');
  const ofEreignis = sql`exists (select 1 from widerruf w where w.id = old."widerrufId" and ${isOld(db, 'w')})`;
  for (const [name, isOld, refusal] of [
    ['widerruf', old, 'rows of widerruf are frozen'],
    ['widerrufEreignis', ofEreignis, 'rows of widerrufEreignis are only added'],
  ] as const) {
    const trigger = sql.id(`${name}RefusesDelete`);
    if (isOnSqlite(db)) {
      await sql`drop trigger ${trigger}`.execute(db);
      await sql`create trigger ${trigger} before delete on ${sql.table(name)} when not (${isOld})
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    } else
      await sql`create or replace function ${trigger}() returns trigger language plpgsql as $$
        begin
          if ${isOld} then return old; end if;
          raise exception '%', tg_argv[0];
        end $$`.execute(db);
  }
}

function isOld(db: Kysely<unknown>, row: string) {
  const year = isOnSqlite(db)
    ? sql`cast(strftime('%Y', 'now') as integer)`
    : sql`extract(year from now() at time zone 'UTC')::integer`;
  const isFertig = sql`exists (select 1 from auftrag a
    where a.id = ${sql.ref(`${row}.auftragId`)} and a."widerrufZuTun" = 0)`;
  return sql`(${sql.ref(`${row}.offen`)} = 0 or ${isFertig})
    and ${sql.ref(`${row}.createdAt`)} < ((${year} - 7) || '-12-31T23:00:00.000Z')`;
}

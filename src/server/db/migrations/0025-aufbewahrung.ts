import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite } from '../migrate/columns.ts';

/**
 * What is kept of an order ends (ADR 079): its person can be taken out of it, in two ways and no other.
 * `pflicht`: after a request, what the law does not want; `anonym`: after the years that it wants,
 * everything. The triggers that freeze orders and events let exactly that pass, and amounts, goods, days and
 * numbers never.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('auftrag')
    .addColumn('datenstand', 'text', (c) =>
      c.notNull().defaultTo('voll').check(sql`datenstand in ('voll', 'pflicht', 'anonym')`),
    )
    .execute();
  await db.schema.alterTable('auftrag').addColumn('datenstandAt', 'text').execute();
  await sql`create unique index "auftragLoeschwunsch" on "auftragEreignis" ("auftragId")
    where typ = 'loeschwunsch'`.execute(db);
  await sql`create index "auftragNichtAnonym" on auftrag ("createdAt", id) where datenstand <> 'anonym'`.execute(
    db,
  );
  // Old messages are found, and counted, without reading their texts.
  await db.schema
    .createIndex('nachrichtArt')
    .on('nachricht')
    .columns(['art', 'createdAt', 'faelligAt'])
    .execute();
  await allowOnly(db, 'auftrag', { columns: gefroren, isAllowed: auftragAllowed, refusal: 'frozen' });
  await allowOnly(db, 'auftragEreignis', { isAllowed: ereignisAllowed(db), refusal: 'only added' });
}

/** What an order keeps for ever. */
const bleibt = [
  ...['id', 'nummer', 'versandart', 'zahlart', 'steuermodus', 'warenCent', 'versandCent', 'gesamtCent'],
  ...['steuer', 'terminVon', 'terminBis', 'gezeigt', 'createdAt'],
];
const gefroren = [
  ...bleibt,
  ...['bestellId', 'email', 'emailKey', 'rechnung', 'lieferung', 'datenstand', 'datenstandAt'],
];

const leer = sql.lit(
  '{"vorname":"","nachname":"","firma":"","strasse":"","hausnummer":"","zusatz":"","plz":"","stadt":""}',
);

/** Eight years after the end of the workshop's calendar year, seen from the time that the change names. */
const grenze = sql`(cast(substr(new."datenstandAt", 1, 4) as integer) - 9) || '-12-31T23:00:00.000Z'`;

const auftragAllowed = sql`${same(bleibt)}
  and new.email = '' and new."emailKey" = '' and new."bestellId" = 'geleert-' || old.id and new."datenstandAt" is not null
  and old.aufgabe = 'erledigt'
  and ((old.datenstand = 'voll' and new.datenstand = 'pflicht' and ${same(['rechnung', 'lieferung'])}
      and exists (select 1 from "auftragEreignis" e where e."auftragId" = old.id and e.typ = 'loeschwunsch'))
    or (old.datenstand <> 'anonym' and new.datenstand = 'anonym' and new.rechnung = ${leer}
      and (new.lieferung is null) = (old.lieferung is null) and coalesce(new.lieferung, ${leer}) = ${leer}
      and old."createdAt" < ${grenze}
      and not exists (select 1 from "auftragEreignis" e where e."auftragId" = old.id
        and e.typ not in ('loeschwunsch', 'notiz') and e."createdAt" >= ${grenze})))`;

/**
 * An event keeps its kind, time, pieces and amounts. Texts, address, parcel number and the bank's transfer
 * are emptied with the order, notes with a request.
 */
function ereignisAllowed(db: Kysely<unknown>): RawBuilder<unknown> {
  const geleert = isOnSqlite(db)
    ? sql`json(new.angaben) = json_remove(json_replace(old.angaben, '$.text', '', '$.nummer', '', '$.anschrift', json(${leer})), '$.umsatz')`
    : sql`new.angaben::jsonb = jsonb_set(jsonb_set(jsonb_set(old.angaben::jsonb - 'umsatz', '{text}', '""', false),
        '{nummer}', '""', false), '{anschrift}', ${leer}::jsonb, false)`;
  return sql`${same(['auftragId', 'nr', 'typ', 'createdAt'])} and new.von = '' and new."vonId" is null
    and exists (select 1 from auftrag a where a.id = old."auftragId"
      and (a.datenstand = 'anonym' or (a.datenstand = 'pflicht' and old.typ = 'notiz')))
    and ${geleert}`;
}

function same(columns: string[]): RawBuilder<unknown> {
  const each = columns.map((column) => sql`new.${sql.id(column)} is not distinct from old.${sql.id(column)}`);
  return sql.join(each, sql` and `);
}

type Allowed = { columns?: string[]; isAllowed: RawBuilder<unknown>; refusal: string };

/** Replaces the trigger that refuses every update of a table by one that lets the allowed change of a row pass. */
async function allowOnly(db: Kysely<unknown>, name: string, allowed: Allowed): Promise<void> {
  const { columns, isAllowed, refusal } = allowed;
  const update = columns ? sql`update of ${sql.join(columns.map((column) => sql.id(column)))}` : sql`update`;
  const text = sql.lit(`rows of ${name} are ${refusal}`);
  const trigger = sql.id(`${name}RefusesUpdate`);
  if (isOnSqlite(db)) {
    await sql`drop trigger ${trigger}`.execute(db);
    await sql`create trigger ${trigger} before ${update} on ${sql.table(name)} when not (${isAllowed})
      begin select raise(abort, ${text}); end`.execute(db);
    return;
  }
  const all = sql.id(`${name}RefusesChanges`);
  await sql`drop trigger ${all} on ${sql.table(name)}`.execute(db);
  await sql`create trigger ${all} before delete or truncate on ${sql.table(name)}
    for each statement execute function ${all}(${text})`.execute(db);
  await sql`create function ${trigger}() returns trigger language plpgsql as $$
    begin
      if ${isAllowed} then return new; end if;
      raise exception '%', tg_argv[0];
    end $$`.execute(db);
  await sql`create trigger ${trigger} before ${update} on ${sql.table(name)}
    for each row execute function ${trigger}(${text})`.execute(db);
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOnSqlite } from '../migrate/columns.ts';

/**
 * Declarations of withdrawal are letters (ADR 079): six years after the end of the workshop's year in which
 * one came in, and only when nothing is to be done with it, the triggers that keep it let it be deleted with
 * its events. They ask the database's own clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const frozen = ['id', 'token', 'schluessel', 'name', 'bestellung', 'email', 'stuecke', 'teile', 'link'];
  const columns = [...frozen, 'createdAt'].map((column) => sql.id(column));
  await letOldGo(db, {
    ...{ name: 'widerruf', update: sql`update of ${sql.join(columns)}` },
    ...{ refusal: 'rows of widerruf are frozen', isOld: isOld(db, 'old') },
  });
  await letOldGo(db, {
    ...{ name: 'widerrufEreignis', update: sql`update`, refusal: 'rows of widerrufEreignis are only added' },
    isOld: sql`exists (select 1 from widerruf w where w.id = old."widerrufId" and ${isOld(db, 'w')})`,
  });
}

function isOld(db: Kysely<unknown>, row: string): RawBuilder<unknown> {
  const year = isOnSqlite(db)
    ? sql`cast(strftime('%Y', 'now') as integer)`
    : sql`extract(year from now() at time zone 'UTC')::integer`;
  const before = sql`((${year} - 7) || '-12-31T23:00:00.000Z')`;
  return sql`${sql.ref(`${row}.offen`)} = 0 and ${sql.ref(`${row}.createdAt`)} < ${before}`;
}

type Kept = { name: string; update: RawBuilder<unknown>; refusal: string; isOld: RawBuilder<unknown> };

async function letOldGo(db: Kysely<unknown>, { name, update, refusal, isOld }: Kept): Promise<void> {
  const text = sql.lit(refusal);
  const trigger = sql.id(`${name}RefusesDelete`);
  if (isOnSqlite(db)) {
    await sql`drop trigger ${trigger}`.execute(db);
    await sql`create trigger ${trigger} before delete on ${sql.table(name)} when not (${isOld})
      begin select raise(abort, ${text}); end`.execute(db);
    return;
  }
  const all = sql.id(`${name}RefusesChanges`);
  await sql`drop trigger ${all} on ${sql.table(name)}`.execute(db);
  await sql`create trigger ${all} before ${update} or truncate on ${sql.table(name)}
    for each statement execute function ${all}(${text})`.execute(db);
  await sql`create function ${trigger}() returns trigger language plpgsql as $$
    begin
      if ${isOld} then return old; end if;
      raise exception '%', tg_argv[0];
    end $$`.execute(db);
  await sql`create trigger ${trigger} before delete on ${sql.table(name)}
    for each row execute function ${trigger}(${text})`.execute(db);
}

import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { AuftragPostenTable, AuftragTable, Database } from '#server/db/schema.ts';

/** A year in the workshop: its first moment and that of the next one (ISO 8601), and its days. */
export type Jahr = { von: string; bis: string; ersterTag: string; letzterTag: string };

/** Events after which an order is no longer what it was at its creation. */
const bewegend = ['storniert', 'teilStorniert', 'widerrufen', 'nachlass', 'erlassen'];

/** One value for each order: for `exists` PostgreSQL may read the events of all orders at once. */
function bewegung(eb: ExpressionBuilder<Database, 'auftrag'>) {
  return eb
    .selectFrom('auftragEreignis')
    .select('nr')
    .whereRef('auftragEreignis.auftragId', '=', 'auftrag.id')
    .where('typ', 'in', bewegend)
    .limit(1);
}

/**
 * Cents of all orders made since a moment of the year as they were made, those made before another moment, and what the
 * markets of the year took in: never less than the turnover.
 */
export async function sumAngelegte(
  db: Db,
  { ersterTag, letzterTag, bis, seit, vor }: Jahr & { seit: string; vor: string },
): Promise<{ alleCent: number; vorCent: number; marktCent: number }> {
  const row = await db
    .selectFrom('auftrag')
    .select((eb) => [
      eb.fn.sum<number | string | null>('gesamtCent').as('alle'),
      eb.fn
        .sum<number | string | null>(
          eb.case().when('createdAt', '<', vor).then(eb.ref('gesamtCent')).else(0).end(),
        )
        .as('vorher'),
      eb
        .selectFrom('markttag')
        .select((eb) => eb.fn.sum<number | string | null>('umsatzCent').as('cent'))
        .where('stand', '=', 'abgerechnet')
        .where('tag', '>=', ersterTag)
        .where('tag', '<=', letzterTag)
        .as('markt'),
    ])
    .where('createdAt', '>=', seit)
    .where('createdAt', '<', bis)
    .executeTakeFirstOrThrow();
  return { alleCent: Number(row.alle), vorCent: Number(row.vorher), marktCent: Number(row.markt) };
}

/** A part of a year (ISO 8601). */
export type Zeit = { von: string; bis: string };

/**
 * Cents of the orders of a time that are as they were made, without the tax in them. Tax that cannot be read is none:
 * so the sum is never less than the turnover, and no damaged order keeps the shop from selling.
 */
export async function sumUnbewegte(db: Db, { von, bis }: Zeit): Promise<number> {
  const steuerCent = isOnSqlite(db)
    ? sql<number>`case when json_valid(auftrag.steuer) then (
        select coalesce(sum(json_extract(auftrag.steuer, fullkey || '.steuerCent')), 0) from json_each(auftrag.steuer)
      ) else 0 end`
    : sql<number>`case when auftrag.steuer ~ '^\\[.*\\]$' then (
        select coalesce(sum(cent[1]::integer), 0)
        from regexp_matches(auftrag.steuer, '"steuerCent":([0-9]{1,9})[,}]', 'g') cent
      ) else 0 end`;
  const { cent } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.sum<number | string | null>(eb('gesamtCent', '-', steuerCent)).as('cent'))
    .where('createdAt', '>=', von)
    .where('createdAt', '<', bis)
    .where((eb) => eb(bewegung(eb), 'is', null))
    .executeTakeFirstOrThrow();
  return Number(cent);
}

const columns = [
  ...(['id', 'createdAt', 'steuermodus', 'steuer', 'versandart', 'zahlart'] as const),
  ...(['versandCent', 'gesamtCent'] as const),
] as const;
export type BewegtRow = Pick<AuftragTable, (typeof columns)[number]>;

type Abschnitt = Zeit & { nach: Pick<BewegtRow, 'id' | 'createdAt'> | undefined; limit: number };

/** All others of the time, the oldest first, those after `nach`. */
export async function listBewegte(db: Db, { von, bis, nach, limit }: Abschnitt): Promise<BewegtRow[]> {
  let query = db
    .selectFrom('auftrag')
    .select(columns)
    .where('createdAt', '>=', von)
    .where('createdAt', '<', bis)
    .where((eb) => eb(bewegung(eb), 'is not', null))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit);
  if (nach)
    query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(nach.createdAt, nach.id)));
  return query.execute();
}

export type JahresPosten = Pick<
  AuftragPostenTable,
  'auftragId' | 'nr' | 'menge' | 'preisCent' | 'steuersatzPromille'
>;

/** The lines of these orders. */
export async function listJahresPosten(db: Db, ids: string[]): Promise<Map<string, JahresPosten[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('auftragPosten')
    .select(['auftragId', 'nr', 'menge', 'preisCent', 'steuersatzPromille'])
    .where('auftragId', 'in', ids)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  return Map.groupBy(rows, ({ auftragId }) => auftragId);
}

/** The taxed order that was made at this moment; the first one, if there are several. */
export function findBesteuerte(
  db: Db,
  createdAt: string,
): Promise<Pick<AuftragTable, 'id' | 'nummer'> | undefined> {
  return db
    .selectFrom('auftrag')
    .select(['id', 'nummer'])
    .where('createdAt', '=', createdAt)
    .where('steuermodus', '=', 'regelbesteuerung')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The market day of this day that was last changed at this moment. */
export function findMarkttagVon(db: Db, { tag, at }: { tag: string; at: string }) {
  return db
    .selectFrom('markttag')
    .select(['ort', 'tag'])
    .where('tag', '=', tag)
    .where('geaendertAt', '=', at)
    .limit(1)
    .executeTakeFirst();
}

import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { WiderrufTable } from '#server/db/schema.ts';
import { type WiderrufEreignis, widerrufEreignisAngaben } from '../bearbeitung/ereignis.ts';

export type WiderrufRow = Selectable<WiderrufTable>;

/** Stores a declaration once for its `schluessel`; returns whether it is new. */
export async function insertWiderruf(db: Tx, row: Insertable<WiderrufTable>): Promise<boolean> {
  const added = await db
    .insertInto('widerruf')
    .values(row)
    .onConflict((oc) => oc.column('schluessel').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function findBySchluessel(db: Db, schluessel: string): Promise<WiderrufRow | undefined> {
  return db.selectFrom('widerruf').selectAll().where('schluessel', '=', schluessel).executeTakeFirst();
}

/** A declaration by the hash of the token that its receipt was opened with first. */
export function findByTokenHash(db: Db, tokenHash: string): Promise<WiderrufRow | undefined> {
  return db.selectFrom('widerruf').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
}

export function findWiderruf(db: Db, id: string): Promise<WiderrufRow | undefined> {
  return db.selectFrom('widerruf').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A declaration, locked until the transaction ends: what happens to it is decided after this. */
export function lockRow(db: Tx, id: string): Promise<WiderrufRow | undefined> {
  const row = db.selectFrom('widerruf').selectAll().where('id', '=', id);
  return (isOnSqlite(db) ? row : row.forNoKeyUpdate()).executeTakeFirst();
}

/**
 * Declarations that the shop has not worked off yet, in their rounds: in each of them before others those
 * whose order's page led to the form, then the oldest. So neither a place nor the link of one order makes
 * others wait for all that it brings.
 */
export async function listUnbearbeitete(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('widerruf')
    .select('id')
    .where('bearbeitet', '=', 0)
    .orderBy('runde')
    .orderBy((eb) => eb.case().when('link', '=', '').then(1).else(0).end())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The round that is on; `undefined` while nothing waits. */
export async function findRunde(db: Db): Promise<number | undefined> {
  const first = await db
    .selectFrom('widerruf')
    .select('runde')
    .where('bearbeitet', '=', 0)
    .orderBy('runde')
    .limit(1)
    .executeTakeFirst();
  return first?.runde;
}

export async function setBearbeitet(db: Tx, id: string): Promise<void> {
  await db.updateTable('widerruf').set({ bearbeitet: 1 }).where('id', '=', id).execute();
}

export async function setOffen(db: Tx, id: string, isOffen: boolean): Promise<void> {
  await db
    .updateTable('widerruf')
    .set({ offen: isOffen ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Declarations with something to do, the oldest first. Anybody can send any number of them, and none of a
 * customer may be buried: are there more than the limit, the first of each order go before others of the same
 * order, and those without an order come last.
 */
export async function listOffene(db: Db, limit: number): Promise<WiderrufRow[]> {
  const rows = await db
    .with('gereiht', (db) =>
      db
        .selectFrom('widerruf')
        .leftJoin('widerrufEreignis', (join) =>
          join
            .onRef('widerrufEreignis.widerrufId', '=', 'widerruf.id')
            .on('widerrufEreignis.typ', '=', 'zugeordnet'),
        )
        .where('offen', '=', 1)
        .groupBy('widerruf.id')
        .select((eb) => ['widerruf.id as id', eb.fn.max('widerrufEreignis.angaben').as('zu')]),
    )
    .with('gewaehlt', (db) =>
      db.selectFrom('gereiht').select((eb) => [
        'id',
        eb.case().when('zu', 'is', null).then(1).else(0).end().as('ohne'),
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('zu').orderBy('id'))
          .as('platz'),
      ]),
    )
    .selectFrom('widerruf')
    .innerJoin('gewaehlt', 'gewaehlt.id', 'widerruf.id')
    .selectAll('widerruf')
    .orderBy('ohne')
    .orderBy('platz')
    .orderBy('widerruf.id')
    .limit(limit)
    .execute();
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Those of them that were found an order, by their ids, one page after the other: only these are finished, or
 * due again, by it.
 */
export function listOffeneMitAuftrag(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<WiderrufRow[]> {
  return db
    .selectFrom('widerruf')
    .selectAll()
    .where('offen', '=', 1)
    .where('id', '>', nach)
    .where('id', 'in', (eb) =>
      eb.selectFrom('widerrufEreignis').select('widerrufId').where('typ', '=', 'zugeordnet'),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countOffene(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('widerruf')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('offen', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Those that are done, the newest first; `nach`: the last one of the page before. */
export function listErledigte(
  db: Db,
  { nach, limit }: { nach: string | undefined; limit: number },
): Promise<WiderrufRow[]> {
  let query = db.selectFrom('widerruf').selectAll().where('offen', '=', 0).orderBy('id', 'desc').limit(limit);
  if (nach !== undefined) query = query.where('id', '<', nach);
  return query.execute();
}

/** Declarations that an event with one of these contents assigned. */
export async function listZugeordnete(db: Db, angaben: string[]): Promise<WiderrufRow[]> {
  if (angaben.length === 0) return [];
  return db
    .selectFrom('widerruf')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('widerrufEreignis')
        .select('widerrufId')
        .where('typ', '=', 'zugeordnet')
        .where('angaben', 'in', angaben),
    )
    .orderBy('id')
    .execute();
}

/** The ids of the same, the oldest first. */
export async function listZugeordneteIds(db: Db, angaben: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('widerrufEreignis')
    .select('widerrufId')
    .distinct()
    .where('typ', '=', 'zugeordnet')
    .where('angaben', 'in', angaben)
    .orderBy('widerrufId')
    .execute();
  return rows.map(({ widerrufId }) => widerrufId);
}

/** Which of these declarations there are, the newest first. */
export async function listVorhandene(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('widerruf')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who did something to a declaration; `id` null for the shop itself. */
export type Author = { id: string | null; name: string };

/** Adds an event to a declaration whose row the caller has locked. */
export async function addEreignis(
  db: Tx,
  widerrufId: string,
  { ereignis, von }: { ereignis: Omit<WiderrufEreignis, 'von'>; von: Author },
): Promise<void> {
  const { typ, angaben, at } = ereignis;
  const { nr } = await db
    .selectFrom('widerrufEreignis')
    .select((eb) => eb.fn.countAll<number>().as('nr'))
    .where('widerrufId', '=', widerrufId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('widerrufEreignis')
    .values({
      ...{ widerrufId, nr: Number(nr) + 1, typ, createdAt: at },
      angaben: JSON.stringify(widerrufEreignisAngaben[typ].parse(angaben)),
      ...{ von: von.name, vonId: von.id },
    })
    .execute();
}

/** The events of these declarations, each one's in their sequence. */
export async function listWiderrufEreignisse(
  db: Db,
  ids: string[],
): Promise<Map<string, WiderrufEreignis[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('widerrufEreignis')
    .select(['widerrufId', 'typ', 'angaben', 'von', 'createdAt'])
    .where('widerrufId', 'in', ids)
    .orderBy('widerrufId')
    .orderBy('nr')
    .execute();
  const byWiderruf = Map.groupBy(rows, ({ widerrufId }) => widerrufId);
  return new Map([...byWiderruf].map(([id, all]) => [id, all.map(toEreignis)]));
}

function toEreignis({ typ: name, von, createdAt: at, ...row }: Row): WiderrufEreignis {
  const typ = name as WiderrufEreignis['typ'];
  const angaben = widerrufEreignisAngaben[typ].parse(JSON.parse(row.angaben));
  return { typ, angaben, at, von } as WiderrufEreignis;
}

type Row = { typ: string; angaben: string; von: string; createdAt: string };

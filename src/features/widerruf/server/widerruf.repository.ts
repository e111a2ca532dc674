import { type Insertable, type QueryCreator, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { Database, WiderrufTable } from '#server/db/schema.ts';
import {
  type NeuesWiderrufEreignis,
  type WiderrufEreignis,
  widerrufEreignisAngaben,
} from '../bearbeitung/ereignis.ts';

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
    // Written out: SQLite matches a partial index with literals only.
    .where('bearbeitet', '=', sql.lit(0))
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
    .where('bearbeitet', '=', sql.lit(0))
    .orderBy('runde')
    .limit(1)
    .executeTakeFirst();
  return first?.runde;
}

export async function setBearbeitet(db: Tx, id: string): Promise<void> {
  await db.updateTable('widerruf').set({ bearbeitet: 1 }).where('id', '=', id).execute();
}

/** Those of these orders that declarations belong to which nobody has settled. */
export async function listAuftraegeMitOffenen(db: Db, auftragIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('widerruf')
    .select('auftragId')
    .distinct()
    .where('auftragId', 'in', auftragIds)
    .where('offen', '=', 1)
    .execute();
  return rows.flatMap(({ auftragId }) => auftragId ?? []);
}

/**
 * Declarations with which something may be to be done, the oldest first: those that nobody has settled and
 * that have no order, or one of `zuTun` (`listZuTun`). Of an order with several, one may be done while
 * another is not: it counts here, and is shown among those that are done. Anybody can send any number of
 * them, and none of a customer may be buried: are there more than the limit, the first of each order go
 * before others of the same order, and those without an order come last.
 */
export async function listOffene(db: Db, { zuTun, limit }: Auswahl): Promise<WiderrufRow[]> {
  const rows = await db
    .with('gereiht', (db) =>
      offene(db, zuTun).select((eb) => [
        'id',
        eb.case().when('auftragId', 'is', null).then(1).else(0).end().as('ohne'),
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('auftragId').orderBy('id'))
          .as('platz'),
      ]),
    )
    .selectFrom('widerruf')
    .innerJoin('gereiht', 'gereiht.id', 'widerruf.id')
    .selectAll('widerruf')
    .orderBy('ohne')
    .orderBy('platz')
    .orderBy('widerruf.id')
    .limit(limit)
    .execute();
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export async function countOffene(db: Db, zuTun: string[]): Promise<number> {
  const { anzahl } = await offene(db, zuTun)
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** All others, the newest first; `nach`: the last one of the page before. */
export async function listErledigte(
  db: Db,
  { zuTun, nach, limit }: Auswahl & { nach: string | undefined },
): Promise<WiderrufRow[]> {
  const seite = <Query extends ReturnType<typeof offene>>(query: Query) =>
    (nach === undefined ? query : query.where('id', '<', nach))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  const rows = [
    ...(await seite(db.selectFrom('widerruf').where('offen', '=', 0))),
    ...(await seite(fertigeOhneWort(db, zuTun))),
  ];
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
}

type Auswahl = { zuTun: string[]; limit: number };

const offene = (db: QueryCreator<Database>, zuTun: string[]) =>
  db
    .selectFrom('widerruf')
    .where('offen', '=', 1)
    .where((eb) =>
      zuTun.length === 0
        ? eb('auftragId', 'is', null)
        : eb.or([eb('auftragId', 'is', null), eb('auftragId', 'in', zuTun)]),
    );

/** What their orders have finished. */
const fertigeOhneWort = (db: Db, zuTun: string[]) => {
  const query = db.selectFrom('widerruf').where('offen', '=', 1).where('auftragId', 'is not', null);
  return zuTun.length === 0 ? query : query.where('auftragId', 'not in', zuTun);
};

/** The declarations of these orders, the oldest first. */
export async function listZugeordnete(db: Db, auftragIds: string[]): Promise<WiderrufRow[]> {
  if (auftragIds.length === 0) return [];
  return db.selectFrom('widerruf').selectAll().where('auftragId', 'in', auftragIds).orderBy('id').execute();
}

/** The ids of an order's declarations that nobody has settled, without some, the oldest first. */
export async function listOffeneIds(
  db: Db,
  { auftragId, ausser, limit }: { auftragId: string; ausser: string[]; limit?: number },
): Promise<string[]> {
  let query = db
    .selectFrom('widerruf')
    .select('id')
    .where('auftragId', '=', auftragId)
    .where('offen', '=', 1)
    .orderBy('id');
  if (ausser.length > 0) query = query.where('id', 'not in', ausser);
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(({ id }) => id);
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

/**
 * Adds an event to a declaration whose row the caller has locked, and keeps beside it what it says: its order,
 * and whether it is settled. The only way to change them.
 */
export async function addEreignis(
  db: Tx,
  widerrufId: string,
  { ereignis, von }: { ereignis: NeuesWiderrufEreignis; von: Author },
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
  const spalten = spaltenNach(ereignis);
  if (spalten) await db.updateTable('widerruf').set(spalten).where('id', '=', widerrufId).execute();
}

/** What an event changes in the columns that follow from the events. */
function spaltenNach(
  ereignis: NeuesWiderrufEreignis,
): Partial<Pick<WiderrufRow, 'auftragId' | 'offen'>> | undefined {
  switch (ereignis.typ) {
    case 'zugeordnet':
      return { auftragId: ereignis.angaben.auftragId };
    case 'geloest':
      return { auftragId: null };
    case 'erledigt':
      return { offen: 0 };
    case 'geoeffnet':
      return { offen: 1 };
    case 'aufgenommen':
    case 'beleg':
      return undefined;
  }
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

import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { givenInteger, givenRows, givenText } from '#server/db/given-rows.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';

export type AuftragRow = Selectable<AuftragTable>;
export type PostenRow = Selectable<AuftragPostenTable>;

/** An order of a link, as long as it has its person. */
export function findAuftragOf(
  db: Db,
  link: Pick<AuftragRow, 'id'> | Pick<AuftragRow, 'tokenHash'>,
): Promise<AuftragRow | undefined> {
  return db
    .selectFrom('auftrag')
    .selectAll()
    .where((eb) => eb.and(link))
    .where('datenstand', '=', 'voll')
    .executeTakeFirst();
}

/**
 * Orders, locked until the transaction ends: whatever happens to them is decided after this. In the sequence of their
 * ids, so that two who lock several never wait for each other; ids without an order are left out.
 */
export async function lockAuftraege(db: Tx, ids: string[]): Promise<AuftragRow[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom('auftrag').selectAll().where('id', 'in', ids).orderBy('id');
  return (isOnSqlite(db) ? rows : rows.forNoKeyUpdate()).execute();
}

export function listPosten(db: Db, auftragId: string): Promise<PostenRow[]> {
  return db
    .selectFrom('auftragPosten')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
}

/** What the list of orders shows quickly: follows from the order's events, and is written with those that change it. */
const standColumns = ['aufgabe', 'zusageVon', 'zusageBis', 'faelligAt', 'suche', 'widerrufZuTun'] as const;
type Stand = Pick<AuftragRow, (typeof standColumns)[number]>;

export function hasSameStand(a: Stand | undefined, b: Stand): boolean {
  return standColumns.every((column) => a?.[column] === b[column]);
}

const standQuery = fixedQuery((db: Tx, { rows }: { rows: string }) =>
  db
    .updateTable('auftrag')
    .from(givenRows(db, rows))
    .set({
      aufgabe: givenText<AuftragRow['aufgabe']>('aufgabe'),
      zusageVon: givenText('zusageVon'),
      zusageBis: givenText('zusageBis'),
      faelligAt: givenText<string | null>('faelligAt'),
      suche: givenText('suche'),
      widerrufZuTun: givenInteger('widerrufZuTun'),
    })
    .where('auftrag.id', '=', givenText('id')),
);

export async function setStaende(db: Tx, auftraege: (Stand & Pick<AuftragRow, 'id'>)[]): Promise<void> {
  const rows = auftraege.map(({ id, aufgabe, zusageVon, zusageBis, faelligAt, suche, widerrufZuTun }) => {
    return { id, aufgabe, zusageVon, zusageBis, faelligAt, suche, widerrufZuTun };
  });
  if (rows.length > 0) await standQuery(db, { rows: JSON.stringify(rows) });
}

/** Lets an order wait longer; one of which nothing is due any more, because money came in meanwhile, stays so. */
export async function postponeFaellig(db: Tx, id: string, faelligAt: string): Promise<void> {
  await db
    .updateTable('auftrag')
    .set({ faelligAt })
    .where('id', '=', id)
    .where('faelligAt', 'is not', null)
    .execute();
}

export async function setFaellig(db: Tx, id: string, faelligAt: string | null): Promise<void> {
  await db.updateTable('auftrag').set({ faelligAt }).where('id', '=', id).execute();
}

/** An order that is paid by transfer instead of online: the only change of what is frozen that keeps its person. */
export async function setUeberweisung(
  db: Tx,
  { id, zahlart, gezeigt, terminVon, terminBis }: AuftragRow,
): Promise<void> {
  await db
    .updateTable('auftrag')
    .set({ zahlart, gezeigt, terminVon, terminBis })
    .where('id', '=', id)
    .execute();
}

export async function setAccount(db: Tx, id: string, accountId: string): Promise<void> {
  await db.updateTable('auftrag').set({ accountId }).where('id', '=', id).execute();
}

export type Faellig = { id: string; faelligAt: string };

/** Orders of which something is due, the oldest due time first. */
export function listFaellige(db: Db, { bis, limit }: { bis: Date; limit: number }): Promise<Faellig[]> {
  return db
    .selectFrom('auftrag')
    .select(['id', 'faelligAt'])
    .where('faelligAt', '<=', bis.toISOString())
    .orderBy('faelligAt')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ faelligAt: string }>()
    .execute();
}

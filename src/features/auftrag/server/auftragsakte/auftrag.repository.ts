import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
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

/** An order, locked until the transaction ends: whatever happens to it is decided after this. */
export async function lockAuftrag(db: Tx, id: string): Promise<AuftragRow | undefined> {
  const row = db.selectFrom('auftrag').selectAll().where('id', '=', id);
  return (isOnSqlite(db) ? row : row.forNoKeyUpdate()).executeTakeFirst();
}

export function listPosten(db: Db, auftragId: string): Promise<PostenRow[]> {
  return db
    .selectFrom('auftragPosten')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
}

/** What the list of orders shows quickly: follows from the order's events, and is written with each of them. */
export async function setStand(
  db: Tx,
  id: string,
  stand: Pick<AuftragRow, 'aufgabe' | 'zusageVon' | 'zusageBis' | 'faelligAt' | 'suche' | 'widerrufZuTun'>,
): Promise<void> {
  await db.updateTable('auftrag').set(stand).where('id', '=', id).execute();
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

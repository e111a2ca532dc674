import { type Selectable, sql } from 'kysely';
import { isOnSqlite } from '#server/db/columns.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';

export type AuftragRow = Selectable<AuftragTable>;
export type PostenRow = Selectable<AuftragPostenTable>;

export function findAuftragByToken(db: Db, token: string): Promise<AuftragRow | undefined> {
  return db.selectFrom('auftrag').selectAll().where('token', '=', token).executeTakeFirst();
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

/** Orders with the number of their pieces, newest first; with `vor` those that are older than that one. */
export function listAuftragRows(db: Db, { vor, limit }: { vor?: string | undefined; limit: number }) {
  const rows = withStueck(db).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit);
  if (vor === undefined) return rows.execute();
  return rows
    .where(sql<boolean>`("createdAt", id) < (select "createdAt", id from auftrag where id = ${vor})`)
    .execute();
}
export type AuftragListRow = Awaited<ReturnType<typeof listAuftragRows>>[number];

export function readAuftragRow(db: Db, id: string): Promise<AuftragListRow> {
  return withStueck(db).where('id', '=', id).executeTakeFirstOrThrow();
}

function withStueck(db: Db) {
  return db
    .selectFrom('auftrag')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('auftragPosten')
        .select(({ fn }) => fn.sum<number>('menge').as('stueck'))
        .whereRef('auftragId', '=', 'auftrag.id')
        .as('stueck'),
    );
}

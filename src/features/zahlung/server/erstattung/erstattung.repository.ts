import type { Db, Tx } from '#server/db/connect.ts';
import type { ErstattungTable } from '#server/db/schema.ts';

export type Erstattung = ErstattungTable;

/** Those that the provider has not brought to an end. */
export const laufendeStaende = ['beantragt', 'unklar', 'laeuft'] as const satisfies Erstattung['stand'][];

export function findErstattung(db: Db, id: string): Promise<Erstattung | undefined> {
  return db.selectFrom('erstattung').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All money of an order that went back or is to, the newest first. */
export function listErstattungen(db: Db, auftragId: string): Promise<Erstattung[]> {
  return db
    .selectFrom('erstattung')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Of one payment those that the provider may still say something new about. */
export function listOffeneZuVersuch(db: Db, versuchId: string): Promise<Pick<Erstattung, 'id'>[]> {
  return db
    .selectFrom('erstattung')
    .select('id')
    .where('versuchId', '=', versuchId)
    .where('pruefenAt', 'is not', null)
    .orderBy('createdAt')
    .execute();
}

/** Those of which the provider is to be asked, the oldest time first. */
export function listFaelligeErstattungen(
  db: Db,
  { bis, limit }: { bis: Date; limit: number },
): Promise<Pick<Erstattung, 'id'>[]> {
  return db
    .selectFrom('erstattung')
    .select('id')
    .where('pruefenAt', '<=', bis.toISOString())
    .orderBy('pruefenAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The transfer of an order that is to be made; there is at most one. */
export function findWartendeUeberweisung(db: Db, auftragId: string): Promise<Erstattung | undefined> {
  return db
    .selectFrom('erstattung')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .where('weg', '=', 'ueberweisung')
    .where('stand', '=', 'beantragt')
    .executeTakeFirst();
}

export async function insertErstattungen(db: Tx, rows: Erstattung[]): Promise<void> {
  await db.insertInto('erstattung').values(rows).execute();
}

/** Changes one that stands as `von` says; returns whether it did. */
export async function setErstattung(
  db: Tx,
  { id, von }: { id: string; von: readonly Erstattung['stand'][] },
  neu: Partial<
    Pick<
      Erstattung,
      'stand' | 'anbieterId' | 'grund' | 'iban' | 'inhaber' | 'pruefenAt' | 'geprueftAt' | 'beendetAt'
    >
  >,
): Promise<boolean> {
  const row = await db
    .updateTable('erstattung')
    .set(neu)
    .where('id', '=', id)
    .where('stand', 'in', von)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the provider's ids out of those that ended before: they lead to a person. Returns how many it were. */
export async function forgetErstattungIds(
  db: Tx,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const alte = db
    .selectFrom('erstattung')
    .select('id')
    .where('beendetAt', '<', before)
    .where('anbieterId', 'is not', null)
    .limit(limit);
  const rows = await db
    .updateTable('erstattung')
    .set({ anbieterId: null })
    .where('id', 'in', alte)
    .returning('id')
    .execute();
  return rows.length;
}

import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { ZahlungsversuchTable } from '#server/db/schema.ts';

export type Versuch = ZahlungsversuchTable;

/** How an attempt has ended. */
export type VersuchEnde = Exclude<Versuch['stand'], 'beginnt' | 'offen'>;

/** As the indexes say it. */
const istOffen = sql<SqlBool>`stand in ('beginnt', 'offen')`;

export function findVersuch(db: Db, id: string): Promise<Versuch | undefined> {
  return db.selectFrom('zahlungsversuch').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a payment at a provider is one of the shop's. */
export async function isBekannt(db: Db, versuch: { anbieter: string; anbieterId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('zahlungsversuch')
    .select('id')
    .where((eb) => eb.and(versuch))
    .executeTakeFirst();
  return row !== undefined;
}

/** The attempt of an order that has not ended; there is at most one. */
export function findOffenenVersuch(db: Db, auftragId: string): Promise<Versuch | undefined> {
  return db
    .selectFrom('zahlungsversuch')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .where(istOffen)
    .executeTakeFirst();
}

/** The attempts by which an order was paid, the newest first. */
export function listBezahlteVersuche(db: Db, auftragId: string): Promise<Versuch[]> {
  return db
    .selectFrom('zahlungsversuch')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .where('stand', '=', 'bezahlt')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Attempts that have not ended, a part at a time, by the ids of their orders: each has one at most. */
export function listOffeneVersuche(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<Versuch[]> {
  return db
    .selectFrom('zahlungsversuch')
    .selectAll()
    .where(istOffen)
    .where('auftragId', '>', nach)
    .orderBy('auftragId')
    .limit(limit)
    .execute();
}

/** Those of which the provider is to be asked, the oldest time first. */
export function listFaelligeVersuche(
  db: Db,
  { bis, limit }: { bis: Date; limit: number },
): Promise<Pick<Versuch, 'id'>[]> {
  return db
    .selectFrom('zahlungsversuch')
    .select('id')
    .where(istOffen)
    .where('pruefenAt', '<=', bis.toISOString())
    .orderBy('pruefenAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertVersuch(db: Tx, row: Versuch): Promise<void> {
  await db.insertInto('zahlungsversuch').values(row).execute();
}

/** Keeps where it is paid; one that has ended or is open already stays as it is. */
export async function openVersuch(
  db: Tx,
  id: string,
  begonnen: Pick<Versuch, 'anbieterId' | 'adresse'>,
): Promise<void> {
  await db
    .updateTable('zahlungsversuch')
    .set({ ...begonnen, stand: 'offen' })
    .where('id', '=', id)
    .where('stand', '=', 'beginnt')
    .execute();
}

/** Keeps what the provider calls an attempt that had ended before it answered. */
export async function setAnbieterId(db: Tx, id: string, anbieterId: string): Promise<void> {
  await db
    .updateTable('zahlungsversuch')
    .set({ anbieterId })
    .where('id', '=', id)
    .where('anbieterId', 'is', null)
    .execute();
}

type Ende = { stand: VersuchEnde; at: Date; weg?: Versuch['weg']; von?: Versuch['stand'][] | undefined };

/** Ends an attempt that stands as `von` says, which is open unless it is said; returns whether it did. */
export async function endVersuch(
  db: Tx,
  id: string,
  { stand, at, weg = null, von = ['beginnt', 'offen'] }: Ende,
): Promise<boolean> {
  const row = await db
    .updateTable('zahlungsversuch')
    .set({ stand, weg, adresse: null, beendetAt: at.toISOString(), pruefenAt: null })
    .where('id', '=', id)
    .where('stand', 'in', von)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When an open attempt was asked about, and when it is asked about next. */
export async function setPruefung(
  db: Tx,
  id: string,
  zeiten: Partial<Pick<Versuch, 'geprueftAt' | 'pruefenAt'>>,
): Promise<void> {
  await db.updateTable('zahlungsversuch').set(zeiten).where('id', '=', id).where(istOffen).execute();
}

/** Takes the provider's ids out of attempts that ended before: they lead to a person. Returns how many it were. */
export async function forgetAnbieterIds(
  db: Tx,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const alte = db
    .selectFrom('zahlungsversuch')
    .select('id')
    .where('beendetAt', '<', before)
    .where('anbieterId', 'is not', null)
    .limit(limit);
  const rows = await db
    .updateTable('zahlungsversuch')
    .set({ anbieterId: null })
    .where('id', 'in', alte)
    .returning('id')
    .execute();
  return rows.length;
}

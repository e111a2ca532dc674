import type { Db, Tx } from '#server/db/connect.ts';
import type { ProbelaufTable } from '#server/db/schema.ts';

export type Lauf = ProbelaufTable;

/** A provider, with a kind of key. */
export type Wo = Pick<Lauf, 'anbieter' | 'modus'>;

/** Since when its access holds (ISO 8601); missing where nobody knows. */
export type Seit = { seit?: string | undefined };

export function findLauf(db: Db, id: string): Promise<Lauf | undefined> {
  return db.selectFrom('probelauf').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The last try there; what is open before all, also where the clock was set back since another. */
export function findLetztenLauf(db: Db, { anbieter, modus }: Wo): Promise<Lauf | undefined> {
  return db
    .selectFrom('probelauf')
    .selectAll()
    .where('anbieter', '=', anbieter)
    .where('modus', '=', modus)
    .orderBy((eb) => eb.case().when('stand', 'in', ['begonnen', 'bezahlt']).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether a try there went well since this access holds, whatever came of those after it. */
export async function hasZurueck(db: Db, { anbieter, modus, seit = '' }: Wo & Seit): Promise<boolean> {
  const row = await db
    .selectFrom('probelauf')
    .select('id')
    .where('anbieter', '=', anbieter)
    .where('modus', '=', modus)
    .where('stand', '=', 'zurueck')
    .where('createdAt', '>=', seit)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment at a provider is a try of the owner’s. */
export async function isProbelauf(
  db: Db,
  { anbieter, anbieterId }: { anbieter: string; anbieterId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('probelauf')
    .select('id')
    .where('anbieter', '=', anbieter)
    .where('anbieterId', '=', anbieterId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds one that is begun, unless there is one. */
export async function insertLauf(db: Tx, row: Lauf): Promise<void> {
  await db
    .insertInto('probelauf')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Keeps what the provider calls one that it has begun. */
export async function setLaufAnbieterId(db: Tx, id: string, anbieterId: string): Promise<void> {
  await db
    .updateTable('probelauf')
    .set({ anbieterId })
    .where('id', '=', id)
    .where('stand', '=', 'begonnen')
    .where('anbieterId', 'is', null)
    .execute();
}

type Neu = Partial<Pick<Lauf, 'stand' | 'grund' | 'bezahltAt' | 'beendetAt'>>;

/** Changes one of which no money was seen. */
export async function setUnbezahlten(db: Tx, id: string, neu: Neu): Promise<void> {
  await db
    .updateTable('probelauf')
    .set(neu)
    .where('id', '=', id)
    .where('stand', 'in', ['begonnen', 'gescheitert'])
    .where('bezahltAt', 'is', null)
    .execute();
}

/** Changes one that is paid, and of which it is not known whether its money goes back. */
export async function setBezahlten(db: Tx, id: string, neu: Neu): Promise<void> {
  await db.updateTable('probelauf').set(neu).where('id', '=', id).where('stand', '=', 'bezahlt').execute();
}

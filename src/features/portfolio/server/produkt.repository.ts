import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { ProduktTable } from '#server/db/schema.ts';
import type { ProduktPlatz } from '../contract.ts';
import type { Platz } from '../reihenfolge/neue-plaetze.ts';
import type { Stelle } from '../reihenfolge/stelle.ts';

export type ProduktRow = Selectable<ProduktTable>;
export type ProduktChanges = Updateable<ProduktTable>;

export function findAktivesProdukt(db: Db, id: string): Promise<ProduktRow | undefined> {
  return db.selectFrom('produkt').selectAll().where('id', '=', id).where('aktiv', '=', 1).executeTakeFirst();
}

export async function hasAktivesProdukt(db: Db, id: string): Promise<boolean> {
  const query = db.selectFrom('produkt').select('id').where('id', '=', id).where('aktiv', '=', 1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** These products, in any order; unknown ids are left out. */
export async function listProduktRows(db: Db, ids: string[]): Promise<ProduktRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('produkt').selectAll().where('id', 'in', ids).execute();
}

/** The place of every product, or of those that shoppers see, in any order. */
export function listStellen(
  db: Db,
  { nurAktive }: { nurAktive: boolean },
): Promise<(Stelle & { id: string })[]> {
  return db
    .selectFrom('produkt')
    .select(['id', 'reihenfolge', 'name'])
    .$if(nurAktive, (query) => query.where('aktiv', '=', 1))
    .execute();
}

export function findProduktRow(db: Db, id: string): Promise<ProduktRow | undefined> {
  return db.selectFrom('produkt').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The product that has this number. */
export function findArtikelnummer(
  db: Db,
  artikelnummer: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('produkt')
    .select(['id', 'name'])
    .where('artikelnummer', '=', artikelnummer)
    .executeTakeFirst();
}

/** Adds the product, or returns `false` when its name is taken. */
export async function insertProdukt(db: Tx, row: Insertable<ProduktTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('produkt')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The product to write, and the version that the change is based on, if that matters. */
export type ProduktStand = { id: string; version: number | undefined };

/**
 * Changes a product and raises its version, or returns `undefined` when there is no such product or its version is
 * another one. The check is part of the update, so that only one of two concurrent changes succeeds.
 */
export function updateProdukt(
  db: Tx,
  { id, version }: ProduktStand,
  changes: ProduktChanges,
): Promise<ProduktRow | undefined> {
  return db
    .updateTable('produkt')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/** Gives products new places and raises their versions, all in one statement; returns them as they are then. */
export async function updateReihenfolge(
  db: Tx,
  plaetze: Platz[],
  changes: Pick<ProduktChanges, 'geaendertVon' | 'updatedAt'>,
): Promise<ProduktPlatz[]> {
  if (plaetze.length === 0) return [];
  const rows = plaetze.map(({ id, reihenfolge }) => sql`(${id}, cast(${reihenfolge} as integer))`);
  const written = await db
    .with('platz(id, reihenfolge)', () => sql<Platz>`(values ${sql.join(rows)})`)
    .updateTable('produkt')
    .from('platz')
    .set(changes)
    .set((eb) => ({
      reihenfolge: eb.ref('platz.reihenfolge'),
      version: eb('produkt.version', '+', 1),
    }))
    .whereRef('produkt.id', '=', 'platz.id')
    .returning(['produkt.id as _id', 'produkt.reihenfolge', 'produkt.version', 'produkt.updatedAt'])
    .execute();
  return written.map((one) => ({ ...one, geaendertVon: changes.geaendertVon ?? undefined }));
}

/** Deletes a product with its references to pictures; returns its name if it existed. */
export async function deleteProduktRow(db: Tx, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('produkt').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name;
}

export async function countProdukte(db: Db): Promise<{ total: number; active: number }> {
  const { total, active } = await db
    .selectFrom('produkt')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number | null>('aktiv').as('active')])
    .executeTakeFirstOrThrow();
  return { total, active: active ?? 0 };
}

import type { Db } from '#server/db/connect.ts';
import { type RezeptTyp, rezeptTeile } from '../rezept.ts';

/**
 * Holds everybody else off who changes what products are made of, until the transaction ends: a product that is saved
 * while a raw material appears would otherwise miss it for ever. Taken first, before any other row.
 */
export async function lockRezepte(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

/** Products that name a raw material of this kind and are not linked to one; `bezeichnung` as they name it. */
export async function listUnlinked(db: Db, typ: RezeptTyp): Promise<{ id: string; bezeichnung: string }[]> {
  const { feld, link } = teilOf(typ);
  const rows = await db
    .selectFrom('produkt')
    .select(['id', `${feld} as bezeichnung`])
    .where(link, 'is', null)
    .execute();
  return rows.flatMap(({ id, bezeichnung }) => (bezeichnung === null ? [] : [{ id, bezeichnung }]));
}

export async function setLink(
  db: Db,
  produktIds: string[],
  { typ, rohstoffId }: { typ: RezeptTyp; rohstoffId: string },
): Promise<void> {
  await db
    .updateTable('produkt')
    .set({ [teilOf(typ).link]: rohstoffId })
    .where('id', 'in', produktIds)
    .execute();
}

/** The names of the products that are made of a raw material. */
export async function listNamesMadeOf(db: Db, rohstoffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('produkt')
    .select('name')
    .where((eb) => eb.or(rezeptTeile.map(({ link }) => eb(link, '=', rohstoffId))))
    .execute();
  return rows.map(({ name }) => name);
}

/** A product with everything its recipe comes from. */
export function findRezeptProdukt(db: Db, produktId: string) {
  return db
    .selectFrom('produkt')
    .select([
      'id',
      'name',
      'gramm',
      'seife',
      'aroma',
      'verpackung',
      'rohseifeId',
      'duftoelId',
      'verpackungId',
    ])
    .where('id', '=', produktId)
    .executeTakeFirst();
}

function teilOf(typ: RezeptTyp) {
  const teil = rezeptTeile.find((one) => one.typ === typ);
  if (!teil) throw new Error(`No recipe has a ${typ}.`);
  return teil;
}

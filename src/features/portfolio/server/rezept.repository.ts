import type { Db } from '#server/db/connect.ts';
import { type RezeptTyp, rezeptTeile } from '../rezept.ts';

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

/** Products with what their recipe is made from; all of them, one, or those made of a raw material. */
export function listRezeptRows(db: Db, only: { produktId?: string; rohstoffId?: string } = {}) {
  const { produktId, rohstoffId } = only;
  let query = db
    .selectFrom('produkt')
    .select(['id', 'name', 'seife', 'gramm', 'aroma', 'seifenform', 'verpackung', 'preisCent', 'aktiv'])
    .select(['reihenfolge', 'rohseifeId', 'duftoelId', 'verpackungId']);
  if (produktId !== undefined) query = query.where('id', '=', produktId);
  if (rohstoffId !== undefined)
    query = query.where((eb) => eb.or(rezeptTeile.map(({ link }) => eb(link, '=', rohstoffId))));
  return query.execute();
}

function teilOf(typ: RezeptTyp) {
  const teil = rezeptTeile.find((one) => one.typ === typ);
  if (!teil) throw new Error(`No recipe has a ${typ}.`);
  return teil;
}

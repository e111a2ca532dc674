import { findRohstoffId } from '#features/rohstoffe/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { deutsch } from '#shared/text/collator.ts';
import { nameKeyOf } from '#shared/text/name-key.ts';
import type { RezeptPosten, RezeptTeil } from '../../rezept.ts';
import { angabenTeileOf, type TypColumns } from '../produkt-angaben.ts';
import { listProduktRezepte } from './list-produkt-rezepte.ts';
import { deleteRezept, insertRezept, listNamesMadeOf } from './rezept.repository.ts';

/**
 * Links the parts of a product to the raw materials that they name, and stores the amounts per piece (R10). A part
 * whose name is unchanged keeps its link, so that links survive renamed raw materials. Needs the catalogue's lock.
 */
export async function writeRezept(
  db: Tx,
  { id, ...columns }: TypColumns & { id: string },
  vorher: RezeptPosten[] = [],
): Promise<void> {
  const posten: RezeptPosten[] = [];
  for (const teil of angabenTeileOf(columns)) posten.push(await resolve(db, teil, vorher));
  if (JSON.stringify(posten) === JSON.stringify(vorher)) return;
  await deleteRezept(db, id);
  await insertRezept(db, posten.flatMap(toRow(id)));
}

async function resolve(db: Db, teil: RezeptTeil, vorher: RezeptPosten[]): Promise<RezeptPosten> {
  const { typ, bezeichnung } = teil;
  const known = vorher.find((one) => one.teil === teil.teil && isSameName(one.bezeichnung, bezeichnung));
  if (known?.rohstoffId) return { ...teil, rohstoffId: known.rohstoffId };
  const found = bezeichnung ? await findRohstoffId(db, { typ, bezeichnung }) : undefined;
  return { ...teil, rohstoffId: found ?? null };
}

function toRow(produktId: string) {
  return ({ teil, rohstoffId, menge }: RezeptPosten) =>
    rohstoffId === null ? [] : [{ produktId, teil, rohstoffId, menge }];
}

/** Links the products that were waiting for a raw material of this name (R10). */
export async function linkRezepte(
  db: Tx,
  { id: rohstoffId, typ, bezeichnung }: { id: string; typ: string; bezeichnung: string },
): Promise<void> {
  const rows = (await listProduktRezepte(db)).flatMap(({ id, rezept }) =>
    rezept
      .filter((posten) => posten.rohstoffId === null && posten.typ === typ)
      .filter((posten) => isSameName(posten.bezeichnung, bezeichnung))
      .flatMap((posten) => toRow(id)({ ...posten, rohstoffId })),
  );
  await insertRezept(db, rows);
}

/** The names of the products made of a raw material, in German order (R9). */
export async function listProdukteMadeOf(db: Db, rohstoffId: string): Promise<string[]> {
  return (await listNamesMadeOf(db, rohstoffId)).sort(deutsch.compare);
}

function isSameName(one: string | null, other: string | null): boolean {
  return nameKeyOf(one ?? '') === nameKeyOf(other ?? '');
}

import { findRohstoffId } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/collator.ts';
import { nameKeyOf } from '#shared/name-key.ts';
import { type RezeptFelder, type RezeptLinks, rezeptTeile } from '../rezept.ts';
import { listNamesMadeOf, listUnlinked, setLink } from './rezept.repository.ts';

/**
 * The raw materials that a product's fields name, `null` where there is none yet (R10). A field that stays as it was
 * keeps its link, so that the link survives a new name of the raw material. Under the catalogue's lock.
 */
export async function resolveRezept(
  db: Db,
  felder: Partial<RezeptFelder>,
  vorher?: RezeptFelder & RezeptLinks,
): Promise<RezeptLinks> {
  const links: RezeptLinks = { rohseifeId: null, duftoelId: null, verpackungId: null };
  for (const { typ, feld, link } of rezeptTeile) {
    const bezeichnung = felder[feld] === undefined ? vorher?.[feld] : felder[feld];
    const known = isSameName(bezeichnung, vorher?.[feld]) && vorher?.[link];
    if (known) links[link] = known;
    else if (bezeichnung) links[link] = (await findRohstoffId(db, { typ, bezeichnung })) ?? null;
  }
  return links;
}

/** Links the products that have been waiting for a raw material of this name (R10). */
export async function linkRezepte(
  db: Db,
  { id, typ, bezeichnung }: { id: string; typ: string; bezeichnung: string },
): Promise<void> {
  const teil = rezeptTeile.find((one) => one.typ === typ);
  if (!teil) return;
  const waiting = (await listUnlinked(db, teil.typ)).filter((produkt) =>
    isSameName(produkt.bezeichnung, bezeichnung),
  );
  const produktIds = waiting.map((produkt) => produkt.id);
  if (produktIds.length > 0) await setLink(db, produktIds, { typ: teil.typ, rohstoffId: id });
}

/** The names of the products made of a raw material, in German order (R9). */
export async function listProdukteMadeOf(db: Db, rohstoffId: string): Promise<string[]> {
  return (await listNamesMadeOf(db, rohstoffId)).sort(deutsch.compare);
}

function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  return nameKeyOf(one ?? '') === nameKeyOf(other ?? '');
}

import { listRohstoffTypen } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { isKnownTyp } from '../../produkttypen/produkt-typen.ts';
import { angabenTeileOf } from '../produkt-angaben.ts';
import { listLinks, listTypen, type RezeptRow } from './rezept.repository.ts';

type Produkt = Awaited<ReturnType<typeof listTypen>>[number];
/** A row of a recipe with the kind of its raw material. */
type Link = RezeptRow & { typ: string | undefined };

/**
 * Finds problems with products and their recipes: each product is of a known type with valid fields, and each part of
 * its recipe is a raw material of the right kind in the amount that follows from those fields.
 */
export async function verifyRezepte(db: Db): Promise<string[]> {
  const typen = await listRohstoffTypen(db);
  const rows = (await listLinks(db)).map((row) => ({ ...row, typ: typen.get(row.rohstoffId) }));
  const links = Map.groupBy(rows, ({ produktId }) => produktId);
  return (await listTypen(db)).flatMap((produkt) =>
    problemsOf(produkt, links.get(produkt.id) ?? []).map((text) => `Produkte: „${produkt.name}“ ${text}`),
  );
}

function problemsOf(produkt: Produkt, links: Link[]): string[] {
  if (!isKnownTyp(produkt.typ)) return [`hat die unbekannte Art ${produkt.typ}.`];
  const teile = readTeile(produkt);
  if (!teile) return ['hat unlesbare Angaben.'];
  return links.flatMap(({ teil, typ, menge }) => {
    const wanted = teile.find((one) => one.teil === teil);
    if (!wanted || wanted.typ !== typ)
      return [`hat im Rezept unter ${teil} einen Rohstoff, der dort nicht hingehört.`];
    return wanted.menge === menge ? [] : [`hat im Rezept unter ${teil} ${menge} statt ${wanted.menge}.`];
  });
}

function readTeile(produkt: Produkt) {
  try {
    return angabenTeileOf(produkt);
  } catch {
    return undefined;
  }
}

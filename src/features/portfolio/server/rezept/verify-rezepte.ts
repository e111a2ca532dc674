import type { Db } from '#server/db/connect.ts';
import { isKnownTyp } from '../../produkttypen/produkt-typen.ts';
import { teileOf } from '../produkt-angaben.ts';
import { listLinks, listTypen } from './rezept.repository.ts';

type Produkt = Awaited<ReturnType<typeof listTypen>>[number];
type Link = Awaited<ReturnType<typeof listLinks>>[number];

/**
 * Finds problems with products and their recipes: each product is of a known type with valid fields, and each part of
 * its recipe is a raw material of the right kind in the amount that follows from those fields.
 */
export async function verifyRezepte(db: Db): Promise<string[]> {
  const links = Map.groupBy(await listLinks(db), ({ produktId }) => produktId);
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
    if (wanted?.typ !== typ) return [`hat im Rezept unter ${teil} einen Rohstoff, der dort nicht hingehört.`];
    return wanted.menge === menge ? [] : [`hat im Rezept unter ${teil} ${menge} statt ${wanted.menge}.`];
  });
}

function readTeile(produkt: Produkt) {
  try {
    return teileOf(produkt);
  } catch {
    return undefined;
  }
}

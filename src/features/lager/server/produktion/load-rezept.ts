import { describeLuecke } from '#features/portfolio/rezept.ts';
import { listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';

/** A product with the amount of each raw material per piece, and the gaps of its recipe (R10). */
export async function loadRezept(db: Db, produktId: string) {
  const [produkt] = await listProduktRezepte(db, { produktIds: [produktId] });
  if (!produkt) throw notFound('Produkt');
  const { name, rezept } = produkt;
  const mengen = new Map<string, number>();
  const fehlend: string[] = [];
  for (const posten of rezept.filter(({ menge }) => menge > 0)) {
    const { rohstoffId, menge } = posten;
    if (rohstoffId === null) fehlend.push(describeLuecke(posten));
    // Two parts of a recipe may be the same raw material.
    else mengen.set(rohstoffId, (mengen.get(rohstoffId) ?? 0) + menge);
  }
  return { name, mengen, fehlend };
}

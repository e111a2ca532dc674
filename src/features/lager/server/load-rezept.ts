import { describeLuecke } from '#features/portfolio/rezept.ts';
import { listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';

/** A product with what one piece takes of which raw material, and what of its recipe nobody has (R10). */
export async function loadRezept(db: Db, produktId: string) {
  const [produkt] = await listProduktRezepte(db, { produktId });
  if (!produkt) throw notFound('Produkt');
  const { name, rezept } = produkt;
  const teile = rezept.filter(({ menge }) => menge > 0);
  return {
    name,
    mengen: new Map(teile.flatMap(({ rohstoffId, menge }) => (rohstoffId ? [[rohstoffId, menge]] : []))),
    fehlend: teile.filter(({ rohstoffId }) => rohstoffId === null).map(describeLuecke),
  };
}

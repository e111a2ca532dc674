import type { Db } from '#server/db/connect.ts';
import type { Posten } from '../../produktion/produktion-plan.ts';
import { findArtikelRows } from '../lager.repository.ts';
import { toLagerArtikel } from '../to-lager-artikel.ts';

/** The raw materials of a recipe, given as id and amount per piece, with their names and stock. */
export async function loadPosten(db: Db, mengen: Map<string, number>): Promise<Posten[]> {
  const rows = await findArtikelRows(db, [...mengen.keys()]);
  const artikel = new Map(rows.map((row) => [row.artikelId, toLagerArtikel(row)]));
  return [...mengen].map(([artikelId, mengeProStueck]) => {
    const rohstoff = artikel.get(artikelId);
    if (!rohstoff) throw new Error(`The raw material ${artikelId} has no level.`);
    const { typ, name, einheit, menge: vorrat } = rohstoff;
    return { typ, artikelId, name, einheit, mengeProStueck, vorrat };
  });
}

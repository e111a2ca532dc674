import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/text/collator.ts';
import { listAlleProdukte } from '../produkt.repository.ts';
import { listProdukteMitBild, type ProduktMitBild } from './list-produkte-kurz.ts';

/** All products in short, active or not, in the order of the shop. */
export async function listSortiment(db: Db): Promise<ProduktMitBild[]> {
  const rows = await listAlleProdukte(db);
  const sorted = rows.toSorted((a, b) => a.reihenfolge - b.reihenfolge || deutsch.compare(a.name, b.name));
  const kurz = await listProdukteMitBild(
    db,
    sorted.map(({ id }) => id),
  );
  return sorted.flatMap(({ id }) => kurz.get(id) ?? []);
}

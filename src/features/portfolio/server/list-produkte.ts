import type { Db } from '#server/db/connect.ts';
import type { Produkt } from '../contract.ts';
import { listAktiveProdukte, listProduktBilder } from './produkt.repository.ts';
import { toProdukt } from './to-produkt.ts';

// Sorted here and not by the database, whose idea of umlauts differs from one to the other.
const deutsch = new Intl.Collator('de');

/** The public catalogue: active products by reihenfolge, then name (rulings.md, Answers of the API). */
export async function listProdukte(db: Db): Promise<Produkt[]> {
  const rows = await listAktiveProdukte(db);
  if (rows.length === 0) return [];
  const bilder = Map.groupBy(
    await listProduktBilder(
      db,
      rows.map(({ id }) => id),
    ),
    ({ produktId }) => produktId,
  );
  return rows
    .sort((a, b) => a.reihenfolge - b.reihenfolge || deutsch.compare(a.name, b.name))
    .map((row) => toProdukt(row, bilder.get(row.id) ?? []));
}

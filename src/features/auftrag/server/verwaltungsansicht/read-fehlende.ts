import { listFehlende } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * How many pieces of these products the shelf does not hold for each order that waits for some: the older
 * ones get theirs before. By order and product; orders that get all of theirs are left out.
 */
export async function readFehlende(db: Db, produktIds: string[]): Promise<Map<string, Map<string, number>>> {
  const byAuftrag = new Map<string, Map<string, number>>();
  if (produktIds.length === 0) return byAuftrag;
  for (const { artikelId, warten } of await listFehlende(db, produktIds))
    for (const { auftragId, fehlend } of warten) {
      const fehlende = byAuftrag.get(auftragId) ?? new Map<string, number>();
      byAuftrag.set(auftragId, fehlende.set(artikelId, fehlend));
    }
  return byAuftrag;
}

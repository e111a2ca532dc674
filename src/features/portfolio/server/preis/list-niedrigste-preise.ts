import type { Db } from '#server/db/connect.ts';
import { ermaessigungOf } from '../../preis/ermaessigung.ts';
import type { ProduktRow } from '../produkt.repository.ts';
import { listPreise } from './preisverlauf.repository.ts';
import { toPreisstand } from './to-preisstand.ts';

/** Of those of these products that are shown as reduced, the lowest price before, in euros (PAngV § 11). */
export async function listNiedrigstePreise(db: Db, rows: ProduktRow[]): Promise<Map<string, number>> {
  const markiert = rows.filter(({ ermaessigt }) => ermaessigt === 1);
  if (markiert.length === 0) return new Map();
  const preise = Map.groupBy(
    await listPreise(
      db,
      markiert.map(({ id }) => id),
    ),
    ({ produktId }) => produktId,
  );
  return new Map(
    markiert.flatMap(({ id, createdAt }) => {
      const staende = (preise.get(id) ?? []).map(toPreisstand);
      const ermaessigung = ermaessigungOf({ staende, createdAt });
      return ermaessigung?.isGezeigt ? [[id, ermaessigung.niedrigsterPreis]] : [];
    }),
  );
}

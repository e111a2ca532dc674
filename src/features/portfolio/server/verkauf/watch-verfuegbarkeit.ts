import { readFreie } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockKatalog, raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { verfuegbarkeitOf } from '../../verkauf/verfuegbarkeit.ts';
import { verfuegbarkeitText } from '../../verkauf/verfuegbarkeit-text.ts';
import { produktFertigungstageOf } from '../to-produkt.ts';
import { listProduktKurzRows, type ProduktKurzRow } from './produkt-kurz.repository.ts';

/**
 * Runs work that changes levels or held stock of these products, nothing else of them, after locking the catalogue;
 * raises its version if shoppers read something else afterwards ('noch 2', 'gerade vergriffen'), so that no cached page
 * says what is no longer true. Without products it only runs the work.
 */
export async function watchVerfuegbarkeit<T>(
  db: Tx,
  produktIds: string[],
  work: () => Promise<T>,
): Promise<T> {
  if (produktIds.length === 0) return work();
  await lockKatalog(db);
  const rows = await listProduktKurzRows(db, { ids: produktIds });
  const before = await readWorte(db, rows);
  const result = await work();
  const after = await readWorte(db, rows);
  if (produktIds.some((id) => before.get(id) !== after.get(id))) await raiseKatalogVersion(db);
  return result;
}

/** What shoppers read beside each of these products; those that they do not see are left out. */
async function readWorte(db: Tx, rows: ProduktKurzRow[]): Promise<Map<string, string>> {
  const sichtbare = rows.filter(({ aktiv }) => aktiv === 1);
  const freie = await readFreie(
    db,
    sichtbare.map(({ id }) => id),
  );
  return new Map(
    sichtbare.map((row) => {
      const stand = { frei: freie.get(row.id) ?? 0, fertigungstage: produktFertigungstageOf(row) };
      return [row.id, verfuegbarkeitText(verfuegbarkeitOf(stand))];
    }),
  );
}

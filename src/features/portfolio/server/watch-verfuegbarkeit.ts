import { readFreie } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { verfuegbarkeitOf, verfuegbarkeitText } from '../verfuegbarkeit.ts';
import { lockKatalog, raiseKatalogVersion } from './katalog.repository.ts';
import { listProduktKurzRows } from './produkt-kurz.repository.ts';

/**
 * Runs work that changes levels or held stock of these products, after locking the catalogue; raises its version if shoppers
 * are told something else afterwards ('noch 2', 'gerade vergriffen'), so that no cached page says what is no longer true.
 */
export async function watchVerfuegbarkeit<T>(
  db: Tx,
  produktIds: string[],
  work: () => Promise<T>,
): Promise<T> {
  await lockKatalog(db);
  const before = await readWorte(db, produktIds);
  const result = await work();
  const after = await readWorte(db, produktIds);
  if (produktIds.some((id) => before.get(id) !== after.get(id))) await raiseKatalogVersion(db);
  return result;
}

async function readWorte(db: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await listProduktKurzRows(db, { ids });
  const freie = await readFreie(db, ids);
  return new Map(
    rows.map(({ id, aufBestellung, fertigungstage }) => {
      const stand = { frei: freie.get(id) ?? 0, fertigungstage: aufBestellung === 1 ? fertigungstage : null };
      return [id, verfuegbarkeitText(verfuegbarkeitOf(stand))];
    }),
  );
}

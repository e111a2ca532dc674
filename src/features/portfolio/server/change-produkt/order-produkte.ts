import type { Db } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { ReihenfolgeBody } from '../../reihenfolge-body.ts';
import { listVerwalteteProdukte } from '../list-produkte.ts';
import { listPlaetze, updateReihenfolge } from '../produkt.repository.ts';

const changedText =
  'Der Bestand an Produkten hat sich geändert. Bitte laden Sie die Seite neu und ordnen Sie noch einmal.';

/** Sets the order of all products: reihenfolge 1, 2, 3 … Refused when a product was added or deleted meanwhile. */
export async function orderProdukte(
  db: Db,
  { ids }: ReihenfolgeBody,
  von: string,
): Promise<VerwaltetesProdukt[]> {
  await changeKatalog(db, async (db) => {
    const rows = await listPlaetze(db);
    if (!isEachOnce(ids, rows)) throw new AppError('CONFLICT', changedText);
    const before = new Map(rows.map(({ id, reihenfolge }) => [id, reihenfolge]));
    const moved = ids
      .map((id, index) => ({ id, reihenfolge: index + 1 }))
      .filter(({ id, reihenfolge }) => before.get(id) !== reihenfolge);
    await updateReihenfolge(db, moved, { geaendertVon: von, updatedAt: new Date().toISOString() });
  });
  return listVerwalteteProdukte(db);
}

function isEachOnce(ids: string[], rows: { id: string }[]): boolean {
  const named = new Set(ids);
  return ids.length === rows.length && named.size === rows.length && rows.every(({ id }) => named.has(id));
}

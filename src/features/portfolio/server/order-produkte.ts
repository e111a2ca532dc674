import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import type { VerwaltetesProdukt } from '../contract.ts';
import type { ReihenfolgeBody } from '../reihenfolge-body.ts';
import { changeKatalog } from './katalog.repository.ts';
import { listVerwalteteProdukte } from './list-produkte.ts';
import { listAlleProdukte, type ProduktRow } from './produkt.repository.ts';
import { writeProdukt } from './write-produkt.ts';

const changedText =
  'Der Bestand an Produkten hat sich geändert. Bitte laden Sie die Seite neu und ordnen Sie noch einmal.';

/** Sets the order of all products: reihenfolge 1, 2, 3 … Refused when a product was added or deleted meanwhile. */
export function orderProdukte(db: Db, { ids }: ReihenfolgeBody, von: string): Promise<VerwaltetesProdukt[]> {
  return changeKatalog(db, async (db) => {
    const rows = await listAlleProdukte(db);
    if (!isEachOnce(ids, rows)) throw new AppError('CONFLICT', changedText);
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    for (const { id, reihenfolge } of rows) {
      const place = places.get(id);
      if (place !== reihenfolge)
        await writeProdukt(db, { id, version: undefined, von }, { reihenfolge: place });
    }
    return listVerwalteteProdukte(db);
  });
}

function isEachOnce(ids: string[], rows: ProduktRow[]): boolean {
  const named = new Set(ids);
  return ids.length === rows.length && named.size === rows.length && rows.every(({ id }) => named.has(id));
}

import type { Db } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { ProduktPlatz } from '../../contract.ts';
import { neuePlaetze } from '../../reihenfolge/neue-plaetze.ts';
import type { ReihenfolgeBody } from '../../reihenfolge/reihenfolge-body.ts';
import { compareStellen } from '../../reihenfolge/stelle.ts';
import { listStellen, updateReihenfolge } from '../produkt.repository.ts';

const changedText =
  'Der Bestand an Produkten hat sich geändert. Bitte laden Sie die Seite neu und ordnen Sie noch einmal.';

/**
 * Puts these products, which may be some or all, into this order on the places that they have together. Returns those
 * whose number changed. Refused when one of them was deleted meanwhile.
 */
export function orderProdukte(db: Db, { ids }: ReihenfolgeBody, von: string): Promise<ProduktPlatz[]> {
  return changeKatalog(db, async (db) => {
    const alle = (await listStellen(db, { nurAktive: false })).sort(compareStellen);
    const moved = neuePlaetze(alle, ids);
    if (!moved) throw new AppError('CONFLICT', changedText);
    return updateReihenfolge(db, moved, { geaendertVon: von, updatedAt: new Date().toISOString() });
  });
}

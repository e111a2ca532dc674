import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { maxProdukte, type ProdukteQuery } from '../auswahl.ts';
import { compareStellen, readStelle, type Stelle, stelleText } from '../reihenfolge/stelle.ts';
import { listStellen } from './produkt.repository.ts';

/**
 * The ids of a part of the catalogue in its order; `gesamt` and `weiter` as in the answer. `isNamed`: who reads the
 * whole catalogue in parts of this size comes to this one. There are few of these; places can be made up without end.
 */
export type Auswahl = { ids: string[]; gesamt?: number; weiter?: string; isNamed: boolean };

/** The ids of those that shoppers see. */
export async function listOeffentlicheIds(db: Db): Promise<string[]> {
  return (await sortedStellen(db, true)).map(({ id }) => id);
}

/** The part that a caller asks for: of all products, or of those that shoppers see. */
export async function choose(
  db: Db,
  { nach, seite = 1, anzahl = maxProdukte }: ProdukteQuery,
  { nurAktive }: { nurAktive: boolean },
): Promise<Auswahl> {
  const alle = await sortedStellen(db, nurAktive);
  const from = nach === undefined ? (seite - 1) * anzahl : indexAfter(alle, readStelle(nach));
  const teil = alle.slice(from, from + anzahl);
  const davor = alle[from - 1];
  const isPlatz =
    nach === undefined ? from <= alle.length : davor !== undefined && stelleText(davor) === nach;
  const last = from + anzahl < alle.length ? teil.at(-1) : undefined;
  return {
    ids: teil.map(({ id }) => id),
    ...(teil.length < alle.length ? { gesamt: alle.length } : {}),
    ...(last ? { weiter: stelleText(last) } : {}),
    isNamed: isPlatz && from % anzahl === 0,
  };
}

async function sortedStellen(db: Db, nurAktive: boolean): Promise<(Stelle & { id: string })[]> {
  const alle = await listStellen(db, { nurAktive });
  await nextTurn();
  return alle.sort(compareStellen);
}

/** The products after a place, whether or not one stands there now. */
function indexAfter(alle: Stelle[], nach: Stelle): number {
  const at = alle.findIndex((one) => compareStellen(one, nach) > 0);
  return at < 0 ? alle.length : at;
}

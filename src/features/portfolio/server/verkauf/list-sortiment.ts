import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import type { ProdukteQuery } from '../../auswahl.ts';
import { choose } from '../list-stellen.ts';
import { listProdukteMitBild, type ProduktMitBild } from './list-produkte-kurz.ts';

/** Products in short, in the order of the shop; `weiter` as in the answer. */
export type Sortiment = { produkte: ProduktMitBild[]; weiter?: string };

/** A part of all products, or of those that shoppers see (ADR 105). */
export async function listSortiment(
  db: Db,
  query: ProdukteQuery,
  { nurAktive = false } = {},
): Promise<Sortiment> {
  const { ids, weiter } = await choose(db, query, { nurAktive });
  await nextTurn();
  const kurz = await listProdukteMitBild(db, ids);
  const produkte = ids.flatMap((id) => kurz.get(id) ?? []);
  return { produkte, ...(weiter === undefined ? {} : { weiter }) };
}

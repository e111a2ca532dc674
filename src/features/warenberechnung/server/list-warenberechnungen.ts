import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProdukteQuery } from '#features/portfolio/auswahl.ts';
import { choose, listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Warenberechnungen } from '../contract.ts';
import { readRechengrundlage } from './read-rechengrundlage.ts';
import { toWarenberechnungKurz } from './to-warenberechnung.ts';
import { listRows } from './warenberechnung.repository.ts';

/**
 * A part of all products (ADR 105) with the result of their calculation, with default parameters where none is stored.
 * Reading and computing each have a turn of the event loop.
 */
export async function listWarenberechnungen(
  db: Db,
  query: ProdukteQuery,
  now: Date,
): Promise<Warenberechnungen> {
  const { ids: produktIds, isNamed: _, ...teil } = await choose(db, query, { nurAktive: false });
  const produkte = await listProduktRezepte(db, { produktIds });
  const lage = await readRechengrundlage(db, now);
  const rows = await listRows(db, produktIds);
  const stored = new Map(rows.map(({ produktId, parameter }) => [produktId, parameter]));
  await nextTurn();
  return {
    data: produkte.map((produkt) => toWarenberechnungKurz(produkt, stored.get(produkt.id), lage)),
    ...teil,
  };
}

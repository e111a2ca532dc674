import { setImmediate as nextTurn } from 'node:timers/promises';
import { listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { WarenberechnungKurz } from '../contract.ts';
import { readRechengrundlage } from './read-rechengrundlage.ts';
import { toWarenberechnungKurz } from './to-warenberechnung.ts';
import { listRows } from './warenberechnung.repository.ts';

/**
 * All products with the result of their calculation, with default parameters where none is stored: three queries in
 * all. Reading and computing each have a turn of the event loop.
 */
export async function listWarenberechnungen(db: Db, now: Date): Promise<WarenberechnungKurz[]> {
  const produkte = await listProduktRezepte(db);
  const lage = await readRechengrundlage(db, now);
  const stored = new Map((await listRows(db)).map(({ produktId, parameter }) => [produktId, parameter]));
  await nextTurn();
  return produkte.map((produkt) => toWarenberechnungKurz(produkt, stored.get(produkt.id), lage));
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { listAlleIds } from '../list-stellen.ts';
import { listProdukteMitBild, type ProduktMitBild } from './list-produkte-kurz.ts';

/** Products that are read in one turn of the event loop. */
const perTurn = 500;

/** All products in short, active or not, in the order of the shop. */
export async function listSortiment(db: Db): Promise<ProduktMitBild[]> {
  const ids = await listAlleIds(db);
  const sortiment: ProduktMitBild[] = [];
  for (let from = 0; from < ids.length; from += perTurn) {
    await nextTurn();
    const teil = ids.slice(from, from + perTurn);
    const kurz = await listProdukteMitBild(db, teil);
    sortiment.push(...teil.flatMap((id) => kurz.get(id) ?? []));
  }
  return sortiment;
}

import type { Db } from '#server/db/connect.ts';
import {
  countLoeschFaellige,
  countMitPerson,
  type Faelligkeit,
  listLoeschFaellige,
} from './loeschung.repository.ts';

/** How many there are, how many of them the next run would empty, and the numbers of some of those. */
type LoeschLage = { anzahl: number; faellig: number; beispiele: string[] };

/** What `anonymiseAuftraege` would do at a time, found with its own conditions; changes nothing. */
export async function readLoeschLage(
  db: Db,
  now: Date,
  beispiele: number,
): Promise<{ bestellungen: LoeschLage; wuensche: LoeschLage }> {
  const { anzahl, wuensche } = await countMitPerson(db);
  const lageOf = async (art: Faelligkeit, anzahl: number) => ({
    anzahl,
    faellig: await countLoeschFaellige(db, art, now),
    beispiele: (await listLoeschFaellige(db, art, { now, limit: beispiele })).map(({ nummer }) => nummer),
  });
  return { bestellungen: await lageOf('anonym', anzahl), wuensche: await lageOf('pflicht', wuensche) };
}

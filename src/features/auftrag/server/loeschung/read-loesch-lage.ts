import type { Db } from '#server/db/connect.ts';
import { dueAuftraege } from './due-auftraege.ts';
import { countLoeschFaellige, countMitPerson, type Faelligkeit } from './loeschung.repository.ts';

/** How many there are, how many of them the next run would empty, and the numbers of some of those. */
type LoeschLage = { anzahl: number; faellig: number; beispiele: string[] };

/** What `anonymiseAuftraege` would do at a time, found with its own conditions; changes nothing. */
export async function readLoeschLage(
  db: Db,
  now: Date,
  beispiele: number,
): Promise<{ bestellungen: LoeschLage; wuensche: LoeschLage }> {
  const { anzahl, wuensche } = await countMitPerson(db);
  const faellig = await countLoeschFaellige(db, 'anonym', now);
  return {
    bestellungen: { anzahl, faellig, beispiele: await nummernOf(db, 'anonym', { now, most: beispiele }) },
    wuensche: await wuenscheOf(db, { now, beispiele, anzahl: wuensche }),
  };
}

/** Of those that somebody asked for there are few, and which of them still wait only their events say. */
async function wuenscheOf(
  db: Db,
  { now, beispiele, anzahl }: { now: Date; beispiele: number; anzahl: number },
): Promise<LoeschLage> {
  const nummern = await nummernOf(db, 'pflicht', { now, most: Infinity });
  return { anzahl, faellig: nummern.length, beispiele: nummern.slice(0, beispiele) };
}

async function nummernOf(
  db: Db,
  art: Faelligkeit,
  { now, most }: { now: Date; most: number },
): Promise<string[]> {
  const nummern: string[] = [];
  for await (const { nummer } of dueAuftraege(db, art, now)) {
    nummern.push(nummer);
    if (nummern.length >= most) break;
  }
  return nummern;
}

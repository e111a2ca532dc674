import { endHalt, lockBestaende } from '#features/bestand/server/index.ts';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Markttag } from '../contract.ts';
import { listMarktPostenOf, updateMarkttag } from './markt.repository.ts';
import { refuseVorbei } from './refuse-vorbei.ts';
import { lockTag, type MarktBearbeitung, readMarkttag } from './take-along.ts';

/** Releases what a market day holds: nothing was sold, or it did not take place. */
export function dropMarkt(db: Db, id: string, { von, now }: MarktBearbeitung): Promise<Markttag> {
  return inTransaction(db, async (db) => {
    const tag = await lockTag(db, id);
    if (tag) refuseVorbei(tag);
    const ids = ((await listMarktPostenOf(db, [id])).get(id) ?? []).map(({ produktId }) => produktId);
    await watchVerfuegbarkeit(db, ids, async () => {
      await lockBestaende(db, ids);
      await endHalt(db, { auftragId: id, stand: 'frei', at: now });
      const geaendertAt = now.toISOString();
      await updateMarkttag(db, { id, stand: 'verworfen', von: von.name, vonId: von.id, geaendertAt });
    });
    return readMarkttag(db, id);
  });
}

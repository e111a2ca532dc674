import { endHalt, lockBestaende } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Ereignis } from '../ereignis.ts';
import { type PostenRow, setFaellig } from './bestellung.repository.ts';
import { type Author, insertEreignis } from './ereignis.repository.ts';

type Storno = {
  auftragId: string;
  posten: PostenRow[];
  ereignis: Extract<Ereignis, { typ: 'storniert' }>;
  von: Author;
};

/**
 * Cancels an order: its pieces are free again in the same transaction. The caller has locked the catalogue and the order's row, and
 * has decided after that.
 */
export async function writeStorno(db: Tx, { auftragId, posten, ereignis, von }: Storno): Promise<void> {
  await insertEreignis(db, { auftragId, ereignis, von });
  await setFaellig(db, auftragId, null);
  await lockBestaende(
    db,
    posten.map(({ produktId }) => produktId),
  );
  await endHalt(db, { auftragId, stand: 'frei', at: new Date(ereignis.at) });
}

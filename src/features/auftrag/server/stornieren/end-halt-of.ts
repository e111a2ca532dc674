import { endHalt, lockBestaende } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { PostenRow } from '../auftragsakte/auftrag.repository.ts';

/** Frees everything that an order holds, of levels that it locks first. */
export async function endHaltOf(
  db: Tx,
  { auftragId, posten, at }: { auftragId: string; posten: PostenRow[]; at: Date },
): Promise<void> {
  await lockBestaende(
    db,
    posten.map(({ produktId }) => produktId),
  );
  await endHalt(db, { auftragId, stand: 'frei', at });
}

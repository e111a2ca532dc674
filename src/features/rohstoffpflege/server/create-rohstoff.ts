import { linkRezepte } from '#features/portfolio/server/index.ts';
import type { Rohstoff } from '#features/rohstoffe/contract.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { addRohstoff, type NewRohstoffOf } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { refuseTaken } from './refuse-taken.ts';

/** Creates a raw material with its opening stock; products that were waiting for its name are linked to it (R10). */
export function createRohstoff<Kind extends RohstoffKind>(
  db: Db,
  neu: NewRohstoffOf<Kind>,
): Promise<Rohstoff<Kind>> {
  return refuseTaken(neu.body.bezeichnung, () =>
    inTransaction(db, async (db) => {
      // Blocks concurrent changes of recipes until the transaction ends.
      await lockKatalog(db);
      const rohstoff = await addRohstoff(db, neu);
      await linkRezepte(db, { id: rohstoff._id, typ: neu.kind.typ, bezeichnung: rohstoff.bezeichnung });
      return rohstoff;
    }),
  );
}

import { linkRezepte } from '#features/portfolio/server/index.ts';
import type { BetroffenesProdukt, Rohstoff } from '#features/rohstoffe/contract.ts';
import { einheitspreisOf } from '#features/rohstoffe/einheitspreis.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { type RohstoffChange, readRohstoff, writeRohstoff } from '#features/rohstoffe/server/index.ts';
import { listBetroffene } from '#features/warenberechnung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { refuseTaken } from './refuse-taken.ts';

/** `betroffen`: the products whose calculation changes, present only when the price per unit changed. */
export type ChangedRohstoff<Kind extends RohstoffKind = RohstoffKind> = {
  data: Rohstoff<Kind>;
  betroffen?: BetroffenesProdukt[];
};

/**
 * Changes the fields that are sent. A new stock is booked as a correction in the ledger; a new name keeps every link.
 */
export async function changeRohstoff<Kind extends RohstoffKind>(
  db: Db,
  change: RohstoffChange<Kind>,
): Promise<ChangedRohstoff<Kind>> {
  const { kind, id, body } = change;
  const { vorher, data } = await refuseTaken(body.bezeichnung, () =>
    inTransaction(db, async (db) => {
      // Blocks concurrent changes of recipes until the transaction ends.
      await lockKatalog(db);
      const vorher = await readRohstoff(db, kind, id);
      await writeRohstoff(db, change, vorher);
      const { bezeichnung } = body;
      if (bezeichnung !== undefined) await linkRezepte(db, { id, typ: kind.typ, bezeichnung });
      return { vorher, data: await readRohstoff(db, kind, id) };
    }),
  );
  const alterPreis = einheitspreisOf(kind, vorher);
  if (einheitspreisOf(kind, data) === alterPreis) return { data };
  return { data, betroffen: await listBetroffene(db, { rohstoffId: id, alterPreis }) };
}

import { nameBestellungen } from '#features/bestand/betroffene.ts';
import type { Buchungsanlass } from '#features/bestand/server/index.ts';
import type { Produktion, ProduktionBody } from '#features/lager/produktion/produktion-contract.ts';
import { bookProduktion } from '#features/lager/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { listPackbare } from './list-zu-fertigen.ts';

/** Books a production (R13), and names the orders that waited for its pieces and can be packed now. */
export function bookAndNamePackbare(
  db: Db,
  body: ProduktionBody,
  anlass: Buchungsanlass,
): Promise<Produktion> {
  return inTransaction(db, async (db) => {
    const { produktion, gedeckte } = await bookProduktion(db, body, anlass);
    const nummern = await listPackbare(db, gedeckte);
    return nummern.length === 0 ? produktion : { ...produktion, packbar: nameBestellungen(nummern) };
  });
}

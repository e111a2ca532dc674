import { setBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertProdukt } from '../factories.ts';

type Ware = Parameters<typeof insertProdukt>[1] & { menge: number; fertigungstage?: number };

/** A soap with pieces on the shelf; `fertigungstage`: it is also made to order. */
export async function insertWare(db: Db, { menge, fertigungstage, ...produkt }: Ware): Promise<string> {
  const id = await insertProdukt(db, produkt);
  await changeVorrat(db, id, menge);
  if (fertigungstage !== undefined)
    await db.updateTable('produkt').set({ aufBestellung: 1, fertigungstage }).where('id', '=', id).execute();
  return id;
}

export async function changeVorrat(db: Db, artikelId: string, menge: number): Promise<void> {
  await inTransaction(db, (db) => setBestand(db, { artikelId, menge, grund: 'Test' }));
}

import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import type { PostAdresse } from '#features/auftrag/server/index.ts';
import { cancelForKunde, recordLoeschwunsch, takeOverAuftrag } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { findBestellung, readBestellung } from './read-bestellung.ts';

/** What was done, in German, and the order as it is then. */
type Geaendert = { message: string; bestellung: Bestellung };

/** Cancels the order of a link. */
export function cancelBestellung(
  db: Db,
  token: string,
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<Geaendert> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const message = await cancelForKunde(db, id, { now, adresse });
    return { message, bestellung: await readBestellung(db, token) };
  });
}

/** Records that the customer of a link wants deleted what of her order may be. */
export function requestLoeschung(db: Db, token: string, { now }: { now: Date }): Promise<Geaendert> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const message = await recordLoeschwunsch(db, id, now);
    return { message, bestellung: await readBestellung(db, token) };
  });
}

/** Gives the order of a link to an account. */
export function takeOverBestellung(db: Db, token: string, accountId: string): Promise<Bestellung> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    await takeOverAuftrag(db, id, accountId);
    return readBestellung(db, token);
  });
}

import { type LockedAccount, lockAccount, lockAdmins } from '#features/auth/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { BenutzerData } from '../contract.ts';
import { readOneBenutzer } from './read-benutzer.ts';

type Change = { change: (db: Tx, locked: LockedAccount) => Promise<void>; now: Date };

/** Changes an account that is locked meanwhile, all or nothing, and returns the person as she is then. */
export function changeLocked(db: Db, id: string, { change, now }: Change): Promise<BenutzerData> {
  const work = async (db: Tx) => {
    const locked = await lockAccount(db, { id });
    if (!locked) throw notFound('Benutzer');
    await change(db, locked);
    return readOneBenutzer(db, id, now);
  };
  return inTransaction(db, work, { lockFirst: lockAdmins });
}

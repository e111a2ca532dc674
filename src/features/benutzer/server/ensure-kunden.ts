import { listNewAccounts } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addKunde } from './add-kunde.ts';

const atOnce = 200;

/**
 * Gives every account that has none a customer number and a record. Whoever reads or changes customers calls this first,
 * so it does not matter which way an account came: registration, terminal, first admin or an older version of the shop.
 * With nothing to do it costs one look into an empty index.
 */
export async function ensureKunden(db: Db): Promise<void> {
  for (;;) {
    const accounts = await listNewAccounts(db, atOnce);
    if (accounts.length === 0) return;
    // One by one, so that nobody who registers meanwhile has to wait for all of them.
    for (const account of accounts) await db.transaction().execute((db) => addKunde(db, account));
  }
}

import { lockAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addKunde } from './add-kunde.ts';
import { listKundeRows } from './kunde.repository.ts';
import { listAccountsWithoutKunde } from './verify-kunden.repository.ts';

/**
 * Makes the people behind accounts that have none: during an update, a node that knows of no people yet may register
 * somebody after the step of the schema that made the missing ones (ADR 041). Two nodes at it at once make one person.
 */
export async function addMissingKunden(db: Db, signal: AbortSignal): Promise<void> {
  for (const { id } of await listAccountsWithoutKunde(db)) {
    signal.throwIfAborted();
    await db.transaction().execute(async (db) => {
      const locked = await lockAccount(db, { id });
      const [kunde] = await listKundeRows(db, [id]);
      if (locked && !kunde) await addKunde(db, locked.account);
    });
  }
}

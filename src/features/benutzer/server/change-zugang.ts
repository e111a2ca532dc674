import { type AccountChanges, changeAccount, lockAccount } from '#features/auth/server/index.ts';
import { insertAenderung, setSperrgrund } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { notFound } from '#shared/wire/errors.ts';

/** Changes made from the terminal; `sperrgrund` belongs to a status and is cleared by the next one. */
export type ZugangChanges = Pick<AccountChanges, 'role' | 'status' | 'passwordHash'> & {
  sperrgrund?: string;
};

const names = { role: 'rolle', status: 'status', passwordHash: 'passwort' } as const;

/** Changes role, status or password of an account and records it in the person's history, all or nothing. */
export async function changeZugang(
  db: Db,
  email: string,
  { sperrgrund = '', ...changes }: ZugangChanges,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const locked = await lockAccount(db, { email });
    if (!locked) throw notFound('Konto');
    const { account } = locked;
    const now = new Date();
    await changeAccount(db, locked, { ...changes, now });
    if (changes.status) await setSperrgrund(db, account.id, sperrgrund);
    const changed = (['role', 'status', 'passwordHash'] as const).filter(
      (name) => changes[name] !== undefined && changes[name] !== account[name],
    );
    const felder = changed.map((name) => names[name]);
    if (felder.length > 0) await insertAenderung(db, account.id, { von: { name: 'Terminal' }, felder, now });
  });
}

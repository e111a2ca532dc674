import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { emailOf } from '#shared/email-adresse.ts';
import type { Account, Status } from '../../contract.ts';
import { insertAccount } from './account.repository.ts';

/** The fields of a new account. The password is already hashed, because hashing must not run inside a transaction. */
export type NewAccount = Omit<Account, 'id'> & {
  passwordHash: string;
  status?: Status;
  datenschutzAt?: string | null;
  lastLogin?: string | null;
};

/** Adds an account, or returns `undefined` when its e-mail address is taken. */
export async function createAccount(
  db: Tx,
  { status = 'active', datenschutzAt = null, lastLogin = null, ...columns }: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  const id = randomUUIDv7();
  const nowText = now.toISOString();
  const isAdded = await insertAccount(db, {
    ...columns,
    id,
    email: emailOf(columns.email),
    status,
    datenschutzAt,
    createdAt: nowText,
    updatedAt: nowText,
    lastLogin,
  });
  const { passwordHash: _, ...account } = columns;
  return isAdded ? { id, ...account } : undefined;
}

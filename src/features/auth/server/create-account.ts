import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import type { Account, Status } from '../contract.ts';
import { insertAccount } from './account.repository.ts';

/** What a new account is made of. The password comes hashed, because hashing does not belong into a transaction. */
export type NewAccount = Omit<Account, 'id'> & {
  passwordHash: string;
  status?: Status;
  datenschutzAt?: string | null;
  lastLogin?: string | null;
};

/** Adds an account, or answers `undefined` when its e-mail address is taken. */
export async function createAccount(
  db: Db,
  { status = 'active', datenschutzAt = null, lastLogin = null, ...columns }: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  const id = randomUUIDv7();
  const nowText = now.toISOString();
  const isAdded = await insertAccount(db, {
    ...columns,
    id,
    email: columns.email.trim(),
    status,
    datenschutzAt,
    createdAt: nowText,
    updatedAt: nowText,
    lastLogin,
  });
  const { passwordHash: _, ...account } = columns;
  return isAdded ? { id, ...account } : undefined;
}

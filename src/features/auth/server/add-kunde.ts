import type { Db } from '#server/db/connect.ts';
import type { Account } from '../contract.ts';

/**
 * Makes the person behind a new account, inside the transaction that makes the account. Persons are of an area above
 * this one, so whoever composes the server hands it in.
 */
export type AddKunde = (db: Db, account: Account) => Promise<void>;

import type { Tx } from '#server/db/connect.ts';
import type { Account } from '../contract.ts';

/**
 * Adds the person behind a new account, inside the transaction that adds the account. Persons belong to an area above
 * this one, so `app.ts` passes the function in.
 */
export type AddKunde = (db: Tx, account: Account) => Promise<void>;

import type { Tx } from '#server/db/connect.ts';
import type { Account } from '../contract.ts';

/**
 * What else belongs to a registration, inside its transaction: the mail that confirms the address. Mail belongs to an area above this
 * one, so `app.ts` passes the function in.
 */
export type OnRegistered = (db: Tx, account: Account) => Promise<void>;

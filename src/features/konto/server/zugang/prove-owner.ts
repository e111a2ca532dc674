import {
  type Caller,
  checkOwnPassword,
  type EndedSessions,
  findSignedIn,
  holdSignedIn,
  type LockedAccount,
} from '#features/auth/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { nachweisText } from '../../nachweis-text.ts';

/** What a caller shows of an account: the token of a session, if any, and a password, if one was typed. */
export type Nachweis = {
  bearer: string | undefined;
  password: string | undefined;
  caller: Caller;
  ended: EndedSessions;
};

/** Looks in the transaction, with the account locked, whether what was shown is still true; throws if it is not. */
export type StillOwner = (db: Tx, locked: LockedAccount) => Promise<void>;

/**
 * Refuses who is not signed in to this account and does not know its password. A session that is over, or of
 * another account, shows nothing, and is no fault. A password counts as an attempt to sign in.
 */
export async function proveOwner(
  db: Db,
  accountId: string,
  { bearer, password, caller, ended }: Nachweis,
): Promise<StillOwner> {
  const moment = { now: caller.now, ended };
  if (bearer && (await isSignedInTo(db, accountId, { bearer, ...moment })))
    return async (db) => {
      if ((await holdSignedIn(db, bearer, moment))?.id !== accountId) throw unproven();
    };
  if (password === undefined) throw unproven();
  const { passwordHash } = await checkOwnPassword(db, { account: { id: accountId }, password }, caller);
  return async (_db, { account }) => {
    if (account.passwordHash !== passwordHash) throw unproven();
  };
}

type Asked = { bearer: string | undefined; now: Date; ended: EndedSessions };

/** Whether a token is that of a session of this account. */
export async function isSignedInTo(
  db: Db,
  accountId: string,
  { bearer, ...moment }: Asked,
): Promise<boolean> {
  return bearer !== undefined && (await findSignedIn(db, bearer, moment))?.id === accountId;
}

function unproven(): AppError {
  return new AppError('BAD_REQUEST', nachweisText, { fehler: [`password: ${nachweisText}`] });
}

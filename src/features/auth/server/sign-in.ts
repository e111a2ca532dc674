import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import { placeOf } from '#shared/place-of.ts';
import type { LoginBody, SignInReply, Status } from '../contract.ts';
import { emailKeyOf } from '../email-key.ts';
import { toUser } from '../to-user.ts';
import { findAccountByEmail, noteLogin } from './account.repository.ts';
import { deleteAttempts, forgiveAttempt } from './attempt.repository.ts';
import { attemptKey } from './attempt-key.ts';
import { limitAttempts } from './limit-attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { startSession } from './start-session.ts';

const wrongText = 'E-Mail-Adresse oder Passwort ist falsch.';

/** Answered only after the right password. */
const closedTexts: Record<Exclude<Status, 'active'>, string> = {
  blocked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.',
  pending: 'Dieses Konto ist noch nicht freigeschaltet.',
};

/** The origin and time of a call; `address` is the caller's IP address. */
export type Caller = { address: string; now: Date };

/**
 * Signs in with e-mail and password. An unknown e-mail and a wrong password cost the same work and get the same
 * answer; every attempt is counted before the password is checked.
 */
export async function signIn(
  db: Db,
  { email, password }: LoginBody,
  { address, now }: Caller,
): Promise<SignInReply> {
  const place = placeOf(address);
  await limitAttempts(db, { kind: 'address', value: place }, now);
  await limitAttempts(db, { kind: 'account', value: emailKeyOf(email) }, now);

  const account = await findAccountByEmail(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash);
  if (!account || !isRight) throw new AppError('UNAUTHORIZED', wrongText);
  if (account.status !== 'active') throw new AppError('UNAUTHORIZED', closedTexts[account.status]);

  return inTransaction(db, async (db) => {
    if (!(await noteLogin(db, account, now.toISOString()))) throw new AppError('UNAUTHORIZED', wrongText);
    await deleteAttempts(db, attemptKey('account', emailKeyOf(email)));
    await forgiveAttempt(db, attemptKey('address', place), now);
    const token = await startSession(db, account, now);
    return { success: true, message: 'Anmeldung erfolgreich', token, user: toUser(account) };
  });
}

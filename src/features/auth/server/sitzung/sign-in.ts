import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { networkOf } from '#shared/place-of.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { LoginBody, SignInReply, Status } from '../../contract.ts';
import { toUser } from '../../to-user.ts';
import { type AccountRow, findAccountByEmail, noteLogin } from '../account/account.repository.ts';
import { signInCounters } from '../attempt-counters.ts';
import { atHashPlace } from '../passwort/hash-place.ts';
import { verifyPassword } from '../passwort/password-hash.ts';
import { addDevice, knownDevice } from './device-list.ts';
import { startSession } from './start-session.ts';

const wrongText = 'E-Mail-Adresse oder Passwort ist falsch.';

/** Answered only after the right password. */
const closedTexts: Record<Exclude<Status, 'active'>, string> = {
  blocked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.',
  pending: 'Dieses Konto ist noch nicht freigeschaltet.',
};

/**
 * The origin and time of a call: the caller's IP address, the list of accounts that its device keeps, and the
 * device in words.
 */
export type Caller = { address: string; devices: string | undefined; geraet: string; now: Date };

/** The answer, and the new list for the device. */
export type SignedIn = { reply: SignInReply; devices: string };

/**
 * Signs in with e-mail and password. An unknown e-mail and a wrong password cost the same work and get the same
 * answer; every attempt is counted before the password is checked.
 */
export async function signIn(
  db: Db,
  { email, password }: LoginBody,
  { address, devices, geraet, now }: Caller,
): Promise<SignedIn> {
  const secret = await readSecret(db);
  const account = await findAccountByEmail(db, email);
  const device = account && knownDevice(devices, account, { secret, now });
  const counters = signInCounters(secret, { email, address, device });
  const origin = { network: networkOf(address), account: device && account.id };
  return atHashPlace(db, origin, async () => {
    await limitAttempts(db, counters, now);
    const checked = await checkAccess(account, password);
    return inTransaction(db, async (db) => {
      if (!(await noteLogin(db, checked, now.toISOString()))) throw new AppError('UNAUTHORIZED', wrongText);
      await forgiveAttempts(db, counters, now);
      const token = await startSession(db, { ...checked, geraet }, now);
      return {
        reply: { success: true, message: 'Anmeldung erfolgreich', token, user: toUser(checked) },
        devices: addDevice(devices, checked, { secret, now }),
      };
    });
  });
}

/** Returns the account if it exists, the password is right and it is not closed. */
async function checkAccess(account: AccountRow | undefined, password: string): Promise<AccountRow> {
  const isRight = await verifyPassword(password, account?.passwordHash);
  if (!account || !isRight) throw new AppError('UNAUTHORIZED', wrongText);
  if (account.status !== 'active') throw new AppError('UNAUTHORIZED', closedTexts[account.status]);
  return account;
}

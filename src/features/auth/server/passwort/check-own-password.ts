import type { Db } from '#server/db/connect.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { networkOf } from '#shared/place-of.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Account } from '../../contract.ts';
import { type AccountRow, findAccountById } from '../account/account.repository.ts';
import { signInCounters } from '../attempt-counters.ts';
import { knownDevice } from '../sitzung/device-list.ts';
import type { Caller } from '../sitzung/sign-in.ts';
import { atHashPlace } from './hash-place.ts';
import { verifyPassword } from './password-hash.ts';

const wrongText = 'Das Passwort stimmt nicht.';

/**
 * Checks the current password of who is signed in, before a change that a found phone must not make. It
 * counts as an attempt to sign in does, so that a session is no way to guess.
 */
export async function checkOwnPassword(
  db: Db,
  { account: { id }, password }: { account: Pick<Account, 'id'>; password: string },
  { address, devices, now }: Caller,
): Promise<AccountRow> {
  const secret = await readSecret(db);
  const account = await findAccountById(db, id);
  if (!account) throw wrong();
  const device = knownDevice(devices, account, { secret, now });
  const counters = signInCounters(secret, { email: account.email, address, device });
  return atHashPlace(db, { network: networkOf(address), account: device && id }, async () => {
    await limitAttempts(db, counters, now);
    if (!(await verifyPassword(password, account.passwordHash))) throw wrong();
    await forgiveAttempts(db, counters, now);
    return account;
  });
}

function wrong(): AppError {
  return new AppError('BAD_REQUEST', wrongText, { fehler: [`password: ${wrongText}`] });
}

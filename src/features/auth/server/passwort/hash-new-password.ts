import type { Db } from '#server/db/connect.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { networkOf } from '#shared/place-of.ts';
import { newPasswordCounters } from '../attempt-counters.ts';
import { checkPassword, type PasswordOwner } from './check-password.ts';
import { atEstimatePlace } from './estimate-place.ts';
import { atHashPlace, refuseWithoutHashPlace } from './hash-place.ts';
import { hashPassword } from './password-hash.ts';

/** Checks a new password as a registration does, with the same limits, and returns its hash. */
export async function hashNewPassword(
  db: Db,
  { password, owner }: { password: string; owner: PasswordOwner },
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const network = networkOf(address);
  const secret = await readSecret(db);
  refuseWithoutHashPlace(db, { network });
  await atEstimatePlace(db, network, async () => {
    await limitAttempts(db, newPasswordCounters(secret, address), now);
    await checkPassword(db, password, owner);
  });
  return atHashPlace(db, { network }, () => hashPassword(password));
}

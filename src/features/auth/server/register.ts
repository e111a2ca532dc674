import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import { networkOf } from '#shared/place-of.ts';
import type { RegisterBody } from '../contract.ts';
import { toUser } from '../to-user.ts';
import type { AddKunde } from './add-kunde.ts';
import { registrationCounters } from './attempt-counters.ts';
import { checkPassword } from './check-password.ts';
import { createAccount } from './create-account.ts';
import { addDevice } from './device-list.ts';
import { atHashPlace } from './hash-place.ts';
import { limitAttempts } from './limit-attempts.ts';
import { hashPassword } from './password-hash.ts';
import { readSecret } from './secret.repository.ts';
import type { Caller, SignedIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

const takenText = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.';

/**
 * Creates a customer's account with the person behind it and signs in, all or nothing (R28). Limited per place and
 * network, because the answer reveals whether an e-mail address has an account.
 */
export async function register(
  db: Db,
  { email, password, vorname, nachname }: RegisterBody,
  { address, devices, now, addKunde }: Caller & { addKunde: AddKunde },
): Promise<SignedIn> {
  return atHashPlace({ kind: 'stranger', name: networkOf(address) }, async () => {
    await checkPassword(password, { email, vorname, nachname });
    const secret = await readSecret(db);
    await limitAttempts(db, registrationCounters(secret, address), now);
    const passwordHash = await hashPassword(password);

    return inTransaction(db, async (db) => {
      const datenschutzAt = now.toISOString();
      const account = await createAccount(
        db,
        { email, vorname, nachname, role: 'customer', passwordHash, datenschutzAt },
        now,
      );
      if (!account) throw new AppError('CONFLICT', takenText, { fehler: [`email: ${takenText}`] });
      await addKunde(db, account);
      const token = await startSession(db, account, now);
      return {
        reply: {
          success: true,
          message: 'Willkommen! Ihr Konto ist angelegt.',
          token,
          user: toUser(account),
        },
        devices: addDevice(devices, { id: account.id, passwordHash }, { secret, now }),
      };
    });
  });
}

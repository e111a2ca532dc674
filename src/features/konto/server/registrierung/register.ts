import type { RegisterBody } from '#features/auth/contract.ts';
import { registerTexts } from '#features/auth/register-texts.ts';
import {
  addDevice,
  atEstimatePlace,
  atHashPlace,
  type Caller,
  checkPassword,
  createAccount,
  hashPassword,
  newPasswordCounters,
  refuseWithoutHashPlace,
  registrationCounters,
  type SignedIn,
  startSession,
} from '#features/auth/server/index.ts';
import { toUser } from '#features/auth/to-user.ts';
import { addKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { networkOf } from '#shared/place-of.ts';
import { AppError } from '#shared/wire/errors.ts';
import { confirmNewAccount } from '../zugang/confirm-new-account.ts';

const { emailTaken } = registerTexts;

/**
 * Creates a customer's account with the person behind it and signs in, all or nothing (R28). Limited per place and
 * network, because the answer reveals whether an e-mail address has an account and the estimate of a password takes
 * time. A password that is refused counts as an estimate only.
 */
export async function register(
  db: Db,
  { email, password, vorname, nachname }: RegisterBody,
  { address, devices, geraet, now, adresse }: Caller & { adresse: string },
): Promise<SignedIn> {
  const origin = { network: networkOf(address) };
  const secret = await readSecret(db);
  const registrations = registrationCounters(secret, address);
  // Only a new account and an e-mail that is taken answer whether there was an account.
  const forgiveUnanswered = async (error: unknown): Promise<never> => {
    const isAnswered = error instanceof AppError && error.code === 'CONFLICT';
    if (!isAnswered) await forgiveAttempts(db, registrations, now);
    throw error;
  };

  refuseWithoutHashPlace(db, origin);
  await atEstimatePlace(db, origin.network, async () => {
    await limitAttempts(db, [...newPasswordCounters(secret, address), ...registrations], now);
    await checkPassword(db, password, { email, vorname, nachname }).catch(forgiveUnanswered);
  });
  const createAndSignIn = async (): Promise<SignedIn> => {
    const passwordHash = await hashPassword(password);

    return inTransaction(db, async (db) => {
      const datenschutzAt = now.toISOString();
      const account = await createAccount(
        db,
        { email, vorname, nachname, role: 'customer', passwordHash, datenschutzAt },
        now,
      );
      if (!account) throw new AppError('CONFLICT', emailTaken, { fehler: [`email: ${emailTaken}`] });
      await addKunde(db, account);
      await confirmNewAccount(db, account, { adresse, now });
      const token = await startSession(db, { ...account, geraet }, now);
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
  };
  return atHashPlace(db, origin, createAndSignIn).catch(forgiveUnanswered);
}

import type { Account } from '#features/auth/contract.ts';
import {
  addDevice,
  type Caller,
  changeAccount,
  checkOwnPassword,
  hashNewPassword,
  lockAccount,
  type SignedIn,
  startSession,
} from '#features/auth/server/index.ts';
import { toUser } from '#features/auth/to-user.ts';
import { insertAenderung } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { PasswortBody } from '../../contract.ts';
import { authorOf } from '../author-of.ts';
import { sendHinweis } from '../send-hinweis.ts';

/** Changes the own password: all sessions end, this device gets a new one, and a note goes to the address. */
export async function changePasswort(
  db: Db,
  { account, body }: { account: Account; body: PasswortBody },
  { caller, adresse }: { caller: Caller; adresse: string },
): Promise<SignedIn> {
  const { id } = account;
  const { address, devices, geraet, now } = caller;
  const owner = await checkOwnPassword(db, { account, password: body.password }, caller);
  const wanted = { password: body.neu, owner };
  const passwordHash = await hashNewPassword(db, wanted, { address, now }).catch(refuseNeu);
  const secret = await readSecret(db);
  const change = inTransaction(
    db,
    async (db) => {
      const locked = await lockAccount(db, { id });
      if (!locked) throw notFound('Konto');
      await changeAccount(db, locked, { passwordHash, now });
      await insertAenderung(db, id, { von: authorOf(account), felder: ['passwort'], now });
      await sendHinweis(db, { account, was: 'passwort' }, { adresse, now });
      return startSession(db, { ...account, geraet }, now);
    },
    { lockFirst: (db) => lockAccount(db, { id }) },
  );
  const message = 'Ihr neues Passwort gilt ab jetzt. Auf allen anderen Geräten sind Sie abgemeldet.';
  return {
    reply: { success: true, message, token: await change, user: toUser(account) },
    devices: addDevice(devices, { id, passwordHash }, { secret, now }),
  };
}

/** The fault stands at the field of the new password, which this form calls otherwise. */
function refuseNeu(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'BAD_REQUEST') throw error;
  throw new AppError('BAD_REQUEST', error.message, { fehler: [`neu: ${error.message}`] });
}

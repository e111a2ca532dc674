import { createAccount, noPassword } from '#features/auth/server/index.ts';
import { sendLink } from '#features/konto/server/index.ts';
import { type Author, addKunde, insertAenderung } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BenutzerData } from '../contract.ts';
import { roleFrom, rollenProblem } from '../rolle.ts';
import type { EinladenBody } from '../zugang-body.ts';
import { einladungProblem, passwortLinkProblem } from '../zugang-regeln.ts';
import { changeLocked } from './change-locked.ts';
import { emailTaken } from './email-taken.ts';
import { readOneBenutzer } from './read-benutzer.ts';

type By = { von: Author; now: Date; adresse: string };

/**
 * Adds a person whose account opens with the link of an invitation, which is queued with it: nobody but she
 * ever knows the password. Until then the account waits and nobody can sign in.
 */
export async function inviteBenutzer(
  db: Db,
  { role: wort, ...person }: EinladenBody,
  { von, now, adresse }: By,
): Promise<BenutzerData> {
  const role = roleFrom(wort);
  const problem = rollenProblem('customer', role);
  if (problem) throw new AppError('CONFLICT', problem, { fehler: [`role: ${problem}`] });
  return inTransaction(db, async (db) => {
    const neu = { ...person, role, passwordHash: noPassword, status: 'pending' } as const;
    const account = await createAccount(db, neu, now);
    if (!account) throw emailTaken();
    await addKunde(db, account);
    await insertAenderung(db, account.id, { von, felder: ['einladung'], now });
    await sendLink(db, { account, art: 'einladung', von: von.name }, { adresse, now });
    return readOneBenutzer(db, account.id, now);
  });
}

/** Sends the invitation of a person who has not accepted it again; the link of the one before no longer works. */
export function inviteAgain(db: Db, id: string, { von, now, adresse }: By): Promise<BenutzerData> {
  return changeLocked(db, id, {
    now,
    change: async (db, { account }) => {
      const problem = einladungProblem(account.status);
      if (problem) throw new AppError('CONFLICT', problem);
      await insertAenderung(db, id, { von, felder: ['einladung'], now });
      await sendLink(db, { account, art: 'einladung', von: von.name }, { adresse, now });
    },
  });
}

/** Sends a person the link for a new password. The present one works until she has set it. */
export function sendPasswortLink(db: Db, id: string, { von, now, adresse }: By): Promise<BenutzerData> {
  return changeLocked(db, id, {
    now,
    change: async (db, { account }) => {
      const problem = passwortLinkProblem(account.status);
      if (problem) throw new AppError('CONFLICT', problem);
      await insertAenderung(db, id, { von, felder: ['passwortLink'], now });
      await sendLink(db, { account, art: 'passwort', von: von.name }, { adresse, now });
    },
  });
}

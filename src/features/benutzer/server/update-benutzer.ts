import { emailKeyOf } from '#features/auth/email-key.ts';
import { changeAccount, lockAccount, lockAdmins } from '#features/auth/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { followNewEmail } from '#features/konto/server/index.ts';
import { type Author, changeKunde, insertAenderung } from '#features/kunde/server/index.ts';
import { type Db, isUniqueViolation, type Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { type Angaben, angabenFehler, applyBody, changedAngaben } from '../angaben.ts';
import type { BenutzerData } from '../contract.ts';
import { rollenProblem } from '../rolle.ts';
import type { BenutzerUpdateBody } from '../update-body.ts';
import { emailTaken } from './email-taken.ts';
import { readOneBenutzer } from './read-benutzer.ts';

type Edit = { body: BenutzerUpdateBody; von: Author; now: Date; adresse: string };

/**
 * Changes a person's data and records author and changed fields, all or nothing. A new role or e-mail address
 * ends the person's sessions, and a new address is written to the old one; the last admin stays one, and this
 * call cannot make anyone an employee (R21).
 */
export async function updateBenutzer(db: Db, id: string, edit: Edit): Promise<BenutzerData> {
  const work = (db: Tx) => changeBenutzer(db, id, edit);
  return inTransaction(db, work, { lockFirst: lockAdmins }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
}

async function changeBenutzer(db: Tx, id: string, edit: Edit): Promise<BenutzerData> {
  const { body, von, now, adresse } = edit;
  const locked = await lockAccount(db, { id });
  if (!locked) throw notFound('Benutzer');
  const before = await readOneBenutzer(db, id, now);
  const after = applyBody(angabenOf(before), body);
  const fehler = angabenFehler(after, now, angabenOf(before));
  if (fehler.length > 0)
    throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler.join(', ')}`, { fehler });

  const rolle = rollenProblem(before.role, after.role);
  if (rolle) throw new AppError('CONFLICT', rolle, { fehler: [`rolle: ${rolle}`] });

  const felder = changedAngaben(angabenOf(before), after);
  if (felder.length === 0) return before;
  const { email, vorname, nachname, role } = after;
  await refuseOwnEmail(db, { id, von, isNew: emailKeyOf(email) !== locked.account.emailKey });
  await changeAccount(db, locked, { email, vorname, nachname, role, now });
  await changeKunde(db, id, { ...after, kundennummer: before.kundennummer });
  await insertAenderung(db, id, { von, felder, now });
  await followNewEmail(db, { account: locked.account, email, von: von.name }, { adresse, now });
  return readOneBenutzer(db, id, now);
}

/**
 * From the opening on the own address changes in the profile, with the password and a link: an open back
 * office is not enough.
 */
async function refuseOwnEmail(
  db: Tx,
  { id, von, isNew }: { id: string; von: Author; isNew: boolean },
): Promise<void> {
  if (id !== von.id || !isNew) return;
  const { angaben } = await readEinstellung(db, 'phase');
  if (angaben.phase === 'angekuendigt') return;
  const text = 'Ihre eigene E-Mail-Adresse ändern Sie bitte in Ihrem Profil.';
  throw new AppError('CONFLICT', text, { fehler: [`email: ${text}`] });
}

function angabenOf(benutzer: BenutzerData): Angaben {
  const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, notizen, role } = benutzer;
  const { adresse, lieferadresse, kommunikation } = benutzer;
  return {
    vorname,
    nachname,
    email,
    telefon,
    geschlecht,
    geburtsdatum,
    notizen,
    role,
    adresse,
    lieferadresse,
    kommunikation,
  };
}

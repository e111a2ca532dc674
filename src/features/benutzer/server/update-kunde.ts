import { changeAccount, findAccount, lockAccount } from '#features/auth/server/index.ts';
import { type Author, changeKunde, insertAenderung } from '#features/kunde/server/index.ts';
import { type Db, isUniqueViolation } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Angaben, angabenFehler, applyBody, changedFelder } from '../angaben.ts';
import type { Kunde } from '../contract.ts';
import { rollenProblem } from '../rolle.ts';
import type { UpdateBody } from '../update-body.ts';
import { readKunden } from './read-kunden.ts';

type Edit = { body: UpdateBody; von: Author; now: Date };

/**
 * Changes a person's data and records author and changed fields, all or nothing. A new role or e-mail address ends the
 * person's sessions; the last admin stays one, and this call cannot make anyone an employee (R21).
 */
export async function updateKunde(db: Db, id: string, { body, von, now }: Edit): Promise<Kunde> {
  return db
    .transaction()
    .execute(async (db) => {
      const locked = await lockAccount(db, { id });
      if (!locked) throw notFound('Benutzer');
      const before = await readKunde(db, id, now);
      const after = applyBody(angabenOf(before), body);
      const fehler = angabenFehler(after, now);
      if (fehler.length > 0)
        throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler.join(', ')}`, { fehler });

      const rolle = rollenProblem(before.role, after.role);
      if (rolle) throw new AppError('CONFLICT', rolle, { fehler: [`rolle: ${rolle}`] });

      const felder = changedFelder(angabenOf(before), after);
      if (felder.length === 0) return before;
      const { email, vorname, nachname, role } = after;
      await changeAccount(db, locked, { email, vorname, nachname, role, now });
      await changeKunde(db, id, { ...after, kundennummer: before.kundennummer });
      await insertAenderung(db, id, { von, felder, now });
      return readKunde(db, id, now);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
}

async function readKunde(db: Db, id: string, now: Date): Promise<Kunde> {
  const account = await findAccount(db, id);
  const [kunde] = account ? await readKunden(db, [account], now) : [];
  if (!kunde) throw notFound('Benutzer');
  return kunde;
}

function angabenOf(kunde: Kunde): Angaben {
  const { vorname, nachname, email, telefon, geschlecht, geburtsdatum, notizen, role } = kunde;
  const { adresse, lieferadresse, kommunikation } = kunde;
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

function emailTaken(): AppError {
  const text = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
  return new AppError('CONFLICT', text, { fehler: [`email: ${text}`] });
}

import { changeAccount, lockAccount } from '#features/auth/server/index.ts';
import { adressenFehler, changedFelder } from '#features/kunde/change-adressen.ts';
import { changeKunde, insertAenderung, readKundeAngaben } from '#features/kunde/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { applyProfil } from '../../apply-profil.ts';
import type { Profil, ProfilBody } from '../../contract.ts';
import { authorOf } from '../author-of.ts';
import { type Eigner, readProfil } from './read-profil.ts';

/**
 * Changes the own name, telephone and addresses and records which, all or nothing. The locked account keeps
 * what another tab saves meanwhile: of each field the later one counts. It is locked before the session, as
 * by every other call on the own account.
 */
export function saveProfil(db: Db, eigner: Eigner, body: ProfilBody): Promise<Profil> {
  const work = async (db: Tx) => {
    await changeProfil(db, eigner, body);
    return readProfil(db, eigner);
  };
  return inTransaction(db, work, { lockFirst: (db) => lockAccount(db, { id: eigner.accountId }) });
}

async function changeProfil(db: Tx, { accountId, now }: Eigner, body: ProfilBody): Promise<void> {
  const locked = await lockAccount(db, { id: accountId });
  const person = (await readKundeAngaben(db, [accountId])).get(accountId);
  if (!locked || !person) throw notFound('Konto');
  const { vorname, nachname, email } = locked.account;
  const { telefon, adresse, lieferadresse } = person;
  const before = { vorname, nachname, telefon, adresse, lieferadresse };
  const after = applyProfil(before, body);
  const fehler = adressenFehler(after, before);
  if (fehler.length > 0)
    throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler.join(', ')}`, { fehler });

  const felder = changedFelder(before, after);
  if (felder.length === 0) return;
  await changeAccount(db, locked, { vorname: after.vorname, nachname: after.nachname, now });
  await changeKunde(db, accountId, { ...person, ...after, email });
  await insertAenderung(db, accountId, { von: authorOf(locked.account), felder, now });
}

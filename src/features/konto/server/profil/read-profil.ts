import { findNeueEmail, findOwnAccount, listSitzungen } from '#features/auth/server/index.ts';
import { keineAngaben } from '#features/kunde/angaben.ts';
import { readKundeAngaben } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Profil } from '../../contract.ts';

/** Who asks for the own data: the account, and the token of the request. */
export type Eigner = { accountId: string; token: string | undefined; now: Date };

/** The own account as `/profile` shows it: nothing internal. */
export async function readProfil(db: Db, { accountId, token, now }: Eigner): Promise<Profil> {
  const account = await findOwnAccount(db, accountId);
  if (!account) throw notFound('Konto');
  const person = (await readKundeAngaben(db, [accountId])).get(accountId);
  const { telefon, adresse, lieferadresse } = person ?? keineAngaben;
  const { email, emailBestaetigtAt, vorname, nachname, createdAt: seit, role } = account;
  return {
    ...{ email, emailBestaetigt: emailBestaetigtAt !== null },
    neueEmail: await findNeueEmail(db, accountId, now),
    kundennummer: person?.kundennummer ?? '',
    ...{ vorname, nachname, telefon, adresse, lieferadresse, seit },
    istLoeschbar: role === 'customer',
    sitzungen: await listSitzungen(db, account, { token, now }),
  };
}

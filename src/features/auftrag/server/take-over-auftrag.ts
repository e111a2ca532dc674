import { emailKeyOf } from '#features/auth/email-key.ts';
import { addMissingAdressen } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import type { Anschrift } from '../anschrift.ts';
import { anschrift } from '../anschrift-body.ts';
import type { Bestellung } from '../bestellung-contract.ts';
import { lockAuftrag, setAccount } from './bestellung.repository.ts';
import { findBestellung, readBestellung } from './read-bestellung.ts';

type Konto = { id: string; name: string; email: string };

/**
 * Gives the order of a link to an account. If it was made with the account's e-mail address, the person gets its addresses where
 * she has none: a link from a stranger brings none. An order of another account stays there; a repetition changes nothing.
 */
export function takeOverAuftrag(
  db: Db,
  token: string,
  { konto, now }: { konto: Konto; now: Date },
): Promise<Bestellung> {
  return inTransaction(db, async (db) => {
    const { id } = await findBestellung(db, token);
    const auftrag = await lockAuftrag(db, id);
    if (!auftrag) throw new Error(`Order ${id} is gone.`);
    const { accountId } = auftrag;
    if (accountId !== null && accountId !== konto.id)
      throw new AppError('CONFLICT', 'Diese Bestellung gehört schon zu einem anderen Konto.');
    if (accountId === null) {
      await setAccount(db, id, konto.id);
      if (auftrag.emailKey !== emailKeyOf(konto.email)) return readBestellung(db, token);
      await addMissingAdressen(db, konto.id, {
        adresse: adresseOf(anschrift.parse(JSON.parse(auftrag.rechnung))),
        ...(auftrag.lieferung === null
          ? {}
          : { lieferadresse: lieferadresseOf(anschrift.parse(JSON.parse(auftrag.lieferung))) }),
        ...{ von: konto, now },
      });
    }
    return readBestellung(db, token);
  });
}

function adresseOf({ strasse, hausnummer, zusatz, plz, stadt }: Anschrift) {
  return { strasse, hausnummer, zusatz, plz, stadt, land: 'Deutschland' };
}

function lieferadresseOf(lieferung: Anschrift) {
  const { vorname, nachname, firma: firmenname } = lieferung;
  return { verwendet: true, firmenname, vorname, nachname, ...adresseOf(lieferung) };
}

import { findAuftragsakten } from '#features/auftrag/server/index.ts';
import { findBestellung } from '#features/bestellung/server/index.ts';
import { maskedIban } from '#features/einstellung/felder/iban.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { KontoBody, Kontoseite } from '../../erstattung/erstattung-contract.ts';
import { findWartendeUeberweisung, listErstattungen, setErstattung } from './erstattung.repository.ts';
import { standOf } from './read-erstattungen.ts';

/** Whether the customer of a link is asked for her account, and what is transferred to her. */
export async function readKontoseite(db: Db, token: string): Promise<Kontoseite> {
  const { id, nummer } = await findBestellung(db, token);
  const wartende = await findWartendeUeberweisung(db, id);
  if (wartende) {
    const { betragCent, iban } = wartende;
    const betrag = centToEuro(betragCent);
    if (iban === null) return { nummer, stand: 'gefragt', betrag };
    return { nummer, stand: 'angegeben', betrag, kontoEnde: maskedIban(iban) };
  }
  const letzte = (await listErstattungen(db, id)).find(({ weg }) => weg === 'ueberweisung');
  const [akte] = await findAuftragsakten(db, [id]);
  if (!akte || !letzte || standOf(letzte, akte) !== 'erledigt') return { nummer, stand: 'keine' };
  return { nummer, stand: 'ueberwiesen', betrag: centToEuro(letzte.betragCent) };
}

/** Keeps the account that she says, until the money is transferred; a repetition changes it. */
export async function saveKonto(db: Db, token: string, { iban, inhaber }: KontoBody): Promise<Kontoseite> {
  const { id: auftragId } = await findBestellung(db, token);
  const wartende = await findWartendeUeberweisung(db, auftragId);
  const isGespeichert =
    wartende &&
    (await inTransaction(db, (db) =>
      setErstattung(db, { id: wartende.id, von: ['beantragt'] }, { iban, inhaber }),
    ));
  if (!isGespeichert)
    throw new AppError(
      'CONFLICT',
      'Für diese Bestellung wird gerade nichts überwiesen. Bei Fragen melden Sie sich bitte bei uns.',
    );
  return readKontoseite(db, token);
}

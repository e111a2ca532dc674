import { laufendeErstattungen } from '#features/auftrag/ereignisse/erstattung.ts';
import { listEreignisse } from '#features/auftrag/server/index.ts';
import { findBestellung } from '#features/bestellung/server/index.ts';
import { maskedIban } from '#features/einstellung/felder/iban.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { KontoBody, Kontoseite } from '../../erstattung/erstattung-contract.ts';
import {
  type Erstattung,
  findWartendeUeberweisung,
  listErstattungen,
  setErstattung,
} from './erstattung.repository.ts';
import { standJetzt } from './stand-jetzt.ts';

/** Whether the customer of a link is asked for her account, and what is transferred to her. */
export async function readKontoseite(db: Db, token: string): Promise<Kontoseite> {
  const { id, nummer } = await findBestellung(db, token);
  const wartende = await findGefragte(db, id);
  if (wartende) {
    const { betragCent, iban } = wartende;
    const betrag = centToEuro(betragCent);
    if (iban === null) return { nummer, stand: 'gefragt', betrag };
    return { nummer, stand: 'angegeben', betrag, kontoEnde: maskedIban(iban) };
  }
  const letzte = (await listErstattungen(db, id)).find(({ weg }) => weg === 'ueberweisung');
  const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
  if (!letzte || standJetzt(letzte, ereignisse) !== 'erledigt') return { nummer, stand: 'keine' };
  return { nummer, stand: 'ueberwiesen', betrag: centToEuro(letzte.betragCent) };
}

/** The transfer whose account she was asked for: what the owner has typed by herself nobody changes by a link. */
async function findGefragte(db: Db, auftragId: string): Promise<Erstattung | undefined> {
  const wartende = await findWartendeUeberweisung(db, auftragId);
  if (!wartende) return undefined;
  const ereignisse = (await listEreignisse(db, [auftragId])).get(auftragId) ?? [];
  const begonnen = laufendeErstattungen(ereignisse).find(({ erstattung }) => erstattung === wartende.id);
  return begonnen?.fragt ? wartende : undefined;
}

/** Keeps the account that she says, until the money is transferred; a repetition changes it. */
export async function saveKonto(db: Db, token: string, { iban, inhaber }: KontoBody): Promise<Kontoseite> {
  const { id: auftragId } = await findBestellung(db, token);
  const wartende = await findGefragte(db, auftragId);
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

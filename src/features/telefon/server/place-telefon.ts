import type { z } from 'zod';
import type { Author, PostAdresse } from '#features/auftrag/server/index.ts';
import { bankverbindungOf, findByBestellId } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { lockBestaende } from '#features/bestand/server/index.ts';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import type { KonditionenCache, KonditionenMitTexten } from '#features/kasse/server/index.ts';
import { bestellKeyOf, chooseBestellsumme, idsOf, writeAuftrag } from '#features/kasse/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction, isTx } from '#server/db/in-transaction.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { lockKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { TelefonBody, telefonReply } from '../contract.ts';
import { telefonAnschriftOf } from '../telefon-anschrift.ts';
import { refuseAnderes } from './refuse-anderes.ts';
import { readTelefonInhalt, refuseUngeoeffnet } from './telefon-kasse.ts';

export type TelefonServices = {
  konditionenCache: KonditionenCache;
  steuerwechsel: Steuerwechsel;
  now: () => Date;
  adresse: PostAdresse;
};

export type TelefonBestellt = z.infer<typeof telefonReply>['data'] & { isNeu: boolean };

type Anruf = { body: TelefonBody; von: Author };

/**
 * Makes an order that the workshop enters: by the rules of the checkout (R37, R38, R40), without its limits
 * for strangers; or answers the one that this person has made from the same content under the same
 * `bestellId`. Under that id there is never a second order: the checkout would make one of changed content,
 * but here the first one may have no mail by which it is noticed.
 */
export async function placeTelefon(
  db: Db,
  anruf: Anruf,
  services: TelefonServices,
): Promise<TelefonBestellt> {
  const { bestellt, konditionenMitTexten } = await inTransaction(db, (db) => place(db, anruf, services));
  if (konditionenMitTexten && !isTx(db)) konditionenMitTexten.areKept = true;
  return bestellt;
}

async function place(
  db: Tx,
  { body, von }: Anruf,
  { konditionenCache, steuerwechsel, now, adresse }: TelefonServices,
): Promise<{ bestellt: TelefonBestellt; konditionenMitTexten?: KonditionenMitTexten }> {
  const version = await lockKatalogVersion(db);
  const bestellId = bestellKeyOf({ von: von.id, bestellId: body.bestellId });
  const vorher = await findByBestellId(db, bestellId);
  if (vorher) {
    await refuseAnderes(db, vorher, body);
    return { bestellt: { ...bestelltOf(vorher), isNeu: false } };
  }
  await refuseUngeoeffnet(db);
  const at = now();
  const konditionenMitTexten = await konditionenCache.read(db, version, tagOf(at));
  const { posten, email, lieferung } = body;
  const bestaende = await lockBestaende(db, idsOf(posten));
  const freiOf = (id: string) => (bestaende.get(id)?.menge ?? 0) - (bestaende.get(id)?.reserviert ?? 0);
  const inhalt = await readTelefonInhalt(db, {
    konditionen: konditionenMitTexten.konditionen,
    ...{ posten, freiOf, steuerwechsel },
  });
  const summe = chooseBestellsumme(inhalt, body);
  const anschriften = { email, rechnung: telefonAnschriftOf(body.rechnung), lieferung };
  const angaben = { accountId: null, body: anschriften, bestellId, emailKey: emailKeyOf(email) };
  const entschieden = { angaben, waren: inhalt.waren, summe, konditionenMitTexten, von, isTelefon: true };
  const { auftrag } = await writeAuftrag(db, entschieden, {
    ...{ at, adresse, steuerwechsel },
    secret: await readSecret(db),
  });
  return { bestellt: { ...bestelltOf(auftrag), isNeu: true }, konditionenMitTexten };
}

type Geschrieben = Pick<AuftragTable, 'id' | 'nummer' | 'email' | 'zahlart' | 'gezeigt' | 'gesamtCent'>;

/** The same for a repetition: it follows from what the order has frozen (R40). */
function bestelltOf({ id: _id, nummer, email, gesamtCent, ...row }: Geschrieben) {
  const konto = bankverbindungOf(row);
  const ueberweisung = konto && { ...konto, betrag: centToEuro(gesamtCent) };
  return { _id, nummer, hatPost: email !== '', ...(ueberweisung ? { ueberweisung } : {}) };
}

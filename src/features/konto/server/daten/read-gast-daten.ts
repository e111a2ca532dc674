import { readBestellungVoll } from '#features/bestellung/server/index.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { listNachrichtenMit } from '#features/post/server/index.ts';
import { listErklaerungen } from '#features/widerruf/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { GastDaten } from '../../contract.ts';
import { datenOfBestellung } from './read-daten.ts';

/**
 * Everything that the shop has about the order of a link and its customer (GDPR articles 15 and 20). Nothing
 * that was written by the contact form: whoever made the order has the link, and may have typed the e-mail
 * address of another person, who wrote the letters.
 */
export async function readGastDaten(db: Db, token: string, now: Date): Promise<GastDaten> {
  const voll = await readBestellungVoll(db, token);
  const { auftragId, bestellung } = voll;
  const nachrichten = await listNachrichtenMit(db, {
    accountId: undefined,
    emails: new Map([[auftragId, bestellung.email]]),
    isAbsender: () => false,
  });
  const widerrufe = await listErklaerungen(db, [auftragId]);
  const { laden } = await readSomeEinstellungen(db, ['laden']);
  return {
    erstelltAm: now.toISOString(),
    laden: laden.angaben.name,
    bestellungen: [datenOfBestellung(voll, widerrufe.get(auftragId))],
    nachrichten,
  };
}

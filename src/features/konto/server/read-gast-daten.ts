import { readBestellungVoll } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { listNachrichtenMit } from '#features/post/server/index.ts';
import { listErklaerungen } from '#features/widerruf/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { GastDaten } from '../contract.ts';
import { datenOfBestellung } from './read-daten.ts';

/**
 * Everything that the shop has about the order of a link and its customer (GDPR articles 15 and 20). Of what was written by the contact form only
 * that which names this order: a link that was passed on opens no other letters.
 */
export async function readGastDaten(db: Db, token: string, now: Date): Promise<GastDaten> {
  const voll = await readBestellungVoll(db, token);
  const { auftragId, bestellung } = voll;
  const { email, nummer } = bestellung;
  const isAbsender = (von: string) => email !== '' && emailKeyOf(von) === emailKeyOf(email);
  const nachrichten = await listNachrichtenMit(db, {
    accountId: undefined,
    emails: new Map([[auftragId, email]]),
    isAbsender,
  });
  const widerrufe = await listErklaerungen(db, [auftragId]);
  const { laden } = await readSomeEinstellungen(db, ['laden']);
  return {
    erstelltAm: now.toISOString(),
    laden: laden.angaben.name,
    bestellungen: [datenOfBestellung(voll, widerrufe.get(auftragId))],
    nachrichten: nachrichten.filter(({ vonIhr, text }) => !vonIhr || text.includes(nummer)),
  };
}

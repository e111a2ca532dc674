import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { endOhneAuskunft } from './end-with-notiz.ts';
import { gleicheVersuchAb, isLaufend } from './gleiche-ab.ts';
import { isBei, type ZahlungServices } from './zahlung-services.ts';
import { endVersuch, findOffenenVersuch, findVersuch, type Versuch } from './zahlungsversuch.repository.ts';

/** Each look may find that another has just begun or ended it. */
const most = 3;

/**
 * Ends the open attempt of an order at its provider, so that nobody can pay it any more; if somebody just has, that
 * is booked. Throws an `AnbieterError` when the provider gives no answer.
 */
export async function endVersuche(db: Db, auftragId: string, services: ZahlungServices): Promise<void> {
  const versuch = await findOffenenVersuch(db, auftragId);
  if (versuch) await endEinen(db, versuch.id, services);
}

/** The same of one attempt; one that has ended stays as it is. */
export async function endEinen(db: Db, versuchId: string, services: ZahlungServices): Promise<void> {
  for (let left = most; left > 0; left -= 1) {
    const versuch = await findVersuch(db, versuchId);
    if (!versuch || !isLaufend(versuch)) return;
    await tryToEnd(db, versuch, services);
  }
  const danach = await findVersuch(db, versuchId);
  if (danach && isLaufend(danach))
    throw new AnbieterError('The provider does not say how a payment stands.', { isUnterwegs: true });
}

async function tryToEnd(db: Db, versuch: Versuch, services: ZahlungServices): Promise<void> {
  const { id, anbieterId, laeuftBis } = versuch;
  const { anbieter } = services;
  if (anbieterId !== null && !isBei(versuch, anbieter)) return endOhneAuskunft(db, versuch, { services });
  if (anbieterId !== null && isBei(versuch, anbieter)) {
    const ergebnis = await anbieter.brichAb(anbieterId).catch((error: unknown) => ({ error }));
    if (typeof ergebnis === 'object')
      return endOhneAuskunft(db, versuch, { error: ergebnis.error, services });
    if (ergebnis === 'schonBezahlt') return gleicheVersuchAb(db, id, services);
  }
  const at = services.now();
  const stand = laeuftBis > at.toISOString() ? 'abgebrochen' : 'abgelaufen';
  // Nobody has got an address of one that only begins: whoever asks for it just now hears that it has ended.
  const von: Versuch['stand'][] = anbieterId === null ? ['beginnt'] : ['offen'];
  await inTransaction(db, (db) => endVersuch(db, id, { stand, at, von }));
}

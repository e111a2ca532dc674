import { lockZahlstand, switchToUeberweisung } from '#features/auftrag/server/index.ts';
import { findBestellung } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Zahlungsseite } from '../../online/zahlungsseite-contract.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { endVersuche } from './end-versuche.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';
import { readVorkasse, readZahlungsseite } from './read-zahlungsseite.ts';
import { alsAbsage, type ZahlungServices } from './zahlung-services.ts';
import { findOffenenVersuch } from './zahlungsversuch.repository.ts';

const inzwischenText =
  'Die Bezahlung wurde inzwischen in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.';

/** Where the order of a link is paid. */
export async function beginBestellung(
  db: Db,
  token: string,
  services: ZahlungServices,
): Promise<{ adresse: string }> {
  const { id } = await findBestellung(db, token);
  return beginZahlung(db, id, services);
}

/** Asks the provider about the order of a link; without its answer the page says what is stored. */
export async function checkBestellung(
  db: Db,
  token: string,
  services: ZahlungServices,
): Promise<Zahlungsseite> {
  const { id } = await findBestellung(db, token);
  const versuch = await findOffenenVersuch(db, id);
  if (versuch)
    await gleicheVersuchAb(db, versuch.id, { ...services, isGeduldig: true }).catch((err: unknown) => {
      if (!(err instanceof AnbieterError)) throw err;
      services.log.error({ err, versuchId: versuch.id }, 'the payment provider could not be asked');
    });
  return readZahlungsseite(db, token, services);
}

/** The order of a link is paid by transfer: what was begun online is ended first, so that nobody pays twice. */
export async function switchBestellung(
  db: Db,
  token: string,
  services: ZahlungServices,
): Promise<{ message: string; seite: Zahlungsseite }> {
  const { id: auftragId } = await findBestellung(db, token);
  const vorkasse = await readVorkasse(db);
  if (!vorkasse)
    throw new AppError(
      'CONFLICT',
      'Per Überweisung lässt sich gerade nicht bezahlen. Bitte schreiben Sie uns.',
    );
  await endVersuche(db, auftragId, services).catch((error: unknown) => {
    throw alsAbsage(error);
  });
  const { adresse } = services;
  const message = await inTransaction(db, async (db) => {
    // Another tab may have begun to pay since; with the order's lock none does before this is done.
    await lockZahlstand(db, auftragId);
    if (await findOffenenVersuch(db, auftragId)) throw new AppError('CONFLICT', inzwischenText);
    return switchToUeberweisung(db, { ...vorkasse, auftragId }, { now: services.now(), adresse });
  });
  return { message, seite: await readZahlungsseite(db, token, services) };
}

import type { Db } from '#server/db/connect.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import { listFaelligeErstattungen, listOffeneZuVersuch } from './erstattung.repository.ts';
import { gleicheErstattungAb } from './gleiche-erstattung-ab.ts';

/** Whether the provider is to be asked about money that goes back. */
export async function hasErstattungen(db: Db, now: Date): Promise<boolean> {
  return (await listFaelligeErstattungen(db, { bis: now, limit: 1 })).length > 0;
}

/** Asks the provider about what of a payment went back: it said that something is new. */
export async function gleicheErstattungenZu(
  db: Db,
  versuchId: string,
  services: ZahlungServices,
): Promise<void> {
  for (const { id } of await listOffeneZuVersuch(db, versuchId)) await gleicheErstattungAb(db, id, services);
}

/** Asks about one whose time has come. Without an answer it waits, and the run goes on: that is in the log. */
export async function settleErstattung(db: Db, id: string, services: ZahlungServices): Promise<void> {
  await gleicheErstattungAb(db, id, services).catch((err: unknown) => {
    if (!(err instanceof AnbieterError)) throw err;
    services.log.error({ err, erstattungId: id }, 'money on its way back could not be settled');
  });
}

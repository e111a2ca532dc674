import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { isProbelauf } from '../probelauf/probelauf.repository.ts';
import { insertMeldung } from './zahlungsmeldung.repository.ts';
import { isBekannt } from './zahlungsversuch.repository.ts';

/** A message as it arrived: its bytes, because they are signed, and the headers of its request. */
export type RoheMeldung = {
  an: string;
  roh: Buffer;
  kopf: Record<string, string | string[] | undefined>;
};

/**
 * Keeps a message of the payment provider, once; the job works it off, so that the provider is answered at once and
 * nothing is lost that cannot be done now.
 */
export async function receiveMeldung(
  db: Db,
  { an, roh, kopf }: RoheMeldung,
  { anbieter, now }: { anbieter: ZahlungsAnbieter | undefined; now: () => Date },
): Promise<void> {
  if (anbieter?.name !== an) throw notFound('Zahlungsanbieter');
  const meldung = await anbieter.pruefeMeldung(roh, kopf);
  if (meldung === 'ungueltig') throw new AppError('BAD_REQUEST', 'Diese Meldung ist nicht gültig.');
  const { ereignisId: id, anbieterId, isUnbelegt = false } = meldung;
  if (isUnbelegt && !(await isBekannt(db, { anbieter: an, anbieterId }))) return;
  const empfangenAt = now().toISOString();
  // A trial payment is looked at when its owner comes back: nothing is to be done about what is said of it.
  const isErledigt = anbieterId === '' || (await isProbelauf(db, { anbieter: an, anbieterId }));
  const erledigtAt = isErledigt ? empfangenAt : null;
  await inTransaction(db, (db) =>
    insertMeldung(db, { id, anbieter: an, anbieterId, empfangenAt, erledigtAt }),
  );
}

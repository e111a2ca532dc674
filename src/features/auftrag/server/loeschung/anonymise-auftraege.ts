import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashToken } from '#features/auth/server/index.ts';
import { deleteInhalteVon, findLetzteBelegTage } from '#features/beleg/server/index.ts';
import { deletePostOf } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { geleerteAngaben, leereAnschriftJson } from '../../loeschung/geleerte-angaben.ts';
import { naechsterDatenstand } from '../../loeschung/loeschung.ts';
import { auftragSucheOf, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { deleteUmsaetzeOf } from '../geld/bank-umsatz.repository.ts';
import { dueAuftraege } from './due-auftraege.ts';
import { type Faelligkeit, listAngaben, setGeleert, setLeer } from './loeschung.repository.ts';

/**
 * Takes the person out of orders (ADR 079): of all whose years are over everything, of those whose customer
 * asked for it what the law does not want. A run that was killed goes on with the next: what is done is not
 * due any more.
 */
export async function anonymiseAuftraege(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  for (const art of ['anonym', 'pflicht'] as const) await emptyAll(db, art, { now, signal });
}

async function emptyAll(
  db: Db,
  art: Faelligkeit,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<void> {
  for await (const { id } of dueAuftraege(db, art, now)) {
    signal?.throwIfAborted();
    await inTransaction(db, (db) => emptyAuftrag(db, id, now));
    await nextTurn();
  }
}

/** Decides under the lock: it may have been worked on since it was listed. */
async function emptyAuftrag(db: Tx, id: string, now: Date): Promise<void> {
  const { auftrag, posten, lage, ereignisse } = await lockAuftragsakte(db, id);
  const belegTag = (await findLetzteBelegTage(db, [id])).get(id);
  const datenstand = naechsterDatenstand({ datenstand: auftrag.datenstand, lage, ereignisse, belegTag }, now);
  if (!datenstand) return;
  const isAnonym = datenstand === 'anonym';
  const { lieferung } = auftrag;
  const adressen = isAnonym
    ? { rechnung: leereAnschriftJson, lieferung: lieferung === null ? null : leereAnschriftJson }
    : { rechnung: auftrag.rechnung, lieferung };
  await setGeleert(db, id, {
    ...adressen,
    datenstand,
    at: now.toISOString(),
    tokenHash: hashToken(randomBytes(32).toString('base64url')),
    suche: auftragSucheOf({ ...auftrag, datenstand }, posten, []),
  });
  // After the order: their triggers look at its row.
  for (const { nr, typ, angaben } of await listAngaben(db, id))
    if (isAnonym || typ === 'notiz')
      await setLeer(db, { auftragId: id, nr, angaben: geleerteAngaben(angaben) });
  if (isAnonym) {
    await deleteUmsaetzeOf(db, id);
    await deletePostOf(db, id);
    await deleteInhalteVon(db, id);
  }
}

import type { Db } from '#server/db/connect.ts';
import { inTransaction, onOwnBehalf } from '#server/db/in-transaction.ts';
import { clockFrom } from '#server/jobs/clock-from.ts';
import { claimNachricht, findNachricht } from '../nachricht.repository.ts';
import { readAbsender } from './read-absender.ts';
import { sendClaimed } from './send-claimed.ts';
import { anspruchMs, zeitenAt } from './send-times.ts';
import type { Postweg } from './send-weg.ts';

/** Milliseconds that a person waits for it; the browser gives a call up after 15 s. */
const limitMs = 12_000;

/** What became of a message that was sent at once; `fehler` is what the mail server said. */
export type Zustellung = { isGesendet: boolean; fehler: string };

/**
 * Sends one message that the job does not take yet (`erstAb`) at once and only once, so that its sender sees
 * what the mail server says.
 */
export async function sendNow(
  db: Db,
  id: string,
  { weg, now }: { weg: Postweg; now: Date },
): Promise<Zustellung> {
  const row = await findNachricht(db, id);
  const claim = { bis: new Date(now.getTime() + anspruchMs).toISOString(), zeiten: zeitenAt(now) };
  const claimed = row && (await inTransaction(db, (db) => claimNachricht(db, row, claim)));
  if (!claimed) throw new Error(`Message ${id} is gone, or another node sends it.`);
  const absender = await readAbsender(db);
  const way = { weg, absender, clock: clockFrom(now), limitMs, isOnce: true };
  // Not as its caller: a session that ends meanwhile must not keep a message that was sent from being marked.
  const { art, fehler } = await onOwnBehalf(() => sendClaimed(db, claimed, way));
  return { isGesendet: art === 'gesendet', fehler };
}

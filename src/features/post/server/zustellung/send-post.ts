import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { clockFrom } from '#server/jobs/clock-from.ts';
import { claimNachricht, findFaellige } from '../nachricht.repository.ts';
import { type Absender, checkAbsender, readAbsender } from './read-absender.ts';
import { sendClaimed } from './send-claimed.ts';
import { anspruchMs, zeitenAt } from './send-times.ts';
import type { Postweg } from './send-weg.ts';

/** Milliseconds that one message may take. */
const limitMs = 60_000;

type Run = {
  now: Date;
  signal: AbortSignal;
  weg: Postweg;
  log: { error: (entry: object, message: string) => void };
};

/** Whether a message is due. */
export async function hasFaelligePost(db: Db, now: Date): Promise<boolean> {
  return (await findFaellige(db, zeitenAt(now))) !== undefined;
}

/**
 * Sends what is due, one message after the other. Trouble with one of them lets it wait and the next one go; trouble
 * with the server ends the run with an error, so that the next run begins a minute later.
 */
export async function sendPost(db: Db, { now, signal, weg, log }: Run): Promise<void> {
  const clock = clockFrom(now);
  for (;;) {
    signal.throwIfAborted();
    const next = await findFaellige(db, zeitenAt(clock()));
    if (!next) return;
    // Before the claim: a message does not use up an attempt because the settings name no sender.
    const absender: Absender = await readAbsender(db);
    if (weg.isSmtp) checkAbsender(absender);
    const claim = { bis: new Date(clock().getTime() + anspruchMs).toISOString(), zeiten: zeitenAt(clock()) };
    const row = await inTransaction(db, (db) => claimNachricht(db, next, claim));
    if (!row) continue;
    const way = { weg, absender, clock, stop: signal, log, limitMs };
    const { art, code } = await sendClaimed(db, row, way);
    if (art === 'gesendet') continue;
    // That a link has died meanwhile is nobody's fault.
    if (code !== 'ELINK') log.error({ nachrichtId: row.id, code }, 'a message could not be sent');
    if (art === 'stoerung') throw new Error(`the mail server could not be used (${code})`);
  }
}

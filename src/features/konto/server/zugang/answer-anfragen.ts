import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dropLinkAnfragen,
  listLinkAnfragen,
  lockAccountRow,
  noPassword,
  takeLinkAnfragen,
} from '#features/auth/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { type KontoWeg, sendLink } from '../send-link.ts';

/** Addresses of one run; the others are due in the next one. */
const most = 100;

/** Milliseconds after which a request is dropped: nobody waits for its mail any more. */
const maxAge = 86_400_000;

type Run = KontoWeg & { signal?: AbortSignal };

/** Whether a new password is wanted for any address. */
export async function hasAnfragen(db: Db): Promise<boolean> {
  return (await listLinkAnfragen(db, 1)).length > 0;
}

/**
 * Sends the links to new passwords that were asked for. Each address in a transaction of its own: one that
 * fails stays, and holds up no other.
 */
export async function answerAnfragen(db: Db, { signal, ...weg }: Run): Promise<void> {
  await inTransaction(db, (db) => dropLinkAnfragen(db, new Date(weg.now.getTime() - maxAge)));
  const failures: unknown[] = [];
  for (const email of await listLinkAnfragen(db, most)) {
    signal?.throwIfAborted();
    await inTransaction(db, (db) => answerAnfrage(db, email, weg)).catch((error) => failures.push(error));
    await nextTurn();
  }
  // The run has failed, so that it is repeated later and not at once.
  if (failures.length > 0) throw failures[0];
}

/**
 * Unknown addresses and closed accounts get nothing: neither may learn of the other. A person who has not
 * accepted her invitation gets it again.
 */
async function answerAnfrage(db: Tx, email: string, weg: KontoWeg): Promise<void> {
  const account = await lockAccountRow(db, { email });
  if (!(await takeLinkAnfragen(db, email))) return;
  if (account?.status === 'active') await sendLink(db, { account, art: 'passwort' }, weg);
  // One with a password waits for the workshop, not for a link.
  if (account?.status === 'pending' && account.passwordHash === noPassword)
    await sendLink(db, { account, art: 'einladung' }, weg);
}

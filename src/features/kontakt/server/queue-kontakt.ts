import { createHash } from 'node:crypto';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { queueOnce } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { KontaktBody } from '../contract.ts';
import { kontaktPost } from '../kontakt-post.ts';
import type { KontaktGrenze } from './kontakt-grenze.ts';

type Kontakt = { body: KontaktBody; address: string };
type Services = { grenze: KontaktGrenze; now: () => Date; adresse: string };

/**
 * Stores a message of the contact form in the outbox, which sends it to the workshop; returns when. The same
 * message again has the first answer and counts no second time. A filled `betreff` is answered the same, and
 * nothing is stored.
 */
export async function queueKontakt(
  db: Db,
  { body: { betreff: falle, ...body }, address }: Kontakt,
  { grenze, now, adresse }: Services,
): Promise<string> {
  const at = now();
  const { laden, phase } = await readSomeEinstellungen(db, ['laden', 'phase']);
  if (phase.angaben.phase === 'angekuendigt')
    throw new AppError('CONFLICT', 'Das Kontaktformular gibt es, sobald der Laden geöffnet ist.');
  if (falle !== '') return at.toISOString();

  const counters = await grenze.countersOf(db, address);
  try {
    return await inTransaction(db, async (db) => {
      const post = { schluessel: schluesselOf(body), adresse, now: at };
      const { createdAt, isNeu } = await queueOnce(db, kontaktPost(body), post);
      // After it was stored, which waits for the same message on its way: so that one never counts twice. A
      // refusal takes it back.
      if (isNeu) await limitAttempts(db, counters, at);
      return createdAt;
    });
  } catch (error) {
    throw withAndererWeg(error, laden.angaben);
  }
}

/**
 * Of the click, with all that was written: another text under the same id is another message, and is never
 * lost for it.
 */
function schluesselOf(body: Omit<KontaktBody, 'betreff'>): string {
  return `kontakt.${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
}

/** How to reach the workshop while the form takes nothing. */
function withAndererWeg(error: unknown, { email, telefon }: { email: string; telefon: string }): unknown {
  if (!(error instanceof AppError) || error.code !== 'TOO_MANY' || !(email || telefon)) return error;
  const weg = email ? `schreiben Sie uns direkt an ${email}` : `rufen Sie uns an: ${telefon}`;
  const { message, retryAfter } = error;
  const text = `${message} Oder ${weg}${email ? '.' : ''}`;
  return new AppError('TOO_MANY', text, retryAfter === undefined ? {} : { retryAfter });
}
